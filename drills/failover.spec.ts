import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { figure, printTable } from './fixtures/figures.ts';
import type { NodeName } from './fixtures/servers/node-networks.ts';
import { noPatroni, startPatroni } from './fixtures/servers/patroni.ts';
import { TTL } from './fixtures/servers/patroni-configuration.ts';
import { noPgBouncer, startPgBouncer } from './fixtures/servers/pgbouncer.ts';

const FAILOVERS = figure('HA_FAILOVERS', 20);
const CLIENTS = figure('HA_CLIENTS', 50);
const BACK_WITHIN_MS = { kill: 15_000, freeze: 2 * TTL * 1000, partition: 2 * TTL * 1000 };
const ANSWERED_WITHIN_MS = 3_000;
const FAULTS = ['kill', 'freeze', 'partition'] as const;
type Fault = (typeof FAULTS)[number];

test.skip(noPatroni !== null || noPgBouncer !== null, noPatroni ?? noPgBouncer ?? '');

test('HA the primary is killed, frozen and cut off under load: nothing acknowledged is lost or stored twice, and the portals find the new one', async () => {
  test.setTimeout((5 + 2.5 * FAILOVERS) * 60_000);
  const photo = await heavyPhoto();
  const folder = await mkdtemp(join(tmpdir(), 'pbr-failover-'));
  const logFile = join(folder, 'portals.log');
  const cluster = await startPatroni();
  const portals: OwnPortal[] = [];
  let pool: Awaited<ReturnType<typeof startPgBouncer>> | undefined;
  try {
    pool = await startPgBouncer(cluster.haproxyUrl);
    const settings = { LIMIT_PUBLIC_FORMS: '0', ANSWER_CACHE_BYTES: '0' };
    const direct = await startPortal({ ...settings, DATABASE_URL: cluster.url }, { logFile });
    portals.push(direct);
    portals.push(
      await startPortal(
        { ...settings, DATABASE_URL: pool.url, DATABASE_DIRECT_URL: cluster.url },
        { logFile },
      ),
    );
    const { cookie, listingIds } = await signedInWithListings(direct, CLIENTS);
    const done = nothingDone();
    let goesOn = true;
    const clients = listingIds.map((listingId, n) => {
      const portal = portals[n % portals.length] ?? direct;
      const errand = { portal, cookie, listingId, photo, done, goesOn: () => goesOn };
      return beBusy(errand, { uploads: false });
    });
    const backMs: Record<Fault, number[]> = { kill: [], freeze: [], partition: [] };
    for (let n = 0; n < FAILOVERS; n += 1) {
      await cluster.hasSyncStandby();
      await sleep(2_000);
      const fault = FAULTS[n % FAULTS.length] ?? 'kill';
      const old = await cluster.primary();
      if (old === null) throw new Error('there is no primary');
      const start = performance.now();
      const restore = await strike(cluster, fault, old);
      await otherThan(cluster, old);
      await Promise.all(portals.map((portal) => writes(portal, listingIds[0] ?? '')));
      backMs[fault].push(performance.now() - start);
      await restore();
    }
    goesOn = false;
    await Promise.all(clients);
    await cluster.hasSyncStandby();
    const counted = await countWrong(direct, done);
    const wrongAnswers = done.failures.filter((failure) => !failure.includes('503'));
    printTable('HA', {
      failovers: FAILOVERS,
      clients: CLIENTS,
      requests: done.requests,
      writes: done.writes,
      'answered 503': done.failures.length - wrongAnswers.length,
      'answered otherwise wrong': wrongAnswers.length,
      'lost or stored twice': counted.wrong,
      'writes back after a kill, s': Math.max(...backMs.kill) / 1000,
      'after a freeze, s': Math.max(0, ...backMs.freeze) / 1000,
      'after a partition, s': Math.max(0, ...backMs.partition) / 1000,
      'longest answer, ms': Math.max(...done.times),
    });
    const words = wrongAnswers.length > 0 ? await errorsIn(logFile) : '';
    expect.soft(wrongAnswers.slice(0, 10), words).toEqual([]);
    expect.soft(counted.wrong).toBe(0);
    for (const fault of FAULTS)
      expect.soft(Math.max(0, ...backMs[fault])).toBeLessThan(BACK_WITHIN_MS[fault]);
    expect.soft(Math.max(...done.times)).toBeLessThan(ANSWERED_WITHIN_MS);
    expect.soft(done.writes).toBeGreaterThan(100);
  } finally {
    for (const portal of portals) await portal.remove();
    await pool?.remove();
    await cluster.remove();
    await rm(folder, { recursive: true });
  }
});

const MOST_LINES = 20;
/** An outage is answered without such a line, and the job queue has other words for it. */
const UNEXPECTED = /"msg":"(?:request failed|could not read a session)"/u;

/** The lines about requests that failed for another reason than an outage. */
async function errorsIn(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8')).split('\n');
  return lines
    .filter((line) => UNEXPECTED.test(line))
    .slice(0, MOST_LINES)
    .join('\n');
}

type Cluster = Awaited<ReturnType<typeof startPatroni>>;

/** Takes the primary away; answers what brings the machine back as it was. */
async function strike(cluster: Cluster, fault: Fault, name: NodeName): Promise<() => unknown> {
  switch (fault) {
    case 'kill':
      await cluster.kill(name);
      return () => {};
    case 'freeze':
      await cluster.freeze(name);
      return () => cluster.thaw(name);
    case 'partition':
      await cluster.cutOff(name);
      return () => cluster.rejoin(name);
  }
}

async function otherThan(cluster: Cluster, old: NodeName): Promise<void> {
  for (let found: NodeName | null = null; found === null || found === old; await sleep(100))
    found = await cluster.primary();
}

/** Resolves when a visitor's inquiry is stored. */
async function writes(portal: OwnPortal, listingId: string): Promise<void> {
  const url = `${portal.publicOrigin}/api/properties/${listingId}/inquiries`;
  for (;;) {
    const body = JSON.stringify({
      clientName: 'Marta',
      clientEmail: `marta-${randomUUID()}@correo.mx`,
    });
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await answer.text();
    if (answer.status === 201) return;
    await sleep(100);
  }
}
