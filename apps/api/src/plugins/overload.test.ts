import { errorCatalogue } from '@pbr/schemas/errors';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createReadyStores } from '../answers/ready-stores.ts';
import { handleError } from '../rest/send-app-error.ts';
import { connections } from './connections.ts';
import { deadline } from './deadline.ts';
import { fairShare, type LoadLimits, overload } from './overload.ts';
import { answerAtOnce } from './ready-answers.ts';

/** One slot, and as many as wait in any case. */
const LOAD: LoadLimits = { slots: 1, queueMs: 0, waitMs: 60_000, turnMs: 60_000 };
const WAITERS = 50;
const WORDS = errorCatalogue['server.unavailable'].es;

let app: FastifyInstance;
/** Lets the requests that are worked on be answered. */
let answerAll: () => void;
/** Requests for which anything was done before they were refused. */
let worked = 0;
const ready = createReadyStores(1024 * 1024);

async function aServer(load = LOAD) {
  app = fastify({ trustProxy: true });
  app.setErrorHandler(handleError);
  const publicOrigin = 'https://portal.test';
  const options = { publicOrigin, load, readyAnswers: ready.readyAnswers };
  const readerPace = { bytesPerSecond: 0, windowMs: 1_000 };
  await app.register(connections, { maxConnections: 1_000, readerPace });
  await app.register(overload, options);
  app.addHook('onRequest', async () => {
    worked += 1;
  });
  await app.register(deadline, { databaseMs: 60_000 });
  await app.register(answerAtOnce, ready);
  await app.register(fairShare);
  const open = new Promise<void>((done) => (answerAll = done));
  app.get('/*', async () => {
    await open;
    return 'fine';
  });
  app.get('/ready', { config: { isReady: () => true } }, () => 'made anew');
  for (const path of ['/healthz', '/readyz', '/login', '/assets/a.js']) app.get(path, () => 'fine');
  app.post('/*', () => 'written');
}
beforeEach(() => aServer());
afterEach(() => {
  answerAll();
  return app.close();
});

const ask = (url: string, { ip = '198.51.100.1', ...headers }: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'x-forwarded-for': ip, ...headers } });
const write = (url: string, ip = '198.51.100.1') =>
  app.inject({ method: 'POST', url, payload: {}, headers: { 'x-forwarded-for': ip } });

/** So many requests of one IP that its next one finds no room; answers their answers. */
function crowd() {
  return Array.from({ length: WAITERS + 1 }, () => ask('/api/properties'));
}
/** Lets requests that were sent arrive. */
const settle = () => new Promise((done) => setTimeout(done, 20));

test('what cannot be done in time is refused at once, and says when to come back', async () => {
  const waiting = crowd();
  await settle();
  worked = 0;
  const answer = await ask('/api/properties');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { requestId, ...problem } = answer.json();
  expect(problem).toEqual({ code: 'server.unavailable', message: WORDS });
  expect(answer.headers['x-request-id']).toBe(requestId);
  expect((await write('/api/properties')).statusCode).toBe(503);
  expect(worked).toBe(0);
  answerAll();
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(statuses.map(() => 200));
  expect((await ask('/api/properties')).statusCode).toBe(200);
});

test('the refusal has the shape that was asked for', async () => {
  void crowd();
  await settle();
  const page = await ask('/properties', { accept: 'text/html,*/*' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain(WORDS);
  const call = await ask('/trpc/property.list,agent.list?batch=1');
  expect(call.json().error).toMatchObject({
    message: WORDS,
    data: { httpStatus: 503, appCode: 'server.unavailable', retryAfterSeconds: 2 },
  });
});

test('health, sign-in, files and ready answers are served whatever else waits', async () => {
  void crowd();
  ready.readyAnswers
    .begin('/ready')
    .finish({ headers: {}, etag: 'a', body: Buffer.from('x'), compressed: {} });
  await settle();
  for (const url of ['/healthz', '/readyz', '/login?redirect=%2F', '/assets/a.js'])
    expect((await ask(url)).statusCode, url).toBe(200);
  for (const url of ['/api/login', '/trpc/session.login?batch=1'])
    expect((await write(url)).statusCode, url).toBe(200);
  expect((await ask('/ready')).body).toBe('x');
});

test('an IP that fills the line takes nothing from another one', async () => {
  void crowd();
  await settle();
  const other = ask('/api/properties', { ip: '198.51.100.2' });
  await settle();
  expect((await ask('/api/properties')).statusCode).toBe(503);
  answerAll();
  expect((await other).statusCode).toBe(200);
});

test('the rest of a crowd that arrives together is refused once it has kept the process busy for long', async () => {
  await app.close();
  await aServer({ ...LOAD, turnMs: -1 });
  expect((await ask('/api/properties')).statusCode).toBe(503);
  expect((await ask('/healthz')).statusCode).toBe(200);
});
