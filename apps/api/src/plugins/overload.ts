import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createFairQueue, type Leave } from '../http/fair-queue.ts';
import { addressKey, addressOf } from '../security/address-key.ts';
import { bareAnswer } from './bare-answer.ts';
import type { SecurityOptions } from './security.ts';

/** How much the process takes on at the same time. */
export interface LoadLimits {
  /** Requests that are worked on at the same time. */
  places: number;
  /** As many requests wait for a place as can be answered in this time. */
  queueMs: number;
  /** How long a request may wait for its place. */
  waitMs: number;
  /** How long the requests that arrive together may keep the process busy before the rest of them is refused. */
  turnMs: number;
}

export interface OverloadOptions extends Pick<SecurityOptions, 'publicOrigin'> {
  load: LoadLimits;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Frees the request's place. */
    leave: Leave | null;
    /** True for a request that was refused for overload; the log counts these together. */
    isShed: boolean;
  }
}

/** Answered whatever else happens: supervisors ask for the health, and people sign in. */
const FIRST = /^\/(?:healthz|readyz|login|api\/login|trpc\/session\.login)(?:\?|$)/u;
/** Files cost less than to refuse them costs the visitor, and a slow line would hold its place for long. */
const FILES = /^\/(?:assets|uploads|placeholders)\//u;

/** Of the places, the part that one address may have. */
const SHARE = 4;
const WAITERS_AT_LEAST = 100;
const RETRY_AFTER_SECONDS = 2;
const LOG_EVERY_MS = 5_000;

/**
 * Refuses at once what the process cannot do in time. This part looks at every request; `fairShare` comes after the ready answers, which
 * take no place.
 */
export const overload = fp(
  async (app: FastifyInstance, { publicOrigin, load: { turnMs } }: OverloadOptions) => {
    app.decorateRequest('isShed', false);
    const turn = createTurn();
    let refused = 0;
    const timer = setInterval(() => {
      if (refused > 0) app.log.warn({ refused }, 'overloaded: requests were refused');
      refused = 0;
    }, LOG_EVERY_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));

    app.decorate('refuseForLoad', (request, reply) => {
      refused += 1;
      request.isShed = true;
      const { method, url, headers, id } = request;
      const refusal = {
        code: 'server.unavailable',
        requestId: id,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      } as const;
      const answer = bareAnswer({ method, url, accept: headers.accept }, refusal, { publicOrigin });
      reply.hijack();
      // A body that still arrives is not read.
      const isLast = !request.raw.complete || app.isSurplus(request.raw.socket);
      reply.raw
        .writeHead(answer.status, { ...answer.headers, ...(isLast && { connection: 'close' }) })
        .end(answer.body);
    });
    app.addHook('onRequest', (request, reply, done) => {
      const isTooMuch = app.isSurplus(request.raw.socket) || turn.elapsedMs() > turnMs;
      if (!isTooMuch || FIRST.test(request.url)) done();
      else app.refuseForLoad(request, reply);
    });
  },
  { name: 'overload', dependencies: ['connections'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    refuseForLoad: (request: FastifyRequest, reply: FastifyReply) => void;
  }
}

/** Gives each address its share of the places. A request holds its place from when its body has arrived until its answer is made. */
export const fairShare = fp(
  async (app: FastifyInstance, { load: { places, queueMs, waitMs } }: OverloadOptions) => {
    app.decorateRequest('leave', null);
    const queue = createFairQueue({
      places,
      placesPerAddress: Math.ceil(places / SHARE),
      queueMs,
      waitersAtLeast: WAITERS_AT_LEAST,
      waitMs,
      now: () => performance.now(),
    });

    async function enter(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const isGone = () => reply.raw.destroyed || request.deadline.leftMs === 0;
      // Waiting for a place is waiting for the database: others hold it meanwhile.
      request.leave = await request.deadline.during(queue.enter(addressKeyOf(request), isGone));
      if (request.leave !== null) return undefined;
      app.refuseForLoad(request, reply);
      return reply;
    }
    app.addHook('onRequest', async (request, reply) => {
      if (FIRST.test(request.url) || FILES.test(request.url)) return undefined;
      if (!hasBody(request)) return enter(request, reply);
      if (!queue.isFullFor(addressKeyOf(request))) return undefined;
      app.refuseForLoad(request, reply);
      return reply;
    });
    app.addHook('preValidation', async (request, reply) => {
      // An upload is read by its handler and has a queue of its own.
      const isParsed = request.body !== undefined && !FIRST.test(request.url);
      return isParsed && request.leave === null ? enter(request, reply) : undefined;
    });

    app.addHook('onSend', async ({ leave }) => leave?.());
    const leaveAtLast = async ({ leave }: FastifyRequest) => leave?.();
    app.addHook('onResponse', leaveAtLast);
    app.addHook('onRequestAbort', leaveAtLast);
  },
  { name: 'fair-share', dependencies: ['overload', 'deadline'] },
);

const addressKeyOf = (request: FastifyRequest) => addressKey(addressOf(request));

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The time since the first of the requests that arrived together: the event loop reads all of them before anything else. */
function createTurn() {
  let start: number | undefined;
  const end = () => {
    start = undefined;
  };
  return {
    elapsedMs: () => {
      const now = performance.now();
      if (start === undefined) {
        start = now;
        setImmediate(end);
      }
      return now - start;
    },
  };
}
