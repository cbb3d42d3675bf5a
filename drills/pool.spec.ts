import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnPortal, startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { expect, test } from '@pbr/e2e/fixtures/portal/promise-test';
import {
  beBusy,
  countWrong,
  heavyPhoto,
  nothingDone,
  signedInWithListings,
} from './fixtures/busy-clients.ts';
import { figure, printTable, quantile } from './fixtures/figures.ts';
import { ownPostgres } from './fixtures/servers/own-postgres.ts';
import { noPgBouncer, startPgBouncer } from './fixtures/servers/pgbouncer.ts';

const RESTARTS = figure('POOL_RESTARTS', 6);
const CLIENTS = figure('POOL_CLIENTS', 20);
const BACK_WITHIN_MS = 3_000;
const READS = 500;

test.skip(noPgBouncer !== null, noPgBouncer ?? '');

test('POOL the documented PgBouncer is restarted under load: nothing acknowledged is lost or stored twice', async () => {
  test.setTimeout(10 * 60_000);
  const photo = await heavyPhoto();
  const postgres = await ownPostgres();
  await postgres.start();
  const pool = await startPgBouncer(postgres.url);
  let portal: OwnPortal | undefined;
  try {
    portal = await startPortal({
      DATABASE_URL: pool.url,
      DATABASE_DIRECT_URL: postgres.url,
      LIMIT_PUBLIC_FORMS: '0',
    });
    const { cookie, listingIds } = await signedInWithListings(portal, CLIENTS);
    const done = nothingDone();
    let goesOn = true;
    const to = portal;
    const clients = listingIds.map((listingId, n) =>
      beBusy(
        { portal: to, cookie, listingId, photo, done, goesOn: () => goesOn },
        { uploads: n === 0 },
      ),
    );
    const backMs: number[] = [];
    for (let n = 0; n < RESTARTS; n += 1) {
      await sleep(2_000);
      await pool.stop();
      await sleep(500);
      await pool.start();
      const start = performance.now();
      const url = `${portal.publicOrigin}/readyz`;
      while ((await fetch(url)).status !== 200) await sleep(20);
      backMs.push(performance.now() - start);
    }
    await sleep(2_000);
    goesOn = false;
    await Promise.all(clients);
    const counted = await countWrong(portal, done);
    const others = done.failures.filter((failure) => !failure.includes('503'));
    printTable('POOL', {
      restarts: RESTARTS,
      clients: CLIENTS,
      requests: done.requests,
      writes: done.writes,
      'answered 503': done.failures.length - others.length,
      'failed otherwise': others.length,
      'written twice or lost': counted.wrong,
      'ready again after, ms': Math.max(...backMs),
      'p99, ms': quantile(done.times, 0.99),
    });
    expect.soft(others.slice(0, 10)).toEqual([]);
    expect.soft(counted.wrong).toBe(0);
    expect.soft(Math.max(...backMs)).toBeLessThan(BACK_WITHIN_MS);
    expect.soft(done.writes).toBeGreaterThan(100);
  } finally {
    await portal?.remove();
    await pool.remove();
    await postgres.remove();
  }
});

test('POOL what a read costs more through the pool', async () => {
  test.setTimeout(5 * 60_000);
  const postgres = await ownPostgres();
  await postgres.start();
  const pool = await startPgBouncer(postgres.url);
  const portals: OwnPortal[] = [];
  try {
    // No answer is kept, so that each read asks the database.
    const settings = { ANSWER_CACHE_BYTES: '0' };
    portals.push(
      await startPortal({ ...settings, DATABASE_URL: postgres.url }),
      await startPortal({
        ...settings,
        DATABASE_URL: pool.url,
        DATABASE_DIRECT_URL: postgres.url,
      }),
    );
    const [direct, pooled] = portals as [OwnPortal, OwnPortal];
    const { listingIds } = await signedInWithListings(direct, 1);
    const times = { direct: [] as number[], pooled: [] as number[] };
    for (let n = 0; n < READS; n += 1)
      for (const [name, portal] of [
        ['direct', direct],
        ['pooled', pooled],
      ] as const) {
        const start = performance.now();
        const answer = await fetch(`${portal.publicOrigin}/api/properties/${listingIds[0] ?? ''}`);
        await answer.text();
        times[name].push(performance.now() - start);
        expect(answer.status).toBe(200);
      }
    printTable('POOL what a read takes, ms', {
      'direct, median': quantile(times.direct, 0.5),
      'through the pool, median': quantile(times.pooled, 0.5),
      'direct, p99': quantile(times.direct, 0.99),
      'through the pool, p99': quantile(times.pooled, 0.99),
    });
  } finally {
    for (const portal of portals) await portal.remove();
    await pool.remove();
    await postgres.remove();
  }
});
