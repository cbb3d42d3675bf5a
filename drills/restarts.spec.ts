import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnPortal, startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { expect, newEmail, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { aListing } from '@pbr/e2e/fixtures/portal/ways';
import {
  beBusy,
  countWrong,
  type Done,
  heavyPhoto,
  nothingDone,
  signedInWithListings,
} from './fixtures/busy-clients.ts';
import { figure, printTable, quantile } from './fixtures/figures.ts';
import { noNginx, startNginx } from './fixtures/servers/nginx.ts';
import { ownPostgres } from './fixtures/servers/own-postgres.ts';

const RESTARTS = figure('R4_RESTARTS', 6);
const CLIENTS = figure('R4_CLIENTS', 50);
/** The restarts go on until so many requests were sent. */
const REQUESTS = figure('R4_REQUESTS', 5_000);
const STOP_WITHIN_MS = 10_000;

test('R4 the documented nginx leads from port 80 to HTTPS and compresses the sitemap', async () => {
  test.skip(noNginx !== null, noNginx ?? '');
  const portal = await startPortal({});
  const nginx = await startNginx([portal.port, portal.port]);
  try {
    await portal.createAdmin(newEmail());
    const [owner] = await portal.sql()<{ id: string }[]>`select id from users`;
    await aListing(portal, owner?.id ?? '');
    const plain = await fetch(`http://127.0.0.1:${nginx.plainPort}/properties?page=2`, {
      redirect: 'manual',
    });
    expect([plain.status, plain.headers.get('location')]).toEqual([
      308,
      'https://127.0.0.1/properties?page=2',
    ]);
    const parts = await fetch(`http://127.0.0.1:${nginx.port}/sitemaps/listings-1.xml`);
    expect(parts.headers.get('content-encoding')).toBe('gzip');
  } finally {
    await nginx.stop();
    await portal.remove();
  }
});

test('R4 two processes behind the documented nginx restart in turns without a trace', async () => {
  test.skip(noNginx !== null, noNginx ?? '');
  test.setTimeout(30 * 60_000);
  const photo = await heavyPhoto();
  const postgres = await ownPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'pbr-restarts-'));
  const portals: OwnPortal[] = [];
  try {
    await postgres.start();
    const settings = {
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: 'https://portal.test',
      TRUST_PROXY: 'loopback',
      LIMIT_PUBLIC_FORMS: '0',
    };
    portals.push(await startPortal(settings), await startPortal(settings));
    const [first, second] = portals as [OwnPortal, OwnPortal];
    const nginx = await startNginx([first.port, second.port]);
    try {
      const { cookie, listingIds } = await signedInWithListings(first, CLIENTS);
      const done = nothingDone();
      let goesOn = true;
      const clients = listingIds.map((listingId, n) =>
        beBusy(
          { portal: nginx, cookie, listingId, photo, done, goesOn: () => goesOn },
          { uploads: n === 0 },
        ),
      );
      const stops = await restartInTurns(portals, done);
      goesOn = false;
      await Promise.all(clients);
      const counted = await countWrong(first, done);
      printTable('R4', {
        restarts: stops.length,
        clients: listingIds.length,
        requests: done.requests,
        writes: done.writes,
        'uploads of 2 MB': done.uploads,
        failed: done.failures.length,
        'written twice or lost': counted.wrong,
        'longest stop, s': Math.max(...stops.map(({ ms }) => ms)) / 1000,
        'p99, ms': quantile(done.times, 0.99),
        'longest answer, ms': Math.max(...done.times),
      });
      expect.soft(done.failures.slice(0, 10)).toEqual([]);
      expect.soft(counted.wrong).toBe(0);
      expect.soft(stops.map(({ code }) => code)).toEqual(stops.map(() => 0));
      expect.soft(Math.max(...stops.map(({ ms }) => ms))).toBeLessThan(STOP_WITHIN_MS);
      expect.soft(done.uploads).toBeGreaterThan(0);
    } finally {
      await nginx.stop();
    }
  } finally {
    for (const portal of portals) await portal.remove();
    await postgres.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function restartInTurns(portals: readonly OwnPortal[], done: Done) {
  const stops: { ms: number; code: number | null }[] = [];
  await sleep(1_000);
  for (let n = 0; n < RESTARTS || done.requests < REQUESTS; n += 1) {
    const portal = portals[n % portals.length];
    if (!portal) break;
    const start = performance.now();
    const code = await portal.stop();
    stops.push({ ms: performance.now() - start, code });
    // Answers once /readyz does, as the documented update waits for it.
    await portal.start();
  }
  return stops;
}
