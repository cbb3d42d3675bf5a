import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod/mini';
import { type AccessRule, checkAccess, type NamedRow } from '../security/access.ts';
import type { ServiceContext } from '../lib/context.ts';
import type { MadeAnswer } from '../answers/made-answer.ts';
import { parseInput } from '../lib/parse-input.ts';
import { type About, type CallContract, contractOf } from './contract.ts';
import { versionTagOf } from './headers.ts';
import { sendProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for calls whose body means nothing; clients may announce JSON and send none. */
    takesBody?: boolean;
    /** The access rule of the route; a test fails on an API route without one. */
    access?: AccessRule;
    names?: NamedRow;
    /** Set for the route that answers methods which an address does not support. */
    isOtherMethod?: true;
    /** The contract of a documented call. */
    contract?: CallContract;
  }
}

export type RestApp = FastifyInstance;
export type RestRequest = FastifyRequest;
export type RestReply = FastifyReply;

/** JSON that the database wrote with the contract's keys; it is sent unchanged. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type SuccessStatus = 200 | 201 | 204;

/** The query and the body of a request, parsed by the contract. */
interface Sent<Query, Body> {
  query: Query;
  body: Body;
}

interface RestRoute<
  Output extends z.core.$ZodType,
  Answer extends z.input<Output>,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  access: AccessRule;
  /** The words for the documentation; only calls outside the documented API have none. */
  about?: About;
  /** The schema of the query. */
  query?: Query;
  body?: Body;
  /** The schema of a body that the operation parses itself, after it has checked that the actor may write. */
  form?: z.core.$ZodType;
  names?: NamedRow;
  /** The answer is the same for every visitor until the catalogue changes. */
  isReady?: true;
  /** Throws to refuse a request before its body is read. */
  admit?: (ctx: ServiceContext, request: FastifyRequest) => Promise<void>;
  /** By default true for every method but DELETE. */
  takesBody?: boolean;
  /** Bytes; only for calls that accept more than forms. */
  bodyLimit?: number;
  /** Strips all keys that the contract does not name from the answer. */
  output: Output;
  /** With 204 the answer has no body. */
  status?: SuccessStatus | ((answer: Answer) => SuccessStatus);
  handle: (
    ctx: ServiceContext,
    request: FastifyRequest,
    reply: FastifyReply,
    sent: Sent<z.output<Query>, z.output<Body>>,
  ) => Promise<Answer | JsonText>;
}

/** Mounts one documented call: context, declared input, one operation, declared output. */
export function restRoute<
  Output extends z.core.$ZodType,
  Answer extends z.input<Output>,
  Query extends z.core.$ZodType = z.core.$ZodType,
  Body extends z.core.$ZodType = z.core.$ZodType,
>(app: FastifyInstance, route: RestRoute<Output, Answer, Query, Body>): void {
  const { about, admit, status = 200 } = route;
  app.route({
    method: route.method,
    url: route.url,
    config: {
      access: route.access,
      ...(route.names && { names: route.names }),
      ...(route.isReady && { isReady: () => true }),
      ...(route.about && { contract: contractOf(route, route.about) }),
      takesBody: route.takesBody ?? route.method !== 'DELETE',
    },
    ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
    onRequest: [
      enforceAccess(route.access),
      ...(admit ? [(request: FastifyRequest) => admit(request.serviceContext(), request)] : []),
    ],
    handler: async (request, reply) => {
      const make = async (ctx: ServiceContext): Promise<MadeAnswer> => {
        const sent = {
          query: readAs(route.query, request.query),
          body: readAs(route.body, request.body),
        };
        const answer = await route.handle(ctx, request, reply, sent);
        if (answer instanceof JsonText) return { status: 200, body: answer.text };
        const code = typeof status === 'number' ? status : status(answer);
        const body = code === 204 ? null : JSON.stringify(z.parse(route.output, answer));
        return { status: code, body, ...(about?.isVersioned && { etag: versionTagOf(answer) }) };
      };
      const isOnce = about?.reads?.includes('Idempotency-Key') === true;
      const made = isOnce ? request.answerOnce(make) : make(request.serviceContext());
      return sendMade(reply, await made);
    },
  });
}

function sendMade(reply: FastifyReply, { status, etag, body, isReplayed }: MadeAnswer) {
  void reply.status(status);
  if (etag !== undefined) void reply.header('etag', etag);
  if (isReplayed) void reply.header('idempotency-replayed', 'true');
  return body === null ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

/** Parses a value; throws `request.invalid` with the field's name when the schema refuses it. */
function readAs<Schema extends z.core.$ZodType>(
  schema: Schema | undefined,
  value: unknown,
): z.output<Schema> {
  return (schema ? parseInput(schema, value) : undefined) as z.output<Schema>;
}

interface RedirectRoute {
  url: string;
  access: AccessRule;
  /** Returns the path of the portal to redirect to. */
  handle: (ctx: ServiceContext, request: FastifyRequest) => Promise<string>;
}

/** Mounts an address that redirects browsers. */
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

/** Parses JSON bodies; a call that takes no body also accepts an empty one. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.takesBody === false && body.length === 0) done(null);
    else void parse(request, String(body), done);
  });
}

/** Runs before the body is read, so that a stranger's ten megabytes are refused unread. */
export function enforceAccess(access: AccessRule) {
  return async (request: FastifyRequest) => {
    if (access !== 'public') checkAccess(request.serviceContext().actor, access);
  };
}

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers 405, with the allowed methods, when a known address is called with another method. Call this before the routes are added, and the
 * function that it returns after them.
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

/** Parses the body; throws `request.invalid` with the field's name when the schema refuses it. */
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

/** The number in `:number` of an address whose pattern accepts only digits. */
export function pathNumber(request: FastifyRequest): number {
  return Number(z.parse(z.object({ number: z.string() }), request.params).number);
}
