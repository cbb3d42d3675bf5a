import { BULK_WRITES } from '../../jobs/enqueue-job.ts';
import type { Job } from '../../jobs/job-queue.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { isPhotoFolder } from '../../photos/photo-folders.ts';
import { forgetPhotoFiles } from './forget-photo-files.ts';
import { keepUnusedPhotos } from './photo-files.queries.ts';

/** Younger files may be about to get their row. */
const LOST_AFTER_MS = 60 * 60 * 1000;
const BATCH = 100;

type Ctx = Pick<ServiceContext, 'db' | 'storage' | 'log' | 'now'>;

/** Removes the files of photos without a row, and drafts of broken uploads. Answers the number of removed photos. */
export async function forgetLostPhotoFiles(ctx: Ctx, signal: AbortSignal): Promise<number> {
  let total = 0;
  let batch: string[] = [];
  const look = async () => {
    const lost = await lostOf(ctx, batch);
    await forgetPhotoFiles(ctx, lost);
    total += lost.length;
    batch = [];
  };
  for await (const folder of ctx.storage.folders()) {
    if (signal.aborted) return total;
    if (isPhotoFolder(folder)) batch.push(folder);
    if (batch.length === BATCH) await look();
  }
  await look();
  await ctx.storage.removeAbandoned();
  return total;
}

async function lostOf(
  { db, storage, now }: Ctx,
  storageKeys: readonly string[],
): Promise<string[]> {
  const before = now().getTime() - LOST_AFTER_MS;
  const lost: string[] = [];
  for (const key of await keepUnusedPhotos(db, storageKeys)) {
    const changedAt = await storage.changedAt(key);
    if (changedAt && changedAt.getTime() < before) lost.push(key);
  }
  return lost;
}

export const sweepPhotoFilesJob: Job<Ctx> = {
  name: 'sweep_photo_files',
  // Every night at 10:13 UTC, 4:13 in Mexico City, after the purge.
  when: '13 10 * * *',
  queue: BULK_WRITES,
  run: async (ctx, _payload, signal) => {
    const photos = await forgetLostPhotoFiles(ctx, signal);
    ctx.log.info({ photos }, 'removed photo files without a row');
  },
};
