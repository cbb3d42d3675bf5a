import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BODY_PACE, type BodyPace, isTooSlow, slowBodies } from './slow-bodies.ts';

test.each([
  ['nothing', 0, 14, false],
  ['nothing', 0, 16, true],
  ['a drop a second', 20, 20, true],
  ['a phone of 256 kbit/s', 32_000 * 60, 60, false],
  ['a phone of 64 kbit/s', 8000 * 60, 60, true],
  ['five megabytes at 1 Mbit/s', 5_000_000, 40, false],
  ['whatever takes more than five minutes', 1e9, 301, true],
])('%s: %i bytes after %i s are too few: %s', (_what, bytes, seconds, expected) => {
  expect(isTooSlow({ bytes, ms: seconds * 1000 }, BODY_PACE)).toBe(expected);
});

const PACE: BodyPace = { graceMs: 400, bytesPerSecond: 2000, longestMs: 60_000, lookEveryMs: 50 };
let app: FastifyInstance;
beforeEach(async () => {
  app = fastify();
  await app.register(slowBodies, { pace: PACE });
  app.route({ method: 'POST', url: '/', handler: (request, reply) => reply.send(request.body) });
  app.route({
    method: 'POST',
    url: '/refused',
    onRequest: async (_request, reply) => reply.status(403).send(),
    handler: () => '',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

/** Sends the head of a request that announces a body of so many bytes. */
function announce(bytes: number, path = '/'): { socket: Socket; ended: Promise<string> } {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  const ended = new Promise<string>((done) => {
    let said = '';
    socket.on('data', (piece) => {
      said += piece.toString();
      if (said.startsWith('HTTP/1.1 200')) done(said);
    });
    socket.on('error', () => {});
    socket.on('close', () => done(said));
  });
  return { socket, ended };
}

async function drip(socket: Socket, pieces: number, { size, everyMs }: Record<string, number>) {
  for (let n = 0; n < pieces && !socket.destroyed; n += 1) {
    socket.write('1'.repeat(size ?? 1));
    await sleep(everyMs);
  }
}

test('a sender of a body in drops is disconnected', async () => {
  const { socket, ended } = announce(1000);
  await drip(socket, 600, { size: 1, everyMs: 25 });
  expect(await ended).toBe('');
});

test('a sender that continues in drops after being refused unread is disconnected too', async () => {
  const { socket, ended } = announce(1000, '/refused');
  await drip(socket, 600, { size: 1, everyMs: 25 });
  expect(await ended).toMatch(/^HTTP\/1\.1 403/u);
  expect(socket.destroyed).toBe(true);
});

test('a slow but steady sender is read to the end', async () => {
  const body = JSON.stringify('a'.repeat(90_000));
  const { socket, ended } = announce(body.length);
  for (let at = 0; at < body.length; at += 3000) {
    socket.write(body.slice(at, at + 3000));
    await sleep(40);
  }
  expect(await ended).toMatch(/^HTTP\/1\.1 200/u);
  socket.destroy();
});
