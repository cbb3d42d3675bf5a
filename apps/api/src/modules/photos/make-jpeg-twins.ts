import { IMAGE_WIDTHS } from '@pbr/schemas/property/values';
import type { ServiceContext } from '../../lib/context.ts';
import { enqueueJob } from '../mail/enqueue-job.ts';
import { makeJpegTwin } from './make-jpeg-twin.ts';

/** The job's name in the queue. */
export const MAKE_JPEG_TWINS = 'make_jpeg_twins';

/** A server that has just started answers requests first. */
const AFTER_SECONDS = 10;

/** Adds a job that makes all missing JPEG files after the commit. */
export const enqueueJpegTwins = (db: ServiceContext['db']) =>
  enqueueJob(db, {
    task: MAKE_JPEG_TWINS,
    key: MAKE_JPEG_TWINS,
    payload: {},
    afterSeconds: AFTER_SECONDS,
  });

/** Makes the missing JPEG of every photo and width, one after the other. */
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
