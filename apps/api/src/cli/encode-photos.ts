import sharp from 'sharp';
import { AppError } from '../lib/errors.ts';
import type { EncoderAnswer, EncoderRequest } from '../lib/photo-encoder-messages.ts';
import { encodePhoto } from '../lib/photos.ts';

// Started by the server, which sends photos and gets their files back, one after the other.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', (request: EncoderRequest) => void answer(request));
// The server decides when it ends; a signal to the whole group must not cut what is being uploaded.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

async function answer({ id, source }: EncoderRequest): Promise<void> {
  const send = (said: EncoderAnswer) => process.send?.(said);
  try {
    send({ id, photo: await encodePhoto(source) });
  } catch (error) {
    if (!(error instanceof AppError)) console.error(error);
    send({ id, code: error instanceof AppError ? error.code : 'server.unexpected' });
  }
}
