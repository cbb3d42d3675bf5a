import type { Db } from '@pbr/db/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ServiceContext } from '../lib/context.ts';
import { AppError } from '../lib/errors.ts';
import { bearerOf, FOR_BROWSERS } from '../security/bearer.ts';
import { hashToken } from '../security/secret-tokens.ts';
import { selectTokenActor, touchToken } from './token-actor.queries.ts';

type TokenActor = Extract<ServiceContext['actor'], { kind: 'token' }>;
type FoundToken = NonNullable<Awaited<ReturnType<typeof selectTokenActor>>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The actor of a request with a token; the token decides who asks, whatever cookie came along. */
    tokenActor: TokenActor | null;
  }
}

interface ApiTokenOptions extends Pick<ServiceContext, 'db' | 'now' | 'requestLimiter'> {
  limits: Pick<ServiceContext['limits'], 'apiToken'>;
}

/** The use of a token is noted at most every five minutes. */
const TOUCH_EVERY_MS = 300_000;
const READ_ONLY: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets programs act as a person in the documented API. A bad token is refused, never taken for a visitor. */
export const apiToken = fp(
  async (app: FastifyInstance, { db, now, limits, requestLimiter }: ApiTokenOptions) => {
    const used = new WeakMap<FastifyRequest, FoundToken>();
    app.decorateRequest('tokenActor', null);

    app.addHook('onRequest', (request, reply, done) => {
      const token = bearerOf(request);
      return token === undefined ? done() : authenticate(token, request, reply);
    });
    async function authenticate(
      token: string,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<void> {
      const quota = requestLimiter.consume(limits.apiToken, hashToken(token));
      if (quota) request.quotas = [quota];
      const found = await find(db, request, token);
      if (!found) throw refusal(reply, 'token.invalid');
      if (new Date(found.expiresAt) <= now()) throw refusal(reply, 'token.expired');
      used.set(request, found);
      const { userId, role, scope } = found;
      request.tokenActor = { kind: 'token', userId, role, scope };
      reply.header('cache-control', 'no-store');
      const isWrite = !READ_ONLY.has(request.method);
      if (isWrite && scope === 'read') throw new AppError('token.read_only');
      if (FOR_BROWSERS.has(request.routeOptions.url)) throw new AppError('token.not_here');
    }

    // It runs after the response, so nobody waits for it.
    app.addHook('onResponse', (request, _reply, done) => {
      const found = used.get(request);
      return found ? touchWhenDue(request, found) : done();
    });
    async function touchWhenDue(request: FastifyRequest, found: FoundToken): Promise<void> {
      const at = now();
      const before = new Date(at.getTime() - TOUCH_EVERY_MS);
      if (found.lastUsedAt !== null && new Date(found.lastUsedAt) >= before) return;
      try {
        await touchToken(db, { id: found.id, now: at, before });
      } catch (error) {
        request.log.warn({ err: error }, 'could not record the use of a token');
      }
    }
  },
  { name: 'api-token' },
);

async function find(
  db: Db,
  request: FastifyRequest,
  token: string,
): Promise<FoundToken | undefined> {
  const isDocumented = (request.routeOptions.url ?? request.url).startsWith('/api/');
  return isDocumented ? selectTokenActor(db, hashToken(token)) : undefined;
}

function refusal(reply: FastifyReply, code: 'token.invalid' | 'token.expired'): AppError {
  void reply.header('www-authenticate', 'Bearer realm="Portal PBR", error="invalid_token"');
  return new AppError(code);
}
