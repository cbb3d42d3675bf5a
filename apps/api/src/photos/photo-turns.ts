import { randomUUID } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { createPhotoEncoder } from './photo-encoder.ts';
import { createWorkQueue } from '../lib/work-queue.ts';

const encoder = createPhotoEncoder();

/** One photo at a time in all: pixels take much memory, and visitors come first. */
const inTurn = createWorkQueue<unknown>({ concurrency: 1, waiting: 60 });

export const waitingPhotos = inTurn.waiting;

/** Runs work that needs the encoder, when no other photo is being encoded. */
export async function withPhotoEncoder<T>(
  work: (encode: typeof encoder.encode) => Promise<T>,
): Promise<T> {
  // Every turn has its own name, so that the result is that of this work.
  return (await inTurn(randomUUID(), () => work(encoder.encode))) as T;
}

/** Makes the file `key` of a stored one at once: its pixels are few, and a visitor may wait for it. */
export const encodeStoredFile = (path: string, key: string) =>
  encoder.encode('file', { path, folder: dirname(key), name: basename(key) });
