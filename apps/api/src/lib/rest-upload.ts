import { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import { MAX_PHOTO_BYTES } from '@pbr/schemas/photo-limits';
import { AppError } from './errors.ts';
import { bytesOfDataUrl } from './photo-data-url.ts';
import type { RestApp, RestReply, RestRequest } from './rest.ts';

/** What surrounds the photo: the other fields and the parts' own headers, or the rest of the JSON. */
const AROUND_PHOTO_BYTES = 64 * 1024;
/** Base64 writes four characters for three bytes. */
export const PHOTO_BODY_LIMIT = Math.ceil((MAX_PHOTO_BYTES * 4) / 3) + AROUND_PHOTO_BYTES;

/** Photos that may be in memory at the same time, on their way in or waiting for their turn. */
const MAX_PHOTOS_AT_ONCE = 40;

/** Of a file, of which nothing is kept; what is longer is no name. */
const MAX_FILE_NAME = 1000;

/** How long a photo may wait for its turn; the silence of a connection is cut far earlier. */
const PATIENCE_MS = 5 * 60_000;

/** Lets the routes of `app` be sent one photo as multipart/form-data. Nothing is written to disk before it is known to be a photo. */
export async function acceptPhotos(app: RestApp): Promise<void> {
  limitPhotosAtOnce(app);
  await app.register(multipart, {
    limits: {
      fileSize: MAX_PHOTO_BYTES,
      files: 1,
      fields: 5,
      parts: 6,
      fieldNameSize: 100,
      fieldSize: 1000,
      headerPairs: 20,
    },
  });
}

/** After everybody has been asked who they are, and before a body is read. */
function limitPhotosAtOnce(app: RestApp): void {
  const inside = new WeakSet<RestRequest>();
  let count = 0;
  const leave = (request: RestRequest) => {
    if (inside.delete(request)) count -= 1;
  };
  app.addHook('preParsing', async (request, reply) => {
    if (count >= MAX_PHOTOS_AT_ONCE)
      throw new AppError('server.unavailable', { retryAfterSeconds: 2 });
    inside.add(request);
    count += 1;
    // Whoever is cut off gets no answer.
    reply.raw.once('close', () => leave(request));
    // After the answer Node sets its own time again. A request that a test injects has no connection.
    const { socket } = request.raw;
    if (socket instanceof Socket) socket.setTimeout(PATIENCE_MS);
  });
  app.addHook('onResponse', async (request) => leave(request));
}

interface SentPhoto {
  photo: Uint8Array;
  /** What was sent beside it. */
  form: unknown;
}

/** The photo of a request, sent as the file `field` or as a data URL in JSON, which `parseUrl` finds. */
export async function readPhoto(
  request: RestRequest,
  reply: RestReply,
  { field, parseUrl }: { field: string; parseUrl: () => string },
): Promise<SentPhoto> {
  if (!request.isMultipart()) return { photo: bytesOfDataUrl(parseUrl()), form: request.body };
  // Whatever is refused half-read is not read to its end.
  void reply.header('connection', 'close');
  if (Number(request.headers['content-length']) > MAX_PHOTO_BYTES + AROUND_PHOTO_BYTES)
    throw new AppError('image.too_large');
  const { photo, fields } = await readParts(request, field);
  void reply.removeHeader('connection');
  if (!photo) throw new AppError('request.invalid', { fields: { [field]: 'Elige una foto.' } });
  return { photo, form: Object.fromEntries(fields) };
}

async function readParts(request: RestRequest, field: string) {
  let photo: Uint8Array | null = null;
  const fields = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, part.value);
      else {
        if (part.filename.length > MAX_FILE_NAME) throw new AppError('request.malformed');
        const bytes = await part.toBuffer();
        if (part.fieldname === field) photo = bytes;
      }
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return { photo, fields };
}

/** Only what was sent can be wrong here; the parser's own errors mostly do not say so. */
function refusalOf(error: unknown): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('image.too_large', { cause: error });
  return new AppError('request.malformed', { cause: error });
}
