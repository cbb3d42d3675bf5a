import type { ServiceContext } from '../../lib/context.ts';
import { eachAtOnce } from '../../lib/each-at-once.ts';
import type { PhotoFile } from '../../photos/encode-photo.ts';
import { lockPhotoFiles } from './photo-files.queries.ts';

/**
 * Stores the missing files of a photo. Call it inside the transaction that writes the row, before the row: a row then always has its
 * files, and nobody removes them until the transaction ends.
 */
export async function keepPhotoFiles(
  { db, storage }: Pick<ServiceContext, 'db' | 'storage'>,
  folder: string,
  files: readonly PhotoFile[],
): Promise<void> {
  await lockPhotoFiles(db, folder);
  await eachAtOnce(files, async ({ key, data }) => {
    if (!(await storage.has(key))) await storage.put(key, data);
  });
}
