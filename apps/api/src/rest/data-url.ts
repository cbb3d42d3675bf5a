import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bytesOfDataUrl } from '../photos/photo-data-url.ts';
import { type ReceivedFile, upTo } from '../http/received-file.ts';
import type { Storage } from '../photos/storage.ts';
import { createWorkQueue } from '../lib/work-queue.ts';

/** An uploaded photo. */
export interface SentPhoto {
  photo: ReceivedFile;
  /** The other fields of the request. */
  form: Readonly<Record<string, unknown>>;
}

/** A photo held as text, as JSON and as bytes takes several times its size in memory, so only one is read at a time. */
const inTurn = createWorkQueue<SentPhoto>({ concurrency: 1, waiting: 60 });

/** Stops the routes of `app` from parsing JSON; they read it with `readDataUrl`. */
export function leaveJsonUnread(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', (_request, _payload, done) => done(null));
}

/** Reads the photo that a request brings inside JSON, as a data URL that `parseUrl` finds in the body. */
export async function readDataUrl(
  storage: Storage,
  request: FastifyRequest,
  { limit, parseUrl }: { limit: number; parseUrl: (body: unknown) => string },
): Promise<SentPhoto> {
  const json = await storage.receive(upTo(limit, request.raw, 'image.too_large'));
  try {
    return await inTurn(randomUUID(), async () => {
      request.body = await parse(request, await readFile(json.path, 'utf8'));
      const bytes = bytesOfDataUrl(parseUrl(request.body));
      // The schema has just found the URL in an object.
      const { url: _url, ...form } = request.body as Record<string, unknown>;
      // The text of the photo is large and no longer needed.
      request.body = form;
      return { photo: await storage.receive([bytes]), form };
    });
  } finally {
    await json.remove();
  }
}

function parse(request: FastifyRequest, text: string): Promise<unknown> {
  const parser = request.server.getDefaultJsonParser('error', 'error');
  return new Promise((done, fail) => {
    void parser(request, text, (error, value) => (error ? fail(error) : done(value)));
  });
}
