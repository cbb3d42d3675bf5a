import { randomUUID } from 'node:crypto';
import type { Db } from '@pbr/db/client';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Limits, ServiceContext } from '../lib/context.ts';
import type { Limiter } from '../lib/limiter.ts';
import type { Storage } from '../lib/storage.ts';

export interface ContextDeps {
  db: Db;
  storage: Storage;
  limiter: Limiter;
  limits: Limits;
  publicOrigin: string;
  now: () => Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    publicOrigin: string;
  }
  interface FastifyRequest {
    serviceContext: () => ServiceContext;
  }
}

/** Requests are numbered by us: a name that came from outside could forge log lines. */
export const newRequestId = () => randomUUID();

/** What operations need of a request. Until sign-in exists, everybody is a visitor. */
export const requestContext = fp(
  async (
    app: FastifyInstance,
    { db, storage, limiter, limits, publicOrigin, now }: ContextDeps,
  ) => {
    app.decorate('publicOrigin', publicOrigin);
    app.decorateRequest('serviceContext', function serviceContext(): ServiceContext {
      return {
        db,
        storage,
        limiter,
        limits,
        now,
        publicOrigin,
        actor: { kind: 'visitor' },
        requestId: this.id,
        address: this.ip,
        log: this.log,
      };
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    app.addHook('onResponse', async (request, reply) => {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info({ req: request, res: reply, ms }, 'request');
    });
  },
  { name: 'request-context' },
);
