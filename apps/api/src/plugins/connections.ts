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
/** Requests that a client may send on one connection before the first of them is answered. */
const MOST_AHEAD = 10;
const LOOKS_PER_WINDOW = 5;

/** Knows the open connections: refuses those beyond the limit, answers on each in turn, and cuts off clients that hardly take their answers. */
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

    /** One function for all, because an idle connection should cost little memory. */
    function forget(this: Socket): void {
      open.delete(this);
    }

    // Answers leave in the order of their requests. One that waits for the one before would hold its file and its bytes for as long as a
    // slow reader likes, so it is begun after that.
    const unanswered = new WeakMap<Socket, (() => void)[]>();
    app.addHook('onRequest', (request, reply, begin) => {
      const { socket } = request.raw;
      const queue = unanswered.get(socket) ?? [];
      unanswered.set(socket, queue);
      queue.push(begin);
      reply.raw.once('close', () => {
        queue.shift();
        if (!socket.destroyed) queue[0]?.();
      });
      if (queue.length > MOST_AHEAD) socket.destroy();
      else if (queue.length === 1) begin();
    });

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
