import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReadyStores } from '../answers/ready-stores.ts';
import { testApp } from '../testing/app.ts';
import { aProperty } from '../testing/data/factories.ts';
import { isLong } from '../testing/is-long.ts';
import { databaseSuite } from '../testing/suite.ts';
import { createMetrics, type MetricsSources } from './metrics.ts';

const PATHS = isLong ? 10_000 : 300;

const t = await databaseSuite();
const ready = createReadyStores(1_000_000);
let awaySince: number | null = null;
const sources: MetricsSources = {
  ...ready,
  db: t.db,
  replicas: { states: () => [{ lagMs: 0, isUsed: true, answers: true, since: new Date() }] },
  log: pino({ level: 'silent' }),
  storage: { root: tmpdir(), awaySince: () => null },
  databaseAwaySince: () => awaySince,
  now: () => new Date(),
  host: '127.0.0.1',
  port: 0,
};
const metrics = createMetrics(sources);
let app: Awaited<ReturnType<typeof testApp>>;
let url: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  app = await testApp(t.db, { ...ready, measure: metrics.requests });
  const served = await metrics.serve();
  url = `http://127.0.0.1:${served.port}`;
  ({ stop } = served);
});
afterAll(async () => {
  await stop();
  await app.close();
});

async function read(): Promise<string> {
  const answer = await fetch(`${url}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/u);
  return answer.text();
}

/** The value of a line; undefined without it. */
async function valueOf(line: string): Promise<number | undefined> {
  const found = (await read()).split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

/** The names and labels of the portal's own numbers. */
const labels = async () =>
  (await read())
    .split('\n')
    .flatMap((line) => (line.startsWith('pbr_') ? [line.split(' ')[0]] : []));

const countOf = (route: string, status = 200, method = 'GET') =>
  valueOf(
    `pbr_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
  );

const callUrl = (path: string) =>
  `/trpc/${path}?${path.includes(',') ? 'batch=1&' : ''}input=${encodeURIComponent('{}')}`;

describe('the numbers of the requests', () => {
  it('are those of a route, whatever id it is asked for', async () => {
    const { id } = await aProperty(t.db, {});
    await app.inject(`/api/properties/${id}`);
    await app.inject(`/api/properties/${crypto.randomUUID()}`);
    await app.inject(`/api/properties/${crypto.randomUUID()}`);
    expect(await countOf('/api/properties/:id')).toBe(1);
    expect(await countOf('/api/properties/:id', 404)).toBe(2);
  });

  it('name the call of tRPC, and a batch as a batch', async () => {
    await app.inject(callUrl('property.facets'));
    await app.inject(callUrl('property.facets,site.company'));
    await app.inject(callUrl('nobody.calls'));
    const text = await read();
    expect(text).toContain('route="/trpc/property.facets"');
    expect(text).toContain('route="/trpc/batch"');
    expect(text).toContain('route="/trpc/none"');
    expect(text).not.toContain('nobody');
  });

  it('tell which answers were ready', async () => {
    await app.inject('/api/properties?limit=2');
    const before = (await valueOf('pbr_http_ready_answers_total')) ?? 0;
    await app.inject('/api/properties?limit=2');
    expect(await valueOf('pbr_http_ready_answers_total')).toBe(before + 1);
    expect(await valueOf('pbr_ready_answers_bytes')).toBeGreaterThan(1000);
  });

  it(
    `keep the same labels for ${PATHS} made-up paths, methods and names`,
    { timeout: 120_000 },
    async () => {
      const made = () => crypto.randomUUID().replaceAll('-', '/');
      await app.inject({ url: `/${made()}`, method: 'PUT' });
      await app.inject(`/trpc/${crypto.randomUUID()}`);
      await app.inject(`/api/${made()}`);
      await app.inject(`/uploads/${crypto.randomUUID()}.webp`);
      const before = await labels();
      for (let n = 0; n < PATHS; n += 1) {
        await app.inject({ url: `/${made()}?${made()}`, method: 'PUT' });
        await app.inject(`/trpc/${crypto.randomUUID()}`);
        await app.inject(`/api/${made()}`);
        await app.inject(`/uploads/${crypto.randomUUID()}.webp`);
      }
      expect(await labels()).toEqual(before);
    },
  );
});

describe('the numbers of the queue', () => {
  it('count the jobs by state, and tell how long the oldest has waited', async () => {
    await t.db.execute(
      sql`select graphile_worker.add_job('mail', run_at => now() - interval '90 seconds')`,
    );
    await t.db.execute(
      sql`select graphile_worker.add_job('mail', run_at => now() + interval '1 hour')`,
    );
    expect(await valueOf('pbr_jobs{state="due"}')).toBe(1);
    expect(await valueOf('pbr_jobs{state="later"}')).toBe(1);
    const waited = await valueOf('pbr_jobs_oldest_seconds');
    expect(waited).toBeGreaterThanOrEqual(89);
    expect(waited).toBeLessThan(150);
  });

  it('count the mails of this process', async () => {
    const mailer = metrics.countMails({
      send: async ({ subject }) => {
        if (subject === 'refused') throw new Error('no');
      },
    });
    const message = {
      to: '',
      subject: '',
      text: '',
      html: '',
      messageId: '',
      from: { name: '', address: '' },
    };
    await mailer.send(message);
    await expect(mailer.send({ ...message, subject: 'refused' })).rejects.toThrow('no');
    expect(await valueOf('pbr_mails_total{result="sent"}')).toBe(1);
    expect(await valueOf('pbr_mails_total{result="failed"}')).toBe(1);
  });
});

it('the others are told while the database is away', async () => {
  awaySince = Date.now();
  try {
    expect(await valueOf('pbr_database_up')).toBe(0);
    expect(await valueOf('pbr_storage_bytes{part="free"}')).toBeGreaterThan(0);
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).toBeDefined();
  } finally {
    awaySince = null;
  }
});

it('a disk that does not answer hides none of the others', async () => {
  const blind = createMetrics({
    ...sources,
    storage: { root: '/nowhere/at/all', awaySince: () => 1 },
  });
  const served = await blind.serve();
  const answer = await fetch(`http://127.0.0.1:${served.port}/metrics`);
  const text = await answer.text();
  await served.stop();
  expect(answer.status).toBe(200);
  expect(text).toContain('pbr_database_up 1');
  expect(text).toContain('pbr_storage_up 0');
  expect(text).not.toMatch(/^pbr_storage_bytes\{/mu);
});

it('nothing else is served beside them', async () => {
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});
