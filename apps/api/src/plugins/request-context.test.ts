import { Readable, Writable } from 'node:stream';
import { fastify } from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../lib/logger.ts';
import { FailureLog } from './request-context.ts';

let written = '';
const output = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    written += chunk.toString();
    done();
  },
});
beforeEach(() => {
  written = '';
});

const app = fastify({
  loggerInstance: createLogger('info', output),
  logController: new FailureLog(),
});
app.addHook('onResponse', async ({ url }) => {
  if (url === '/late') throw new Error('too late for an answer');
});
app.get('/', () => 'fine');
app.get('/late', () => 'fine');
app.get('/broken', (_request, reply) => {
  const pieces = async function* () {
    yield 'a beginning';
    throw new Error('broken in the middle');
  };
  return reply.header('content-type', 'text/plain').send(Readable.from(pieces()));
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

const entries = () =>
  written
    .split('\n')
    .filter((line) => line.includes('"reqId"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test.each([
  ['/late', 'too late for an answer'],
  ['/broken', 'broken in the middle'],
])(
  'a failure that the answer to %s cannot tell is in the log, with the id',
  async (url, message) => {
    await fetch(origin + url)
      .then((answer) => answer.text())
      .catch(() => 'broken off');
    await expect.poll(() => entries().length).toBe(1);
    expect(entries()).toMatchObject([
      { level: 50, reqId: expect.any(String) as string, err: { message } },
    ]);
  },
);

test('nothing else is logged here', async () => {
  expect((await app.inject('/')).statusCode).toBe(200);
  expect((await app.inject('/nowhere')).statusCode).toBe(404);
  expect(entries()).toEqual([]);
});
