import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../lib/errors.ts';

/** A request for two hosts could be for another one in the eyes of a proxy before us; Node reads the first and says nothing. */
export const oneHost = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async ({ raw }, reply) => {
      let hosts = 0;
      for (let name = 0; name < raw.rawHeaders.length; name += 2)
        if (raw.rawHeaders[name]?.toLowerCase() === 'host') hosts += 1;
      if (hosts < 2) return;
      void reply.header('connection', 'close');
      throw new AppError('request.malformed');
    });
  },
  { name: 'one-host' },
);
