import type { Socket } from 'node:net';

/** The speed at which a client must take its answer. */
export interface ReaderPace {
  /** 0 switches the rule off. */
  bytesPerSecond: number;
  /** The time over which the speed is measured. */
  windowMs: number;
}

interface Sent {
  /** Bytes that the client's connection has taken. */
  taken: number;
  /** Bytes that wait for it. */
  waiting: number;
}

/** Tells slow readers from others: pass it each connection every now and then. */
export function createReaderWatch({ bytesPerSecond, windowMs }: ReaderPace) {
  /** For each connection on which bytes wait: what it had taken before, the oldest first. */
  const looks = new WeakMap<object, { at: number; taken: number }[]>();

  return {
    isTooSlow: (connection: object, { taken, waiting }: Sent, now: number): boolean => {
      if (waiting === 0) {
        looks.delete(connection);
        return false;
      }
      const own = looks.get(connection) ?? [];
      looks.set(connection, own);
      own.push({ at: now, taken });
      while (own[1] && now - own[1].at >= windowMs) own.shift();
      const [first = { at: now, taken }] = own;
      const ms = now - first.at;
      return ms >= windowMs && taken - first.taken < (ms / 1000) * bytesPerSecond;
    },
  };
}

/**
 * The bytes that the kernel has taken for this connection. The public `bytesWritten` counts bytes that still wait in the process; Node reads the same
 * two numbers of the handle for its own timeout (lib/net.js, `_onTimeout`).
 */
export function sentOn(socket: Socket): Sent {
  const handle: unknown = Reflect.get(socket, '_handle');
  if (typeof handle !== 'object' || handle === null) return { taken: 0, waiting: 0 };
  const waiting = Number(Reflect.get(handle, 'writeQueueSize'));
  return { taken: Number(Reflect.get(handle, 'bytesWritten')) - waiting, waiting };
}
