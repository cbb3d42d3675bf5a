import path from 'node:path';
import type { ServiceContext } from '../../lib/context.ts';
import { jpegTwinOf, type JpegTwin } from '../../photos/photo-folders.ts';
import { encodeJpegTwin } from '../../photos/photo-turns.ts';
import type { PhotoFile } from '../../photos/encode-photo.ts';
import { createWorkQueue } from '../../lib/work-queue.ts';
import { lockPhotoFiles } from './photo-files.queries.ts';

type TwinContext = Pick<ServiceContext, 'db' | 'storage'>;

/** Two run at once, so that the job leaves room for requests. Many may wait, because twins are small and no request should fail. */
const once = createWorkQueue<void>({ concurrency: 2, waiting: 1_000 });

/** Makes the JPEG file `key` of a photo that is stored as WebP only. Ignores other keys, and photos that are gone. */
export async function makeJpegTwin(ctx: TwinContext, key: string): Promise<void> {
  const twin = jpegTwinOf(key);
  if (twin === null || !(await isMissing(ctx, twin))) return;
  await once(key, async () => {
    const file = await encode(ctx, twin);
    await ctx.db.transaction(async (tx) => {
      // Removing the photo takes the same lock, so its folder does not come back.
      await lockPhotoFiles(tx, twin.folder);
      if (file && (await isMissing(ctx, twin))) await ctx.storage.put(key, file.data);
    });
  });
}

const isMissing = async ({ storage }: TwinContext, { jpeg, webp }: JpegTwin) =>
  (await storage.has(webp)) && !(await storage.has(jpeg));

/** Answers null when the photo was removed meanwhile. */
async function encode(ctx: TwinContext, twin: JpegTwin): Promise<PhotoFile | null> {
  const { storage } = ctx;
  try {
    return await encodeJpegTwin(path.join(storage.root, twin.webp), twin.folder);
  } catch (error) {
    if (await storage.has(twin.webp)) throw error;
    return null;
  }
}
