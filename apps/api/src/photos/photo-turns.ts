import { randomUUID } from 'node:crypto';
import { createPhotoEncoder } from './photo-encoder.ts';
import { createWorkQueue } from '../lib/work-queue.ts';

const encoder = createPhotoEncoder();

/** Of listings and of people alike: pixels take much memory, and visitors come first. */
const inTurn = createWorkQueue<unknown>({ concurrency: 1, waiting: 60 });

/** Does what needs the files of a photo to be made, when no other photo is being made. */
export async function withPhotoEncoder<T>(
  work: (encode: typeof encoder.encode) => Promise<T>,
): Promise<T> {
  // Every turn has a name of its own, so that what comes back is of this work.
  return (await inTurn(randomUUID(), () => work(encoder.encode))) as T;
}

/** Makes the JPEG of a stored WebP file at once: its pixels are few, and a visitor may wait for it. */
export const encodeJpegTwin = (path: string, folder: string) =>
  encoder.encode('twin', { path, folder });
