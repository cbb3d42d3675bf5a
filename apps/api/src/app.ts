import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { TRPCError } from '@trpc/server';
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
} from 'fastify';
import { AppError } from './lib/errors.ts';
import { handleError } from './rest/send-app-error.ts';
import { callsThat, describe } from './trpc.ts';
import { answerAtOnce, readyAnswers } from './plugins/ready-answers.ts';
import type { OutageOptions } from './answers/outage-answer.ts';
import type { ReadyStores } from './answers/ready-stores.ts';
import { oneHost } from './plugins/one-host.ts';
import { urlTail } from './plugins/url-tail.ts';
import { apiToken } from './plugins/api-token.ts';
import { otherOrigins } from './plugins/other-origins.ts';
import { idempotency } from './plugins/idempotency.ts';
import {
  type ContextDeps,
  FailureLog,
  newRequestId,
  requestContext,
} from './plugins/request-context.ts';
import { type ConnectionOptions, connections } from './plugins/connections.ts';
import { deadline, type DeadlineOptions } from './plugins/deadline.ts';
import { fairShare, overload, type OverloadOptions } from './plugins/overload.ts';
import { security, type SecurityOptions } from './plugins/security.ts';
import { session, type SessionOptions } from './plugins/session.ts';
import { BODY_PACE, slowBodies } from './plugins/slow-bodies.ts';
import { stopping } from './plugins/stopping.ts';
import { answerUnreadable, answerUnroutable } from './plugins/unreadable-requests.ts';
import { staticFiles } from './plugins/static-files.ts';
import { crawlerDocuments, health, rest } from './rest.ts';
import { type AppRouter, appRouter } from './router.ts';

export interface AppDeps
  extends
    ContextDeps,
    DeadlineOptions,
    OutageOptions,
    ConnectionOptions,
    OverloadOptions,
    ReadyStores,
    SecurityOptions,
    SessionOptions {
  log: FastifyBaseLogger;
  /** IPs of the proxies whose forwarding headers the server believes. */
  trustProxy: string | false;
  clientRoot: string | null;
  /** Makes a photo's file that a client requests before it exists. */
  makePhotoFile: (key: string) => Promise<void>;
  /** Measures the requests; absent where nobody reads the numbers. */
  measure?: FastifyPluginAsync;
  /** Server rendering; absent in tests that need no pages. */
  pages?: (app: FastifyInstance) => Promise<void>;
}

/** Bytes of a JSON body; the longest form stays far below. */
const BODY_LIMIT = 128 * 1024;
/** Calls in one tRPC request. */
const MAX_BATCH = 10;

/** The only type that tRPC calls accept: tRPC would take forms as well, which any site can send. */
const JSON_TYPE = /^application\/json\s*(?:;|$)/iu;

/** The whole server, ready to listen or to be injected into. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: deps.log,
    genReqId: newRequestId,
    logController: new FailureLog(),
    trustProxy: deps.trustProxy,
    bodyLimit: BODY_LIMIT,
    // `slowBodies` sets stricter limits for bodies.
    requestTimeout: BODY_PACE.longestMs,
    http: {
      headersTimeout: 20_000,
      connectionsCheckingInterval: 5_000,
      // Node's own answer to a request without a host is empty; `oneHost` gives ours.
      requireHostHeader: false,
    },
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // While it closes, the process answers what still arrives (see `stopping`).
    return503OnClosing: false,
    routerOptions: { maxParamLength: 5_000 },
    clientErrorHandler: answerUnreadable(deps),
    frameworkErrors: answerUnroutable(deps),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleError);
  // Node would answer an unknown expectation with an empty 417.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );

  if (deps.measure) await app.register(deps.measure);
  await app.register(connections, deps);
  await app.register(overload, deps);
  await app.register(stopping);
  await app.register(slowBodies);
  await app.register(deadline, deps);
  await app.register(oneHost);
  await app.register(requestContext, deps);
  await app.register(security, deps);
  await app.register(urlTail);
  await app.register(otherOrigins);
  await app.register(apiToken, deps);
  await app.register(answerAtOnce, deps);
  await app.register(fairShare);
  await app.register(session, deps);
  await app.register(idempotency);
  await app.register(readyAnswers, deps);
  const { clientRoot, mapTiles, storage, makePhotoFile } = deps;
  await app.register(staticFiles, { clientRoot, mapTiles, storage, makePhotoFile });
  await app.register(health);
  await app.register(crawlerDocuments);
  await app.register(rest, { prefix: '/api' });
  await app.register(trpc, { prefix: '/trpc' });
  await deps.pages?.(app);
  return app;
}

const isReady = areAll(callsThat('isReady', appRouter));
const TRPC_PARAMS: ReadonlySet<string> = new Set(['batch', 'input']);
const keepsReady = areAll(callsThat('keepsReady', appRouter));

/** The tRPC calls of our own pages. */
async function trpc(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-cache');
    const type = request.headers['content-type'];
    if (type !== undefined && !JSON_TYPE.test(type)) throw new AppError('request.unsupported_type');
    done();
  });
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isReady, keepsReady, reads: () => TRPC_PARAMS };
  });
  await app.register(fastifyTRPCPlugin, {
    prefix: '',
    trpcOptions: {
      router: appRouter,
      createContext: ({ req }) => req.serviceContext(),
      maxBatchSize: MAX_BATCH,
      responseMeta: ({ errors }) => ({ headers: { vary: 'cookie', ...retryAfter(errors) } }),
      onError: ({ error, req }) => {
        const appError = describe(error);
        if (appError.kind === 'internal')
          req.log.error({ err: appError.cause ?? appError }, 'call failed');
      },
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}

/** Tells whether every call of a request is one of these: the calls of a batch share one answer. */
function areAll(calls: ReadonlySet<string>) {
  return ({ params }: FastifyRequest): boolean => {
    const { path = '' } = params as { path?: string };
    return path.split(',').every((name) => calls.has(name));
  };
}

/** The wait of a batch: the longest wait among its calls. */
function retryAfter(errors: readonly TRPCError[]): Record<string, string> {
  const seconds = errors.map((error) => describe(error).retryAfterSeconds ?? 0);
  const longest = Math.max(0, ...seconds);
  return longest > 0 ? { 'retry-after': String(longest) } : {};
}
