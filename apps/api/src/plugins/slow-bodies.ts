import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasArrived } from '../http/has-body.ts';

/** The speed at which the body of a request must arrive. */
export interface BodyPace {
  /** The check starts after this long. */
  graceMs: number;
  /** Bytes that must have arrived for each second after that; 128 kbit/s is a bad phone line. */
  bytesPerSecond: number;
  /** The time limit for a body of any size. */
  longestMs: number;
  lookEveryMs: number;
}

export const BODY_PACE: BodyPace = {
  graceMs: 15_000,
  bytesPerSecond: 16 * 1024,
  longestMs: 5 * 60_000,
  lookEveryMs: 5_000,
};

/** Whether a body of which `bytes` arrived within `ms` is too slow. */
export function isTooSlow(
  { bytes, ms }: { bytes: number; ms: number },
  { graceMs, bytesPerSecond, longestMs }: BodyPace,
): boolean {
  return ms > longestMs || bytes < ((ms - graceMs) / 1000) * bytesPerSecond;
}

/**
 * Hangs up on a client that sends a body drop by drop. A single time limit would be too short for a photo from a phone, or so long that
 * drops could hold a connection for minutes.
 */
export const slowBodies = fp(
  async (app: FastifyInstance, { pace = BODY_PACE }: { pace?: BodyPace }) => {
    app.addHook('onRequest', ({ raw }, _reply, done) => {
      watch(raw, pace);
      done();
    });
  },
  { name: 'slow-bodies' },
);

function watch(raw: FastifyRequest['raw'], pace: BodyPace): void {
  const { socket } = raw;
  // A request that a test injects has no connection.
  if (hasArrived(raw) || !(socket instanceof Socket)) return;
  const start = performance.now();
  const startBytes = socket.bytesRead;
  const timer = setInterval(() => {
    const ms = performance.now() - start;
    if (raw.complete || socket.destroyed) clearInterval(timer);
    else if (isTooSlow({ bytes: socket.bytesRead - startBytes, ms }, pace)) socket.destroy();
  }, pace.lookEveryMs).unref();
  raw.once('close', () => clearInterval(timer));
}
