import type { ServiceContext } from '../../lib/context.ts';
import type { PhotoFile } from '../../photos/photos.ts';
import { lockPhotoFiles } from './photo-files.queries.ts';

/**
 * Stores the files of a photo that are not there yet. Call it inside the transaction that writes the row, before the row: there is
 * never a row whose file is missing, and until the transaction ends nobody takes the files away.
 */
export async function keepPhotoFiles(
  { db, storage }: Pick<ServiceContext, 'db' | 'storage'>,
  folder: string,
  files: readonly PhotoFile[],
): Promise<void> {
  await lockPhotoFiles(db, folder);
  for (const { key, data } of files) if (!(await storage.has(key))) await storage.put(key, data);
}
