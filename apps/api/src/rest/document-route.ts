import { Readable } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from 'fastify';
import * as z from 'zod/mini';
import { type AccessRule, checkAccess, type NamedRow } from '../security/access.ts';
import type { ServiceContext } from '../lib/context.ts';
import type { RestCall } from './call.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access rule of a route that calls no action; a test fails on an API route without one. */
    access?: AccessRule;
    names?: NamedRow;
  }
}

const NOTHING: ReadonlySet<string> = new Set();
const LONG_DATABASE_MS = 60_000;

interface DocumentRoute {
  url: string;
  access: AccessRule;
  names?: NamedRow;
  /** The action that makes the document, if one does. */
  call?: RestCall;
  /** The answer is the same for every visitor until the catalogue changes. */
  isReady?: true;
  /** The document is made while it is sent, statement by statement, and may wait longer for the database. */
  isLong?: true;
  /** Pages of any origin may read and embed it. */
  isOpen?: true;
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

/** Mounts a URL that answers with a document instead of JSON. */
export function documentRoute(app: FastifyInstance, route: DocumentRoute): void {
  const { access, names, call, isReady, isLong, isOpen = false } = route;
  const options = {
    config: {
      access,
      isOpen,
      ...(names && { names }),
      ...(call && { call }),
      ...(isReady && { isReady: () => true, reads: () => NOTHING }),
      ...(isLong && { databaseMs: LONG_DATABASE_MS }),
    },
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

interface RedirectRoute {
  url: string;
  access: AccessRule;
  /** Returns the path of the portal to redirect to. */
  handle: (ctx: ServiceContext, request: FastifyRequest) => Promise<string>;
}

/** Mounts a URL that redirects browsers. */
export function redirectRoute(app: FastifyInstance, route: RedirectRoute): void {
  app.route({
    method: 'GET',
    url: route.url,
    // A client that only looks, with HEAD, must not run the handler, which may change something.
    exposeHeadRoute: false,
    config: { access: route.access },
    onRequest: enforceAccess(route.access),
    handler: async (request, reply) =>
      reply.redirect(await route.handle(request.serviceContext(), request), 302),
  });
}

/** Runs before the body is read, so that a stranger's ten megabytes are refused unread. */
function enforceAccess(access: AccessRule) {
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction) => {
    if (access !== 'public') checkAccess(request.serviceContext().actor, access);
    done();
  };
}

const idParams = z.object({ id: z.string() });
const numberParams = z.object({ number: z.string() });

/** The `:id` of the URL. */
export function pathId(request: FastifyRequest): string {
  return z.parse(idParams, request.params).id;
}

/** The number in `:number` of a URL whose pattern accepts only digits. */
export function pathNumber(request: FastifyRequest): number {
  return Number(z.parse(numberParams, request.params).number);
}
