import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createReaderWatch, type ReaderPace, sentOn } from '../http/slow-readers.ts';

export interface ConnectionOptions {
  /** Connections that the process serves at the same time; further ones are told to come back. */
  maxConnections: number;
  readerPace: ReaderPace;
}

declare module 'fastify' {
  interface FastifyInstance {
    openConnections: ReadonlySet<Socket>;
    /** Whether this connection is one too many: its first request is refused. */
    isSurplus: (connection: Socket) => boolean;
  }
}

/** Connections beyond the limit that wait for their refusal; the kernel's connection is dropped beyond these. */
const SURPLUS = 500;
/** A connection beyond the limit that asks for nothing in this time is closed. */
const SURPLUS_MS = 5_000;
const LOOKS_PER_WINDOW = 5;

/** Knows the open connections: refuses those beyond the limit and cuts off clients that hardly take their answers. */
export const connections = fp(
  async (app: FastifyInstance, { maxConnections, readerPace }: ConnectionOptions) => {
    const open = new Set<Socket>();
    const surplus = new WeakSet<Socket>();
    app.decorate('openConnections', open);
    app.decorate('isSurplus', (connection) => surplus.has(connection));

    app.server.maxConnections = maxConnections + SURPLUS;
    app.server.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.once('close', forget);
      if (open.size <= maxConnections) return;
      surplus.add(socket);
      socket.setTimeout(SURPLUS_MS);
    });

    /** One function for all, for an idle connection costs little memory. */
    function forget(this: Socket): void {
      open.delete(this);
    }

    if (readerPace.bytesPerSecond === 0) return;
    const watch = createReaderWatch(readerPace);
    const look = () => {
      const now = performance.now();
      for (const socket of open) if (watch.isTooSlow(socket, sentOn(socket), now)) socket.destroy();
    };
    const timer = setInterval(look, readerPace.windowMs / LOOKS_PER_WINDOW).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'connections' },
);
