import { BULK_WRITES } from '../../../jobs/enqueue-job.ts';
import type { Job } from '../../../jobs/job-queue.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { forgetPhotoFiles } from '../../photos/forget-photo-files.ts';
import { forgetSharePicture } from '../listings/forget-share-picture.ts';
import { keptSince, untitledSince } from './kept-since.ts';
import { deleteUntitledDrafts, purgeDeletedBefore } from './deleted.queries.ts';

const BATCH = 50;

type Ctx = Pick<ServiceContext, 'db' | 'storage' | 'log' | 'now'>;

/** Purges listings deleted more than thirty days ago: rows, inquiries, photos. Answers the number of purged listings. */
export async function purgeProperties(ctx: Ctx, signal: AbortSignal): Promise<number> {
  const before = keptSince(ctx.now());
  let total = 0;
  for (let size = BATCH; size === BATCH && !signal.aborted; total += size) {
    const purged = await ctx.db.transaction((tx) =>
      purgeDeletedBefore(tx, { before, limit: BATCH }),
    );
    // Rows first: a crash in between leaves files without a row, never a row without its files.
    await forgetPhotoFiles(ctx, purged.storageKeys);
    for (const id of purged.ids) await forgetSharePicture(ctx, id);
    size = purged.ids.length;
  }
  return total;
}

export const purgeDeletedJob: Job<Ctx> = {
  name: 'purge_deleted',
  // Every night at 9:43 UTC, 3:43 in Mexico City.
  when: '43 9 * * *',
  queue: BULK_WRITES,
  run: async (ctx, _payload, signal) => {
    const now = ctx.now();
    const drafts = await deleteUntitledDrafts(ctx.db, { before: untitledSince(now), now });
    const properties = await purgeProperties(ctx, signal);
    ctx.log.info({ properties, drafts }, 'purged deleted listings, deleted drafts without a name');
  },
};
