import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { fastify, type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createReadyStores } from '../answers/ready-stores.ts';
import { connections, type ConnectionOptions } from './connections.ts';
import { overload } from './overload.ts';

const load = { slots: 10, queueMs: 0, waitMs: 1_000, turnMs: 60_000 };
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'a');

/** The answer that /stream is sending. */
const streams: Readable[] = [];

async function aServer(options: Partial<ConnectionOptions>) {
  const app = fastify();
  const readerPace = { bytesPerSecond: 0, windowMs: 100 };
  await app.register(connections, { maxConnections: 2, readerPace, ...options });
  await app.register(overload, {
    publicOrigin: 'https://portal.test',
    load,
    readyAnswers: createReadyStores(0).readyAnswers,
  });
  app.get('/', () => 'fine');
  app.get('/healthz', () => 'fine');
  app.get('/large', (_request, reply) => reply.send(LARGE));
  app.get('/stream', (_request, reply) => {
    const stream = new Readable({ read: () => undefined });
    streams.push(stream);
    stream.push('a beginning');
    return reply.send(stream);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  streams.length = 0;
  onTestFinished(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  return app;
}

async function connected(app: FastifyInstance): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
async function answerTo(socket: Socket, path: string): Promise<string> {
  socket.write(get(path));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString();
}

test('a connection too many is told to come back, a check of the health is answered', async () => {
  const app = await aServer({ maxConnections: 2 });
  const first = await connected(app);
  await connected(app);
  const third = await connected(app);
  const fourth = await connected(app);
  await expect.poll(() => app.openConnections.size).toBe(4);
  expect(await answerTo(fourth, '/healthz')).toMatch(/^HTTP\/1\.1 200 /u);
  const answer = await answerTo(third, '/');
  expect(answer).toMatch(/^HTTP\/1\.1 503 /u);
  expect(answer).toMatch(/connection: close/iu);
  expect(answer).toContain('server.unavailable');
  expect(await answerTo(first, '/')).toMatch(/^HTTP\/1\.1 200 /u);
  await expect.poll(() => app.openConnections.size).toBe(3);
  fourth.destroy();
  first.destroy();
  await expect.poll(() => app.openConnections.size).toBe(1);
  expect(await answerTo(await connected(app), '/')).toMatch(/^HTTP\/1\.1 200 /u);
});

test(
  'a client that hardly takes its answer is cut off, an idle one and a steady one are not',
  { timeout: 60_000 },
  async () => {
    const app = await aServer({
      maxConnections: 10,
      // On a busy machine the steady one may get little, but more than nothing.
      readerPace: { bytesPerSecond: 1, windowMs: 1_000 },
    });
    const idle = await connected(app);
    const slow = await connected(app);
    const steady = await connected(app);
    let taken = 0;
    steady.on('data', (piece) => {
      taken += piece.length;
      // About ten megabytes a second.
      steady.pause();
      setTimeout(() => steady.resume(), piece.length / 10_000);
    });
    slow.pause().write(get('/large'));
    steady.write(get('/large'));
    await expect.poll(() => app.openConnections.size).toBe(2);
    expect(slow.destroyed).toBe(false);
    await expect.poll(() => taken, { interval: 100 }).toBeGreaterThan(8_000_000);
    expect(steady.destroyed).toBe(false);
    expect(idle.destroyed).toBe(false);
  },
);

const openStreams = () => streams.filter(({ destroyed }) => !destroyed);

test('of ten answers asked for at once only the one being sent is begun, and none is left open when the client leaves', async () => {
  const app = await aServer({ maxConnections: 10 });
  const client = await connected(app);
  client.write(get('/stream').repeat(10));
  await expect.poll(openStreams).toHaveLength(1);
  for (let n = 1; n <= 3; n += 1) {
    openStreams()[0]?.push(null);
    await expect.poll(() => streams.length).toBe(n + 1);
    expect(openStreams()).toHaveLength(1);
  }
  client.destroy();
  await expect.poll(openStreams).toEqual([]);
  expect(streams).toHaveLength(4);
});

test('answers asked for at once come one after the other, in order', async () => {
  const app = await aServer({ maxConnections: 10 });
  const client = await connected(app);
  const paths = ['/large', '/', '/nowhere', '/healthz', '/'];
  let lines = '';
  client.setEncoding('latin1').on('data', (piece: string) => {
    lines += piece.replaceAll(/a{9,}/gu, '');
  });
  client.write(paths.map(get).join(''));
  await expect
    .poll(() => lines.match(/HTTP\/1\.1 \d+/gu))
    .toEqual([200, 200, 404, 200, 200].map((status) => `HTTP/1.1 ${status}`));
});

test('a client that asks for more than ten answers at once is disconnected', async () => {
  const app = await aServer({ maxConnections: 10 });
  const client = await connected(app);
  client.write(get('/stream').repeat(11));
  await once(client.resume(), 'close');
  await expect.poll(openStreams).toEqual([]);
});

test('requests one after another are not counted together', async () => {
  const app = await aServer({ maxConnections: 10 });
  const client = await connected(app);
  for (let n = 0; n < 30; n += 1) expect(await answerTo(client, '/')).toMatch(/^HTTP\/1\.1 200 /u);
});
