import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessRule, NamedRow } from '../security/access.ts';
import type { ServiceContext } from '../lib/context.ts';
import { enforceAccess } from './rest.ts';

interface DocumentRoute {
  url: string;
  access: AccessRule;
  names?: NamedRow;
  /** The answer is the same for every visitor until the catalogue changes. */
  isReady?: true;
  contentType: string;
  cacheControl: string;
  /** The file name of a document that is downloaded instead of shown. */
  fileName?: string;
  /** Returns a text, a file, or pieces that are made while they are sent. */
  handle: (
    ctx: ServiceContext,
    request: FastifyRequest,
  ) => Promise<string | Uint8Array | AsyncIterable<string>>;
}

/** Mounts an address that answers with a document instead of JSON. */
export function documentRoute(app: FastifyInstance, route: DocumentRoute): void {
  const { access, names, isReady } = route;
  const options = {
    config: { access, ...(names && { names }), ...(isReady && { isReady: () => true }) },
    onRequest: enforceAccess(access),
  };
  app.get(route.url, options, async (request, reply) => {
    const document = await route.handle(request.serviceContext(), request);
    void reply.type(route.contentType).header('cache-control', route.cacheControl);
    if (route.fileName !== undefined)
      void reply.header('content-disposition', `attachment; filename="${route.fileName}"`);
    if (typeof document === 'string') return reply.send(document);
    return reply.send(
      document instanceof Uint8Array ? Buffer.from(document) : Readable.from(document),
    );
  });
}
