import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ServiceContext } from '../lib/context.ts';
import { AppError } from '../lib/errors.ts';
import type { MadeAnswer } from '../answers/made-answer.ts';
import { idempotencyKey } from '../rest/headers.ts';
import { open, seal } from '../security/sealed-text.ts';
import { claimKey, keepAnswer, findKeptAnswer } from './idempotency.queries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Does the work once per `Idempotency-Key`; without a key, on every request. */
    answerOnce: (
      work: (ctx: ServiceContext) => Promise<MadeAnswer>,
      /** Whether what the answer describes is still there. */
      isThere?: (ctx: ServiceContext, body: string) => Promise<boolean>,
    ) => Promise<MadeAnswer>;
  }
}

const KEPT_MS = 24 * 3_600_000;

/**
 * For a day, the same key with the same request from the same person (for a visitor: from the same IP) gets the first answer. The
 * work, the key and the answer are one transaction: after a crash, a refusal or a failure none of them is stored, and the next try counts
 * as the first. A request that arrives while the work is being done waits for it. An answer about something that is gone is not repeated.
 */
export const idempotency = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('answerOnce', async function answerOnce(work, isThere) {
      const ctx = this.serviceContext();
      const sent = idempotencyKey(this);
      if (sent === null) return work(ctx);
      const { key, secret } = digestsOf(ctx, sent);
      const request = digest(this.method, this.url, JSON.stringify(this.body ?? null));
      const now = ctx.now();
      return ctx.db.transaction(async (tx) => {
        const expiresAt = new Date(now.getTime() + KEPT_MS);
        if (!(await claimKey(tx, { key, request, now, expiresAt }))) {
          const answer = replay(await findKeptAnswer(tx, key), request, secret);
          if (answer.body !== null && (await isThere?.(inside(ctx, tx), answer.body)) === false)
            throw new AppError('request.result_gone');
          return answer;
        }
        const { status, etag, body } = await work(inside(ctx, tx));
        const answer = body === null ? null : seal(body, secret);
        await keepAnswer(tx, key, { status, etag: etag ?? null, answer });
        return { status, ...(etag !== undefined && { etag }), body };
      });
    });
  },
  { name: 'idempotency', dependencies: ['request-context'] },
);

function replay(
  stored: Awaited<ReturnType<typeof findKeptAnswer>>,
  request: string,
  secret: Buffer,
): MadeAnswer {
  // A sweep removed the row between two statements; the next try counts as the first.
  if (!stored?.status) throw new AppError('server.unavailable', { retryAfterSeconds: 1 });
  if (stored.request !== request) throw new AppError('request.key_reused');
  return {
    status: stored.status,
    ...(stored.etag !== null && { etag: stored.etag }),
    body: stored.answer && open(stored.answer, secret),
    isReplayed: true,
  };
}

/** Lets limits count inside the transaction: the count commits or rolls back with the rest, and waits for no second connection. */
function inside(ctx: ServiceContext, db: ServiceContext['db']): ServiceContext {
  const { limiter } = ctx;
  const consume: typeof limiter.consume = (limit, key, within = db) =>
    limiter.consume(limit, key, within);
  return { ...ctx, db, limiter: { ...limiter, consume } };
}

/** One digest finds the row, the other encrypts its answer: only a client that knows the key can derive the latter. */
function digestsOf({ actor, ip }: ServiceContext, sent: string) {
  // Stored digests hold this word: with another one, a call that is repeated across an update would do its work twice.
  const who = actor.kind === 'visitor' ? `address ${ip}` : `person ${actor.userId}`;
  return {
    key: digest('key', who, sent),
    secret: createHash('sha256')
      .update(JSON.stringify(['secret', who, sent]))
      .digest(),
  };
}

const digest = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
