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

/** Tells slow readers from others: pass it each connection now and then. */
export function createReaderWatch({ bytesPerSecond, windowMs }: ReaderPace) {
  const windows = new WeakMap<object, { start: number; taken: number }>();

  return {
    isTooSlow: (connection: object, { taken, waiting }: Sent, now: number): boolean => {
      if (waiting === 0) {
        windows.delete(connection);
        return false;
      }
      const window = windows.get(connection);
      if (window && now - window.start < windowMs) return false;
      windows.set(connection, { start: now, taken });
      if (!window) return false;
      return taken - window.taken < ((now - window.start) / 1000) * bytesPerSecond;
    },
  };
}

/**
 * What the kernel has taken for this connection. The public `bytesWritten` counts bytes that still wait in the process; Node reads the same
 * two numbers of the handle for its own timeout (lib/net.js, `_onTimeout`).
 */
export function sentOn(socket: Socket): Sent {
  const handle: unknown = Reflect.get(socket, '_handle');
  if (typeof handle !== 'object' || handle === null) return { taken: 0, waiting: 0 };
  const waiting = Number(Reflect.get(handle, 'writeQueueSize'));
  return { taken: Number(Reflect.get(handle, 'bytesWritten')) - waiting, waiting };
}
