import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { answerOptions } from '../rest/protocol.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of any origin may read the answers, and send what comes without a cookie. */
    isOpen?: boolean;
  }
}

const READABLE_HEADERS = [
  'etag',
  'idempotency-replayed',
  'link',
  'location',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'x-request-id',
  'x-total-count',
  'x-total-count-capped',
];

/** The same for everybody, whoever asks: ready answers and caches serve all origins. */
const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': READABLE_HEADERS.join(', '),
};

function open({ routeOptions, headers }: FastifyRequest, reply: FastifyReply): void {
  reply.headers(ANY_ORIGIN);
  // A file is the same for everybody, but the answer to a cookie may be personal.
  if (routeOptions.config.call === undefined || !headers.cookie)
    reply.header('cross-origin-resource-policy', 'cross-origin');
}

/**
 * Opens routes to pages of other origins, never with credentials, and answers OPTIONS. Neither asks who is there, so register it before the
 * plugins that look that up in the database.
 */
export const otherOrigins = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { config } = request.routeOptions;
      if (config.methods) return void answerOptions(request, reply);
      if (config.isOpen === true) open(request, reply);
      done();
    });
  },
  { name: 'other-origins', dependencies: ['security'] },
);
