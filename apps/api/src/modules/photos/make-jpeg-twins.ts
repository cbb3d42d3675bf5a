import { IMAGE_WIDTHS } from '@pbr/schemas/property/values';
import type { ServiceContext } from '../../lib/context.ts';
import { enqueueJob } from '../mail/enqueue-job.ts';
import { makeJpegTwin } from './make-jpeg-twin.ts';

/** The job's name in the queue. */
export const MAKE_JPEG_TWINS = 'make_jpeg_twins';

/** A server that has just started answers before it makes anything. */
const AFTER_SECONDS = 10;

/** Leaves it to the jobs to make every JPEG that is missing, after the commit. */
export const enqueueJpegTwins = (db: ServiceContext['db']) =>
  enqueueJob(db, {
    task: MAKE_JPEG_TWINS,
    key: MAKE_JPEG_TWINS,
    payload: {},
    afterSeconds: AFTER_SECONDS,
  });

/** Makes the JPEG of every photo's width that is stored as WebP only, one after the other. */
export async function makeJpegTwins(
  ctx: Pick<ServiceContext, 'db' | 'storage'>,
  signal: AbortSignal,
): Promise<void> {
  for await (const folder of ctx.storage.folders()) {
    for (const width of IMAGE_WIDTHS) {
      signal.throwIfAborted();
      await makeJpegTwin(ctx, `${folder}/${width}.jpg`);
    }
  }
}
