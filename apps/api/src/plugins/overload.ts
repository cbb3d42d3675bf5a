import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
} from 'fastify';
import fp from 'fastify-plugin';
import { answerKey } from '../answers/answer-key.ts';
import type { ReadyStores } from '../answers/ready-stores.ts';
import { createFairQueue, type FairQueue, type Leave } from '../http/fair-queue.ts';
import { hasArrived, hasBody } from '../http/has-body.ts';
import { clientIpOf, ipKey } from '../security/client-ip.ts';
import { bareAnswers } from './bare-answer.ts';
import type { SecurityOptions } from './security.ts';

/** How much the process takes on at the same time. */
export interface LoadLimits {
  /** Requests that are worked on at the same time. */
  slots: number;
  /** No more requests wait for a slot than can be answered in this time. */
  queueMs: number;
  /** How long a request may wait for its slot. */
  waitMs: number;
  /** How long the requests that arrive together may keep the process busy before the rest of them is refused. */
  turnMs: number;
}

export interface OverloadOptions
  extends Pick<SecurityOptions, 'publicOrigin'>, Pick<ReadyStores, 'readyAnswers'> {
  load: LoadLimits;
}

declare module 'fastify' {
  interface FastifyInstance {
    fairQueue: FairQueue;
    refuseForLoad: (request: FastifyRequest, reply: FastifyReply) => void;
  }
  interface FastifyRequest {
    /** Frees the request's slot. */
    leave: Leave | null;
    /** True for a request that was refused for overload; the log counts these together. */
    isShed: boolean;
  }
}

/** Answered whatever else happens: supervisors ask for the health, and people sign in. */
const FIRST = /^\/(?:healthz|readyz|login|api\/login|trpc\/session\.login)(?:\?|$)/u;
/** Serving a file costs less than refusing it would cost the visitor, and a slow line would hold its slot for long. */
const FILES = /^\/(?:assets|uploads|placeholders)\//u;

/** The share of the slots that one IP may have. */
const SHARE = 4;
const WAITERS_AT_LEAST = 50;
const RETRY_AFTER_SECONDS = 2;
const LOG_EVERY_MS = 5_000;

/**
 * Refuses at once what the process cannot do in time: the rest of a crowd that arrived together, the first request of a connection too
 * many, and what would not get a slot. This part looks at every request before anything else is done for it.
 */
export const overload = fp(
  async (app: FastifyInstance, { load, publicOrigin, readyAnswers }: OverloadOptions) => {
    const { slots, queueMs, waitMs, turnMs } = load;
    app.decorateRequest('isShed', false);
    const turn = createTurn();
    const queue = createFairQueue({
      slots,
      slotsPerIp: Math.ceil(slots / SHARE),
      queueMs,
      waitersAtLeast: WAITERS_AT_LEAST,
      waitMs,
      now: () => performance.now(),
    });
    app.decorate('fairQueue', queue);
    let refused = 0;
    const timer = setInterval(() => {
      if (refused > 0) app.log.warn({ refused }, 'overloaded: requests were refused');
      refused = 0;
    }, LOG_EVERY_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));

    const bareAnswer = bareAnswers({ publicOrigin });
    app.decorate('refuseForLoad', (request, reply) => {
      refused += 1;
      request.isShed = true;
      const { method, url, headers, id, raw } = request;
      const refusal = {
        code: 'server.unavailable',
        requestId: id,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      } as const;
      const answer = bareAnswer({ method, url, accept: headers.accept }, refusal);
      reply.hijack();
      // A body that still arrives is not read.
      const isLast = !hasArrived(raw) || app.isSurplus(raw.socket);
      reply.raw
        .writeHead(answer.status, { ...answer.headers, ...(isLast && { connection: 'close' }) })
        .end(answer.body);
    });
    const isReady = (request: FastifyRequest) =>
      request.method === 'GET' && readyAnswers.get(answerKey(request)) !== undefined;
    app.addHook('onRequest', (request, reply, done) => {
      const isRefused =
        app.isSurplus(request.raw.socket) ||
        turn.elapsedMs() > turnMs ||
        (queue.isFullFor(ipKeyOf(request)) && !FILES.test(request.url) && !isReady(request));
      if (isRefused && !FIRST.test(request.url)) app.refuseForLoad(request, reply);
      else done();
    });
  },
  { name: 'overload', dependencies: ['connections'] },
);

/**
 * Gives each IP its share of the slots. A request holds its slot from when its body has arrived until its answer is made. Register
 * it after the ready answers, which take no slot.
 */
export const fairShare = fp(
  async (app: FastifyInstance) => {
    app.decorateRequest('leave', null);
    function enter(
      request: FastifyRequest,
      reply: FastifyReply,
      done: HookHandlerDoneFunction,
    ): unknown {
      const isGone = () => reply.raw.destroyed || request.deadline.leftMs === 0;
      const slot = app.fairQueue.enter(ipKeyOf(request), isGone);
      // Waiting for a slot is waiting for the database: others hold it meanwhile.
      if (slot instanceof Promise)
        return request.deadline.during(slot).then((given) => take(given, request, reply));
      return take(slot, request, reply) ?? done();
    }
    function take(slot: Leave | null, request: FastifyRequest, reply: FastifyReply) {
      request.leave = slot;
      if (slot !== null) return undefined;
      app.refuseForLoad(request, reply);
      return reply;
    }
    // A photo is decoded in a queue of its own.
    const takesSlot = ({ url, routeOptions }: FastifyRequest) =>
      !FIRST.test(url) && !FILES.test(url) && routeOptions.config.call?.takesPhoto !== true;
    app.addHook('onRequest', (request, reply, done) =>
      takesSlot(request) && !hasBody(request.raw) ? enter(request, reply, done) : done(),
    );
    app.addHook('preValidation', (request, reply, done) => {
      const isParsed = request.body !== undefined && request.leave === null;
      return isParsed && takesSlot(request) ? enter(request, reply, done) : done();
    });

    app.addHook('onSend', ({ leave }, _reply, _payload, done) => {
      leave?.();
      done();
    });
    app.addHook('onResponse', ({ leave }, _reply, done) => {
      leave?.();
      done();
    });
    app.addHook('onRequestAbort', ({ leave }, done) => {
      leave?.();
      done();
    });
  },
  { name: 'fair-share', dependencies: ['overload', 'deadline'] },
);

const ipKeyOf = (request: FastifyRequest) => ipKey(clientIpOf(request));

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
