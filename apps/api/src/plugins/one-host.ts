import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../lib/errors.ts';

/**
 * Refuses a request with two hosts: a proxy in front may have routed it by the other one, while Node silently reads the first. HTTP 1.1
 * demands one.
 */
export const oneHost = fp(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', ({ raw }, reply, done) => {
      let hosts = 0;
      for (let name = 0; name < raw.rawHeaders.length; name += 2)
        if (raw.rawHeaders[name]?.toLowerCase() === 'host') hosts += 1;
      if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) return done();
      void reply.header('connection', 'close');
      throw new AppError('request.malformed');
    });
  },
  { name: 'one-host' },
);
