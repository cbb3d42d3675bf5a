import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { handleError } from '../rest/send-app-error.ts';
import { connections } from './connections.ts';
import { stopping, type StopTimes } from './stopping.ts';

const TIMES: StopTimes = { announceMs: 0, lingerMs: 0, finishMs: 2_000 };
/** So long that the test fails unless something ends it. */
const LONG = 60_000;

let app: FastifyInstance;
let port: number;
/** Lets the request to /slow be answered. */
let answerSlow: () => void;

beforeEach(async () => {
  app = fastify({ return503OnClosing: false, forceCloseConnections: false });
  app.setErrorHandler(handleError);
  await app.register(connections, {
    maxConnections: 100,
    readerPace: { bytesPerSecond: 0, windowMs: LONG },
  });
  await app.register(stopping);
  app.get('/', () => 'fine');
  app.get('/readyz', () => 'ready');
  app.get('/slow', async () => {
    await new Promise<void>((done) => (answerSlow = done));
    return 'at last';
  });
  app.post(
    '/refused',
    { onRequest: async (_request, reply) => reply.status(403).send() },
    () => '',
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
});

/** A client that keeps one connection for all its requests. */
function aClient() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async (path: string) => {
    const asked = request({ port, host: '127.0.0.1', path, agent }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const { statusCode: status = 0, headers } = answer;
    return { status, connection: headers.connection, body: await text(answer) };
  };
}

const connects = () =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => done(true)).on('error', () => done(false));
    onTestFinished(() => void socket.destroy());
  });

test('says first that it is not ready, and serves everything else as before', async () => {
  const client = aClient();
  void app.stopServing({ ...TIMES, announceMs: LONG });
  expect(await client('/readyz')).toMatchObject({ status: 503 });
  expect(await client('/')).toEqual({ status: 200, connection: 'keep-alive', body: 'fine' });
  expect(await connects()).toBe(true);
});

test('then takes no new connection, and ends each open one with its next answer', async () => {
  const client = aClient();
  await client('/');
  const stopped = app.stopServing({ ...TIMES, lingerMs: LONG });
  await sleep(20);
  expect(await connects()).toBe(false);
  expect(await client('/')).toEqual({ status: 200, connection: 'close', body: 'fine' });
  await stopped;
});

test('keeps idle connections open for the proxy to close them', async () => {
  const client = aClient();
  await client('/');
  void app.stopServing({ ...TIMES, lingerMs: LONG });
  await sleep(150);
  expect(app.openConnections.size).toBe(1);
  expect((await client('/')).status).toBe(200);
});

test('finishes the requests in flight, and closes idle connections and those that were never used', async () => {
  const slow = aClient()('/slow');
  await aClient()('/');
  await connects();
  await expect.poll(() => app.openConnections.size).toBe(3);
  const stopped = app.stopServing(TIMES);
  await expect.poll(() => app.openConnections.size).toBe(1);
  answerSlow();
  expect(await slow).toEqual({ status: 200, connection: 'close', body: 'at last' });
  await stopped;
});

test('cuts in the end what does not finish', async () => {
  const slow = aClient()('/slow').catch((error: unknown) => String(error));
  await expect.poll(() => app.openConnections.size).toBe(1);
  await app.stopServing({ ...TIMES, finishMs: 50 });
  expect(await slow).toContain('socket hang up');
});

test('does not hang up on a client that still sends the body of a refused request', async () => {
  const head = 'POST /refused HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n';
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await expect.poll(() => app.openConnections.size).toBe(1);
  void app.stopServing({ ...TIMES, lingerMs: LONG });
  await expect.poll(connects).toBe(false);
  let answer = '';
  socket.on('data', (piece) => (answer += piece.toString()));
  socket.write(head);
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 403 /u);
  expect(answer.toLowerCase()).not.toContain('connection: close');
});
