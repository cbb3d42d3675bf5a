import path from 'node:path';
import type { Env } from '../../env.ts';
import { openLocalStorage, type Storage } from '../storage.ts';

/** A storage that fails is logged at most once in this time. */
const SAY_EVERY_MS = 60_000;

/** The photos of the portal: in its bucket, else in its folder. The client of buckets is loaded only with one. */
export async function openPhotoStorage(
  env: Pick<Env, 'DATA_DIR' | 'STORAGE' | 'STORAGE_COPY_BYTES'>,
  onFailure: (error: Error) => void = () => {},
): Promise<Storage> {
  const folder = await openPhotoFolder(env);
  const bucket = await openPhotoBucket(env, onFailure);
  if (bucket === null) return folder;
  const { openBucketStorage } = await import('./bucket-storage.ts');
  const copiesRoot = path.join(env.DATA_DIR, 'copies');
  return openBucketStorage({ bucket, copiesRoot, copyBytes: env.STORAGE_COPY_BYTES, folder });
}

export const openPhotoFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) =>
  openLocalStorage(path.join(DATA_DIR, 'uploads'));

/** Null for a portal without one. */
export async function openPhotoBucket(
  { STORAGE }: Pick<Env, 'STORAGE'>,
  onFailure: (error: Error) => void = () => {},
) {
  if (STORAGE === null) return null;
  const { Bucket } = await import('./bucket.ts');
  let said = 0;
  return new Bucket(STORAGE, (error) => {
    if (Date.now() - said < SAY_EVERY_MS) return;
    said = Date.now();
    onFailure(error);
  });
}
