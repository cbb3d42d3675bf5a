import path from 'node:path';
import { BackupError } from '../backup/backup-error.ts';
import { BucketShelf, type Shelf } from '../backup/shelves.ts';
import { readEnv, storageVariables } from '../env.ts';
import { openPhotoBucket } from '../photos/bucket/open-photo-storage.ts';

/** The backups in the bucket of the portal with these variables. */
export async function openBucketShelf(signal: AbortSignal): Promise<Shelf> {
  const { DATA_DIR } = process.env;
  const env = readEnv({ DATA_DIR, ...storageVariables(process.env) });
  const bucket = await openPhotoBucket(env);
  if (bucket === null)
    throw new BackupError('Para s3 hacen falta STORAGE_URL, STORAGE_KEY y STORAGE_SECRET.');
  const say = (line: string) => console.log(line);
  return new BucketShelf({ bucket, scratch: path.join(env.DATA_DIR, 'respaldos-s3'), signal, say });
}
