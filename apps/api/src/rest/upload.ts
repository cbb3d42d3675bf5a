import { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import { MAX_PHOTO_BYTES } from '@pbr/schemas/property/photo-limits';
import type { ServiceContext } from '../lib/context.ts';
import { AppError } from '../lib/errors.ts';
import { checkPhotoStart } from '../photos/photo-decoding.ts';
import type { ReceivedFile } from '../http/received-file.ts';
import { leaveJsonUnread, readDataUrl } from './data-url.ts';
import type { RestApp, RestReply, RestRequest } from './rest.ts';
import type { Storage } from '../photos/storage.ts';

/** What surrounds the photo: the other fields and the parts' own headers, or the rest of the JSON. */
const AROUND_PHOTO_BYTES = 64 * 1024;
/** Base64 writes four characters for three bytes. */
const PHOTO_BODY_LIMIT = Math.ceil((MAX_PHOTO_BYTES * 4) / 3) + AROUND_PHOTO_BYTES;

/** Photos that may be on their way in or waiting for their turn at the same time. */
const MAX_PHOTOS_AT_ONCE = 40;

/** Of a file, of which nothing is kept; what is longer is no name. */
const MAX_FILE_NAME = 1000;

/** How long a photo may wait for its turn; the silence of a connection is cut far earlier. */
const PATIENCE_MS = 5 * 60_000;

/** Lets the routes of `app` be sent one photo, as multipart/form-data or inside JSON; `receivePhoto` reads it. */
export async function acceptPhotos(app: RestApp): Promise<void> {
  limitPhotosAtOnce(app);
  leaveJsonUnread(app);
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
  let count = 0;
  app.addHook('preParsing', async (request, reply) => {
    if (count >= MAX_PHOTOS_AT_ONCE)
      throw new AppError('server.unavailable', { retryAfterSeconds: 2 });
    count += 1;
    // It comes after an answer, and to whoever is cut off before there is one.
    reply.raw.once('close', () => (count -= 1));
    // After the answer Node sets its own time again. A request that a test injects has no connection.
    const { socket } = request.raw;
    if (socket instanceof Socket) socket.setTimeout(PATIENCE_MS);
  });
}

/** A photo as it was sent. */
export interface SentPhoto {
  photo: ReceivedFile;
  /** What was sent beside it. */
  form: unknown;
}

interface Upload {
  request: RestRequest;
  reply: RestReply;
  /** The name of the file in a form. */
  field: string;
  /** Finds the data URL in the body of a request that sends JSON. */
  parseUrl: () => string;
}

/** Takes in the photo of a request for as long as `work` needs it. */
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

async function readPhoto(storage: Storage, { request, reply, field, parseUrl }: Upload) {
  const isForm = request.isMultipart();
  const limit = isForm ? MAX_PHOTO_BYTES + AROUND_PHOTO_BYTES : PHOTO_BODY_LIMIT;
  // Whatever is refused half-read is not read to its end.
  void reply.header('connection', 'close');
  if (Number(request.headers['content-length']) > limit) throw new AppError('image.too_large');
  const sent = isForm
    ? await readForm(storage, request, field)
    : await readDataUrl(storage, request, { limit, parseUrl });
  void reply.removeHeader('connection');
  return sent;
}

async function readForm(storage: Storage, request: RestRequest, field: string): Promise<SentPhoto> {
  const form = new Map<string, unknown>();
  let photo: ReceivedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') form.set(part.fieldname, part.value);
      else if (part.filename.length > MAX_FILE_NAME) throw new AppError('request.malformed');
      else if (part.fieldname !== field) part.file.resume();
      else {
        // Otherwise the parser would read the rest of it first.
        part.file.once('limit', () => part.file.destroy(new AppError('image.too_large')));
        photo = await storage.receive(startingAsPhoto(part.file));
      }
    }
  } catch (error) {
    await photo?.remove();
    throw refusalOf(error);
  }
  if (!photo) throw new AppError('request.invalid', { fields: { [field]: 'Elige una foto.' } });
  return { photo, form: Object.fromEntries(form) };
}

/** Refuses by how the photo starts. The rest is still taken from its sender, who may not listen before, but nothing is done with it. */
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

/** Only what was sent can be wrong here; the parser's own errors mostly do not say so. */
function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('image.too_large', { cause: error });
  return new AppError('request.malformed', { cause: error });
}
