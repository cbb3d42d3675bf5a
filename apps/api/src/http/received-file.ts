import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { ErrorCode } from '@pbr/schemas/errors';
import * as z from 'zod/mini';
import { AppError } from '../lib/errors.ts';

/** An upload, in a file that is not public. The code that asked for it removes it. */
export interface ReceivedFile {
  path: string;
  bytes: number;
  /** The SHA-256 of the file in hexadecimal digits. */
  digest: string;
  remove(): Promise<void>;
}

/** The input of a call that takes a photo, which its door puts beside the other fields. */
export const photoSchema = z.object({
  photo: z.custom<Pick<ReceivedFile, 'path' | 'digest'>>(),
});
export const withPhoto = <Shape extends z.core.$ZodShape>(fields: z.ZodMiniObject<Shape>) =>
  z.extend(fields, photoSchema.shape);

/** The pieces of an upload; refuses it with the one that goes beyond so many bytes. */
export async function* upTo(
  limit: number,
  source: AsyncIterable<Uint8Array>,
  tooLarge: ErrorCode,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.byteLength;
    if (bytes > limit) throw new AppError(tooLarge);
    yield piece;
  }
}

/** Writes the source to a new file piece by piece, so that it is never in memory as a whole. */
export async function receiveFile(
  path: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<ReceivedFile> {
  const remove = () => rm(path, { force: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const draft = createDraft(path);
  try {
    for await (const piece of source) {
      hash.update(piece);
      bytes += piece.byteLength;
      await draft.write(piece);
    }
    await draft.end();
  } catch (error) {
    await draft.abandon();
    throw error;
  }
  return { path, bytes, digest: hash.digest('hex'), remove };
}

/**
 * Creates its file on the first write, or when it ends. It reports a full disk only at the end: many clients do not read a response while
 * they are still sending.
 */
function createDraft(path: string) {
  let file: FileHandle | undefined;
  let failure: Error | undefined;
  const attempt = async (work: () => Promise<void>) => {
    if (failure !== undefined) return;
    try {
      await work();
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
  };
  const opened = async () => (file ??= await open(path, 'wx', 0o600));
  return {
    write: (piece: Uint8Array) => attempt(async () => (await opened()).writeFile(piece)),
    end: async () => {
      await attempt(async () => void (await opened()));
      if (failure !== undefined) throw failure;
      await file?.close();
    },
    abandon: async () => {
      if (!file) return;
      await file.close().catch(() => {});
      await rm(path, { force: true });
    },
  };
}
