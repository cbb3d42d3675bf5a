import path from 'node:path';
import type { ServiceContext } from '../../lib/context.ts';
import { makeableFileOf, type MakeableFile } from '../../photos/photo-folders.ts';
import { encodeStoredFile } from '../../photos/photo-turns.ts';
import type { PhotoFile } from '../../photos/encode-photo.ts';
import { createWorkQueue } from '../../lib/work-queue.ts';
import { lockPhotoFiles } from './photo-files.queries.ts';

type PhotoContext = Pick<ServiceContext, 'db' | 'storage'>;

/** Two run at once, so that the job leaves room for requests. Many may wait, because the files are small and no request should fail. */
const once = createWorkQueue<void>({ concurrency: 2, waiting: 1_000 });

/** Makes the file `key` of a photo that is stored without it. Ignores other keys, and photos that are gone. */
export async function makePhotoFile(ctx: PhotoContext, key: string): Promise<void> {
  const made = makeableFileOf(key);
  if (made === null || !(await isMissing(ctx, made))) return;
  await once(key, async () => {
    const file = await encode(ctx, made);
    await ctx.db.transaction(async (tx) => {
      // Removing the photo takes the same lock, so its folder does not come back.
      await lockPhotoFiles(tx, made.folder);
      if (file && (await isMissing(ctx, made))) await ctx.storage.put(key, file.data);
    });
  });
}

const isMissing = async ({ storage }: PhotoContext, { key, source }: MakeableFile) =>
  (await storage.has(source)) && !(await storage.has(key));

/** Answers null when the photo was removed meanwhile. */
async function encode(ctx: PhotoContext, made: MakeableFile): Promise<PhotoFile | null> {
  const { storage } = ctx;
  try {
    await storage.bring(made.source);
    return await encodeStoredFile(path.join(storage.root, made.source), made.key);
  } catch (error) {
    if (await storage.has(made.source)) throw error;
    return null;
  }
}
