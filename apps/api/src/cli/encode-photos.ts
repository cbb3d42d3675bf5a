import sharp from 'sharp';
import { AppError } from '../lib/errors.ts';
import type {
  Encoded,
  EncoderAnswer,
  EncoderRequest,
  Encoding,
} from '../photos/photo-encoder-messages.ts';
import { encodePhoto, encodeTwin } from '../photos/photos.ts';
import { encodePortrait } from '../photos/portraits.ts';

// Started by the server, which names files and gets back what is made of them, one after the other.
sharp.concurrency(1);

const encodings: {
  [E in Encoding]: (path: string, folder: string) => Promise<Encoded[E]>;
} = {
  photo: (path, folder) => encodePhoto(path, folder),
  portrait: (path, folder) => encodePortrait(path, folder),
  twin: (path, folder) => encodeTwin(path, folder),
};

process.on('message', (request: EncoderRequest) => void answer(request));
// The server decides when it ends; a signal to the whole group must not cut what is being uploaded.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

async function answer({ id, encoding, path, folder }: EncoderRequest): Promise<void> {
  // A server that was killed meanwhile hears nothing; then this process ends as well.
  const send = (said: EncoderAnswer) => process.send?.(said, undefined, undefined, () => {});
  try {
    send({ id, made: await encodings[encoding](path, folder) });
  } catch (error) {
    if (!(error instanceof AppError)) console.error(error);
    send({ id, code: error instanceof AppError ? error.code : 'server.unexpected' });
  }
  // Pixels are large and V8 sees little of them: it would let those of several photos come together.
  globalThis.gc?.();
}
