import type { ServiceContext } from '../../lib/context.ts';
import { forgetLostPhotoFiles } from '../photos/forget-lost-photo-files.ts';

/** The job's name in the queue. */
export const SWEEP_PHOTO_FILES = 'sweep_photo_files';
/** Crontab time: every night at 10:13 UTC, 4:13 in Mexico City, after the purge. */
export const SWEEP_PHOTO_FILES_WHEN = '13 10 * * *';

/** Removes photo files that a crash left without a row. */
export async function sweepPhotoFiles(
  ctx: Pick<ServiceContext, 'db' | 'storage' | 'log' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const photos = await forgetLostPhotoFiles(ctx, signal);
  ctx.log.info({ photos }, 'removed photo files without a row');
}
