import { type ErrorCode, errorCatalogue } from '@pbr/schemas/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod/mini';
import { type AccessRule, checkAccess, type NamedRow } from './access.ts';
import type { ServiceContext } from './context.ts';
import { AppError, httpStatusByKind } from './errors.ts';
import { parseInput } from './parse-input.ts';
import { toAppError } from './unexpected.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False where a body says nothing; clients may announce JSON and send none. */
    takesBody?: boolean;
    /** Who may call the route; a test fails on an API route without it. */
    access?: AccessRule;
    names?: NamedRow;
    /** Answers the methods that an address does not know. */
    isOtherMethod?: true;
  }
}

export type RestApp = FastifyInstance;
export type RestRequest = FastifyRequest;
export type RestReply = FastifyReply;

type SuccessStatus = 200 | 201 | 204;

interface RestRoute<Output extends z.core.$ZodType, Answer extends z.input<Output>> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  access: AccessRule;
  names?: NamedRow;
  /** The answer is the same for every visitor until the catalogue changes. */
  isReady?: true;
  /** Asked before the body is read. */
  admit?: (ctx: ServiceContext, request: FastifyRequest) => Promise<void>;
  /** By default everything but DELETE. */
  takesBody?: boolean;
  /** Bytes; only where forms are not all that comes. */
  bodyLimit?: number;
  /** Strips from the answer whatever the contract does not name. */
  output: Output;
  /** With 204 the answer has no body. */
  status?: SuccessStatus | ((answer: Answer) => SuccessStatus);
  handle: (ctx: ServiceContext, request: FastifyRequest, reply: FastifyReply) => Promise<Answer>;
}

/** Mounts one documented call: context, one operation, declared output. */
export function restRoute<Output extends z.core.$ZodType, Answer extends z.input<Output>>(
  app: FastifyInstance,
  route: RestRoute<Output, Answer>,
): void {
  const { admit, status = 200 } = route;
  app.route({
    method: route.method,
    url: route.url,
    config: {
      access: route.access,
      ...(route.names && { names: route.names }),
      ...(route.isReady && { isReady: () => true }),
      takesBody: route.takesBody ?? route.method !== 'DELETE',
    },
    ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
    onRequest: [
      enforceAccess(route.access),
      ...(admit ? [(request: FastifyRequest) => admit(request.serviceContext(), request)] : []),
    ],
    handler: async (request, reply) => {
      const answer = await route.handle(request.serviceContext(), request, reply);
      const code = typeof status === 'number' ? status : status(answer);
      if (code === 204) return reply.status(204).send();
      return reply.status(code).send(z.parse(route.output, answer));
    },
  });
}

interface RedirectRoute {
  url: string;
  access: AccessRule;
  /** Answers a path of the portal. */
  handle: (ctx: ServiceContext, request: FastifyRequest) => Promise<string>;
}

/** Mounts an address that browsers are sent to, and that sends them on. */
export function redirectRoute(app: FastifyInstance, route: RedirectRoute): void {
  app.route({
    method: 'GET',
    url: route.url,
    // What looks without visiting changes nothing.
    exposeHeadRoute: false,
    config: { access: route.access },
    onRequest: enforceAccess(route.access),
    handler: async (request, reply) =>
      reply.redirect(await route.handle(request.serviceContext(), request), 302),
  });
}

/** Reads JSON, and nothing where nothing is expected. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.takesBody === false && body.length === 0) done(null);
    else void parse(request, String(body), done);
  });
}

/** Runs before the body is read: a stranger's ten megabytes are refused unread. */
export function enforceAccess(access: AccessRule) {
  return async (request: FastifyRequest) => {
    if (access !== 'public') checkAccess(request.serviceContext().actor, access);
  };
}

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * A known address called with another method answers 405 and names the allowed ones. Call it before the routes are added, and what
 * it returns after them.
 */
export function trackMethods(app: FastifyInstance): () => void {
  const methodsByUrl = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methodsByUrl.get(url) ?? new Set<string>();
    for (const name of [method].flat()) known.add(name);
    methodsByUrl.set(url, known);
  });
  return () => {
    for (const [url, known] of methodsByUrl) {
      const others = METHODS.filter((method) => !known.has(method));
      const allow = [...known].toSorted().join(', ');
      app.route({
        method: others,
        url: url.slice(app.prefix.length),
        config: { access: 'public', isOtherMethod: true },
        handler: (request, reply) =>
          sendProblem(reply.header('allow', allow), 405, 'request.method', request.id),
      });
    }
  };
}

interface Problem {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  requestId: string;
}

/** The one shape of an error on the REST door. */
export function sendAppError(
  reply: FastifyReply,
  error: AppError,
  requestId: string,
): FastifyReply {
  if (error.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(error.retryAfterSeconds));
  return sendProblem(reply, httpStatusByKind[error.kind], error.code, requestId, error.fields);
}

function sendProblem(
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  requestId: string,
  fields?: Record<string, string>,
): FastifyReply {
  const problem: Problem = {
    code,
    message: errorCatalogue[code].es,
    ...(fields && { fields }),
    requestId,
  };
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(problem);
}

const PROTOCOL_ERRORS: Readonly<Record<number, ErrorCode>> = {
  400: 'request.malformed',
  408: 'request.timeout',
  413: 'request.too_large',
  414: 'request.uri_too_long',
  415: 'request.unsupported_type',
  431: 'request.uri_too_long',
};

/** For everything that Fastify itself, one of its plugins or a handler throws. */
export function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = protocolStatus(error);
  if (status !== undefined) {
    const code = PROTOCOL_ERRORS[status];
    // A forbidden path and a missing file are the same to a visitor.
    return code
      ? sendProblem(reply, status, code, request.id)
      : sendProblem(reply, 404, 'route.not_found', request.id);
  }
  const appError = toAppError(error);
  if (appError.kind === 'internal')
    request.log.error({ err: appError.cause ?? appError }, 'request failed');
  return sendAppError(reply, appError, request.id);
}

/** The 4xx of the protocol: what Fastify and the file server refuse before any of our code runs. */
function protocolStatus(error: unknown): number | undefined {
  if (error instanceof AppError || !(error instanceof Error) || !('statusCode' in error))
    return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? statusCode
    : undefined;
}

/** The part after the question mark; 400 with the field's name when the contract refuses it. */
export function parseQuery<Query extends z.core.$ZodType>(
  schema: Query,
  request: RestRequest,
): z.output<Query> {
  return parseInput(schema, request.query);
}

/** What was sent; 400 with the field's name when the contract refuses it. */
export function parseBody<Body extends z.core.$ZodType>(
  schema: Body,
  request: RestRequest,
): z.output<Body> {
  return parseInput(schema, request.body);
}

/** The `:id` of the address. */
export function pathId(request: FastifyRequest): string {
  return z.parse(z.object({ id: z.string() }), request.params).id;
}

/** The `:id` and the `:imageId` of the address. */
export function pathIds(request: FastifyRequest): { id: string; imageId: string } {
  return z.parse(z.object({ id: z.string(), imageId: z.string() }), request.params);
}

/** The number behind `:number` of an address whose pattern lets only digits through. */
export function pathNumber(request: FastifyRequest): number {
  return Number(z.parse(z.object({ number: z.string() }), request.params).number);
}
