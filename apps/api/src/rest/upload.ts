import { Socket } from 'node:net';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { photoUrlSchema } from '@pbr/schemas/account/profile';
import { MAX_PHOTO_BYTES } from '@pbr/schemas/property/media/photo-limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../lib/context.ts';
import { AppError, wrongField } from '../lib/errors.ts';
import { parseInput } from '../lib/parse-input.ts';
import { checkPhotoStart } from '../photos/photo-decoding.ts';
import type { ReceivedFile } from '../http/received-file.ts';
import { leaveJsonUnread, readDataUrl, type SentPhoto } from './data-url.ts';
import type { Storage } from '../photos/storage.ts';

/** Bytes around the photo: the other fields and the parts' own headers, or the rest of the JSON. */
const AROUND_PHOTO_BYTES = 64 * 1024;
/** Base64 writes four characters for three bytes; line breaks or percent signs make an eighth more of them. */
const PHOTO_BODY_LIMIT = Math.ceil((MAX_PHOTO_BYTES * 4 * 9) / (3 * 8)) + AROUND_PHOTO_BYTES;

/** Photos that may be arriving or waiting for their turn at the same time. */
const MAX_PHOTOS_AT_ONCE = 40;

/** Characters of a file name. Longer ones are refused; no file name is kept. */
const MAX_FILE_NAME = 1000;

/** How long a photo may wait for its turn; a connection that sends nothing is cut far earlier. */
const PATIENCE_MS = 5 * 60_000;

/** The name of the file's field in a form. */
const FIELD = 'photo';

/** Lets the routes of `app` receive one photo, as multipart/form-data or inside JSON; `receivePhoto` reads it. */
export async function acceptPhotos(app: FastifyInstance): Promise<void> {
  limitPhotosAtOnce(app);
  leaveJsonUnread(app);
  await app.register(multipart, {
    // Otherwise a part without a file name would be a file or a text by its declared type.
    isPartAFile: (name) => name === FIELD,
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

/** Counts uploads after the access check and before their body is read. */
function limitPhotosAtOnce(app: FastifyInstance): void {
  let count = 0;
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (count >= MAX_PHOTOS_AT_ONCE)
      throw new AppError('server.unavailable', { retryAfterSeconds: 2 });
    // The connection broke while the session was looked up, and the event has passed.
    if (reply.raw.destroyed) return done(null, payload);
    count += 1;
    // The event comes after an answer, and also when the connection breaks before one.
    reply.raw.once('close', () => (count -= 1));
    // After the answer Node sets its own timeout again. A request that a test injects has no connection.
    const { socket } = request.raw;
    if (socket instanceof Socket) socket.setTimeout(PATIENCE_MS);
    return done(null, payload);
  });
}

interface Upload {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Receives the photo of a request and removes it when `work` has ended. */
export async function receivePhoto<T>(
  { storage }: Pick<ServiceContext, 'storage'>,
  upload: Upload,
  work: (sent: SentPhoto) => Promise<T>,
): Promise<T> {
  const sent = await readPhoto(storage, upload);
  try {
    return await work(sent);
  } finally {
    await sent.photo.remove();
  }
}

async function readPhoto(storage: Storage, { request, reply }: Upload): Promise<SentPhoto> {
  const isForm = request.isMultipart();
  const limit = isForm ? MAX_PHOTO_BYTES + AROUND_PHOTO_BYTES : PHOTO_BODY_LIMIT;
  // A refused request is not read to its end, so its connection has to close.
  void reply.header('connection', 'close');
  if (Number(request.headers['content-length']) > limit) throw new AppError('image.too_large');
  const sent = isForm
    ? await readForm(storage, request)
    : await readDataUrl(storage, request, {
        limit,
        parseUrl: (body) => parseInput(photoUrlSchema, body).url,
      });
  void reply.removeHeader('connection');
  return sent;
}

async function readForm(storage: Storage, request: FastifyRequest): Promise<SentPhoto> {
  const form = new Map<string, unknown>();
  let photo: ReceivedFile | undefined;
  try {
    for await (const part of refusing(request.parts())) {
      if (part.type === 'field') form.set(part.fieldname, part.value);
      else photo = await receivePart(storage, part);
    }
  } catch (error) {
    await photo?.remove();
    throw error;
  }
  if (!photo) throw wrongField(FIELD, 'Elige una foto.');
  return { photo, form: Object.fromEntries(form) };
}

/** Receives the file of a part; `undefined` for an input in which nobody chose a file, which browsers send empty and without a name. */
async function receivePart(
  storage: Storage,
  { file, filename }: { file: MultipartFile['file']; filename?: string },
): Promise<ReceivedFile | undefined> {
  if (filename && filename.length > MAX_FILE_NAME) throw new AppError('request.malformed');
  // Otherwise the parser would read the rest of the file first.
  file.once('limit', () => file.destroy(new AppError('image.too_large')));
  const photo = await storage.receive(startingAsPhoto(refusing(file)));
  if (photo.bytes > 0 || filename) return photo;
  await photo.remove();
  return undefined;
}

/** Refuses a file by its first bytes. Still reads the rest, because the sender may not listen before the end, but drops it. */
async function* startingAsPhoto(source: AsyncIterable<Uint8Array>) {
  let check: Promise<void> | undefined;
  for await (const piece of source) {
    check ??= checkPhotoStart(piece);
    if (await hasPassed(check)) yield piece;
  }
  await check;
}

const hasPassed = (check: Promise<void>) =>
  check.then(
    () => true,
    () => false,
  );

/** The parser's own reading. Only the request can be wrong there, so its errors become refusals; failures of the storage do not. */
async function* refusing<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('image.too_large', { cause: error });
  return new AppError('request.malformed', { cause: error });
}
