import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createReadyStores } from './ready-stores.ts';
import { outageAnswer } from './outage-answer.ts';

const { readyAnswers } = createReadyStores(1024 * 1024);
const keep = (key: string, type: string) =>
  readyAnswers.begin(key).finish({
    headers: { 'content-type': type },
    etag: 'a',
    body: Buffer.from('<html><body class="x"><h1>Casas</h1></body></html>'),
    compressed: {},
  });
const away = { readyAnswers, databaseAwaySince: () => performance.now(), outageAnswerMs: 60_000 };

test('there is none while the database is there, and none of what nobody was answered', () => {
  keep('/', 'text/html');
  expect(outageAnswer({ ...away, databaseAwaySince: () => null }, '/')).toBeUndefined();
  expect(outageAnswer(away, '/other')).toBeUndefined();
});

test('it is not older than configured', async () => {
  keep('/', 'text/html');
  await sleep(5);
  expect(outageAnswer({ ...away, outageAnswerMs: 1 }, '/')).toBeUndefined();
  expect(outageAnswer(away, '/')?.ageSeconds).toBe(0);
});

test('a page says at its top that it is not of this moment, under a tag of its own; data stays as it was', () => {
  keep('/', 'text/html; charset=utf-8');
  const page = outageAnswer(away, '/')?.answer;
  expect(page?.body.toString()).toMatch(
    /<body class="x"><aside class="outage-notice" role="status">Tenemos .*<\/aside><h1>/u,
  );
  expect(page?.etag).not.toBe('a');
  // Compressed once for everybody.
  expect(outageAnswer(away, '/')?.answer).toBe(page);
  keep('/api', 'application/json');
  expect(outageAnswer(away, '/api')?.answer.etag).toBe('a');
});
