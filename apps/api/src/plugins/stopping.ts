import { Server as ListeningServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from '../env.ts';
import { hasArrived } from '../http/has-body.ts';
import { AppError } from '../lib/errors.ts';

/** How a process stops, in the order of its steps. */
export interface StopTimes {
  /** It serves on as before, but /readyz says 503, so that balancers that ask there turn away. */
  announceMs: number;
  /** It takes no new connection, serves the open ones and ends each with its next answer. A proxy closes idle ones in this time. */
  lingerMs: number;
  /** It closes idle connections and finishes the requests in flight. */
  finishMs: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Stops serving without losing a request; afterwards the server is closed. */
    stopServing: (times: StopTimes) => Promise<void>;
  }
}

/** A little more than a request may wait for the database. */
const FINISH_MS = 3_000;

export const stopTimesOf = (
  env: Pick<Env, 'STOP_ANNOUNCE_SECONDS' | 'STOP_LINGER_SECONDS'>,
): StopTimes => ({
  announceMs: env.STOP_ANNOUNCE_SECONDS * 1000,
  lingerMs: env.STOP_LINGER_SECONDS * 1000,
  finishMs: FINISH_MS,
});

/** The time for all of it, and for closing the database afterwards. */
export function longestStopMs(env: Parameters<typeof stopTimesOf>[0]): number {
  const { announceMs, lingerMs, finishMs } = stopTimesOf(env);
  return announceMs + lingerMs + finishMs + 1_500;
}

const LOOK_EVERY_MS = 50;
const RETRY_AFTER_SECONDS = 2;

/**
 * A server that closes idle connections loses the requests that a proxy sends on them at the same moment. Here the proxy closes them, and
 * the server ends only those on which it has just answered.
 */
export const stopping = fp(
  async (app: FastifyInstance) => {
    let step: 'serving' | 'announced' | 'leaving' = 'serving';

    app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
      if (step !== 'serving' && routeOptions.url === '/readyz')
        throw new AppError('server.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      done();
    });
    app.addHook('onSend', ({ raw }, reply, _payload, done) => {
      // Closing under a client that still sends its body could destroy the answer on its way.
      if (step === 'leaving' && hasArrived(raw)) reply.header('connection', 'close');
      done();
    });

    app.decorate('stopServing', async ({ announceMs, lingerMs, finishMs }) => {
      const { server, log } = app;
      if (!server.listening) return app.close();
      step = 'announced';
      await sleep(announceMs);
      step = 'leaving';
      const isLeft = stopListening(server);
      await until(isLeft, lingerMs);
      const sweep = setInterval(() => closeUnused(app), LOOK_EVERY_MS);
      await until(isLeft, finishMs);
      clearInterval(sweep);
      const cut = app.openConnections.size;
      if (cut > 0) log.warn({ cut }, 'stopped with connections that did not finish');
      server.closeAllConnections();
      await app.close();
    });
  },
  { name: 'stopping', dependencies: ['connections'] },
);

/** Closes the port alone: the HTTP server's own `close` would close idle connections as well. */
function stopListening(server: FastifyInstance['server']): Promise<void> {
  return new Promise((done) => {
    ListeningServer.prototype.close.call(server, () => done());
  });
}

/** Waits for this, but no longer. */
async function until(what: Promise<void>, ms: number): Promise<void> {
  const enough = new AbortController();
  const late = sleep(ms, undefined, { signal: enough.signal }).catch(() => undefined);
  await Promise.race([what, late]);
  enough.abort();
}

/** Closes connections between two requests, and those that browsers opened in advance and never used. */
function closeUnused(app: FastifyInstance): void {
  app.server.closeIdleConnections();
  for (const socket of app.openConnections) if (socket.bytesRead === 0) socket.destroy();
}
