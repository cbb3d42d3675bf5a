import sharp from 'sharp';
import { AppError } from '../lib/errors.ts';
import type {
  Encoded,
  EncoderAnswer,
  SentTask,
  EncoderTask,
  PhotoEncoding,
} from '../photos/photo-encoder-messages.ts';
import { encodeFile, encodePhoto, judgePhoto } from '../photos/encode-photo.ts';
import { encodeSquares } from '../photos/squares.ts';

// The server starts this process and names files to it; the process answers with the results, one after the other.
sharp.concurrency(1);

const encodings: {
  [E in PhotoEncoding]: (task: EncoderTask) => Promise<Encoded[E]>;
} = {
  photo: ({ path, folder }) => encodePhoto(path, folder),
  squares: ({ path, folder, sides = [] }) => encodeSquares(path, folder, sides),
  file: ({ path, folder, name = '' }) => encodeFile(path, `${folder}/${name}`),
  nothing: ({ path }) => judgePhoto(path),
};

process.on('message', (task: SentTask) => void answer(task));
// The server decides when this process ends: a signal to the whole group must not interrupt an upload.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

async function answer({ id, encoding, ...task }: SentTask): Promise<void> {
  // If the server was killed meanwhile, nobody receives the answer; this process then ends as well.
  const send = (said: EncoderAnswer) => process.send?.(said, undefined, undefined, () => {});
  try {
    send({ id, made: await encodings[encoding](task) });
  } catch (error) {
    if (!(error instanceof AppError)) console.error(error);
    send({ id, code: error instanceof AppError ? error.code : 'server.unexpected' });
  }
  // Pixels are large and lie outside V8's heap, so V8 would let those of several photos pile up.
  globalThis.gc?.();
}
