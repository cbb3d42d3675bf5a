import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** How fast the body of a request has to come. */
export interface BodyPace {
  /** So long nothing is asked of it. */
  graceMs: number;
  /** What has to have come for each second after that; 128 kbit/s are a bad phone line. */
  bytesPerSecond: number;
  /** However large it is. */
  longestMs: number;
  lookEveryMs: number;
}

export const BODY_PACE: BodyPace = {
  graceMs: 15_000,
  bytesPerSecond: 16 * 1024,
  longestMs: 5 * 60_000,
  lookEveryMs: 5_000,
};

/** Whether what has come after so long is too little. */
export function isTooSlow(
  { bytes, ms }: { bytes: number; ms: number },
  { graceMs, bytesPerSecond, longestMs }: BodyPace,
): boolean {
  return ms > longestMs || bytes < ((ms - graceMs) / 1000) * bytesPerSecond;
}

/**
 * Hangs up on whoever sends a body drop by drop. One time for all would be too short for a photo through a phone, or so long that
 * drops could hold a connection for minutes.
 */
export const slowBodies = fp(
  async (app: FastifyInstance, { pace = BODY_PACE }: { pace?: BodyPace }) => {
    app.addHook('onRequest', async ({ raw }) => watch(raw, pace));
  },
  { name: 'slow-bodies' },
);

function watch(raw: FastifyRequest['raw'], pace: BodyPace): void {
  const { socket } = raw;
  // What a test injects has no connection.
  if (raw.complete || !(socket instanceof Socket)) return;
  const start = performance.now();
  const startBytes = socket.bytesRead;
  const timer = setInterval(() => {
    const ms = performance.now() - start;
    if (raw.complete || socket.destroyed) clearInterval(timer);
    else if (isTooSlow({ bytes: socket.bytesRead - startBytes, ms }, pace)) socket.destroy();
  }, pace.lookEveryMs).unref();
  raw.once('close', () => clearInterval(timer));
}
