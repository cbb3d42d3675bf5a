import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnPortal, startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { accept, expect, newEmail, PASSWORD, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { aListing } from '@pbr/e2e/fixtures/portal/ways';
import {
  type Asked,
  isRead,
  startClients,
  watchHealth,
  type World,
} from './fixtures/outage/clients.ts';
import { isRefused, isServed, linesOf } from './fixtures/outage/table.ts';
import { type OwnPostgres, ownPostgres } from './fixtures/servers/own-postgres.ts';
import { printTable } from './fixtures/print-table.ts';
import { MEGABYTE, residentBytes } from './fixtures/under-load.ts';

/** How long the database is away; a shorter time is for working on the drill. */
const OUTAGE_MS = Number(process.env['PBR_OUTAGE_SECONDS'] ?? 30) * 1000;
const CLIENTS = { restarts: 50, outage: 20 };
const RESTARTS = 10;
const LONGEST_MS = 3_000;
const FIRST_GOOD_MS = 1_000;
const GROWTH = 20 * MEGABYTE;

test.describe.configure({ timeout: 180_000 });

let postgres: OwnPostgres;
test.beforeAll(async () => {
  postgres = await ownPostgres();
  await postgres.start();
});
test.afterAll(() => postgres.remove());

/** A portal without ready answers on that Postgres, so that every request needs it, with somebody signed in and a listing. */
async function withPortal(
  env: Record<string, string>,
  drill: (world: DrillWorld) => Promise<void>,
) {
  const portal = await startPortal({
    DATABASE_URL: postgres.url,
    LIMIT_PUBLIC_FORMS: '0',
    LIMIT_INQUIRY_RECEIPTS: '0',
    ANSWER_CACHE_BYTES: '0',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'fatal',
    ...env,
  });
  try {
    const admin = await accept(portal, await portal.createAdmin(newEmail()));
    const visit = new Visitor(portal);
    await visit.rest('POST', '/api/login', { body: { email: admin.email, password: PASSWORD } });
    const listing = await aListing(portal, admin.id);
    await drill({ portal, cookie: visit.cookie, listing });
  } finally {
    await portal.remove();
  }
}

type DrillWorld = World & { portal: OwnPortal };

/** Opens the clients' connections and has all code compiled: Node accepts one connection a turn, and its first turns are slow. */
async function warmUp(world: DrillWorld, count: number): Promise<void> {
  const clients = startClients(world, count);
  await sleep(4_000);
  await clients.stop();
}

const wrongOf = (asked: readonly Asked[]) =>
  asked
    .filter((one) => !isServed(one) && !isRefused(one))
    .map(({ kind, said }) => `${kind}: ${said}`);
const longestOf = (asked: readonly Asked[]) => Math.max(...asked.map(({ from, to }) => to - from));

/** Every refusal says in Spanish that it is one, and when to come back. */
function expectPoliteRefusals(asked: readonly Asked[]) {
  const rude = asked.filter(
    (one) => isRefused(one) && !(one.isSpanish && Number(one.retryAfter) > 0),
  );
  expect(rude).toEqual([]);
}

test('R2 ten restarts of Postgres under 50 clients fail no read', async () => {
  await withPortal({}, async (world) => {
    await warmUp(world, CLIENTS.restarts);
    const health = watchHealth(world.portal);
    const clients = startClients(world, CLIENTS.restarts);
    await sleep(2_000);
    const downMs: number[] = [];
    for (let n = 0; n < RESTARTS; n += 1) {
      const start = performance.now();
      await postgres.stop();
      await postgres.start();
      downMs.push(Math.round(performance.now() - start));
      await sleep(2_000);
    }
    const asked = await clients.stop();
    await health.stop();
    printTable('R2 ten restarts', linesOf(asked));
    process.stdout.write(`Postgres was down for ${downMs.join(', ')} ms\n`);
    expect(wrongOf(asked)).toEqual([]);
    expect(asked.filter((one) => isRead(one.kind) && !isServed(one))).toEqual([]);
    expect(longestOf(asked)).toBeLessThan(LONGEST_MS);
    expect([...health.seen.healthz]).toEqual([200]);
    expectPoliteRefusals(asked);
    await expectStored(world, asked);
  });
});

test('R2 the embedded Postgres killed ten times: everything is answered in time', async () => {
  await withPortal({ DATABASE_URL: '' }, async (world) => {
    const clients = startClients(world, CLIENTS.outage);
    const downMs: number[] = [];
    for (let n = 0; n < RESTARTS; n += 1) {
      await sleep(2_000);
      const start = performance.now();
      const killed = await embeddedPid(world.portal);
      process.kill(killed, 'SIGKILL');
      // The process may still be ready: it has not noticed yet.
      while ((await embeddedPid(world.portal).catch(() => killed)) === killed) await sleep(20);
      await untilReady(world.portal);
      downMs.push(Math.round(performance.now() - start));
    }
    const backAt = performance.now();
    await clients.askAll();
    const asked = await clients.stop();
    printTable('R2 embedded Postgres killed', linesOf(asked, backAt));
    process.stdout.write(`Postgres was down for ${downMs.join(', ')} ms\n`);
    expect(wrongOf(asked)).toEqual([]);
    expect(longestOf(asked)).toBeLessThan(LONGEST_MS);
    expect(asked.filter((one) => one.from >= backAt && !isServed(one))).toEqual([]);
    expectPoliteRefusals(asked);
    await expectStored(world, asked);
  });
});

async function untilReady(portal: { port: number }): Promise<void> {
  const visitor = new Visitor(portal);
  while ((await visitor.rest('GET', '/readyz')).status !== 200) await sleep(20);
}

/** The first process of the portal's own Postgres. */
async function embeddedPid({ dataDir }: OwnPortal): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

/** Every inquiry that was acknowledged is there, once. */
async function expectStored({ portal }: DrillWorld, asked: readonly Asked[]) {
  const acknowledged = asked.filter((one) => one.kind.startsWith('inquiry') && isServed(one));
  const rows = await portal.sql()<{ id: string }[]>`select id from property_inquiries`;
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter(({ id }) => !stored.has(id ?? ''))).toEqual([]);
}

interface Outage {
  /** Takes the database away; answers how it comes back, at the moment at which it is there. */
  begin: (world: DrillWorld) => Promise<() => Promise<void>>;
  /** Whether other statements still work, so that the portal remains ready. */
  leavesOthers?: true;
}

const OUTAGES: Record<string, Outage> = {
  away: {
    begin: async () => {
      await postgres.stop();
      return () => postgres.start();
    },
  },
  frozen: {
    begin: async () => {
      await postgres.freeze();
      return () => postgres.thaw();
    },
  },
  locked: {
    leavesOthers: true,
    begin: async ({ portal }) => {
      const holder = await portal.sql().reserve();
      await holder`begin`;
      await holder`set local idle_in_transaction_session_timeout = 0`;
      await holder`lock table properties, sessions in access exclusive mode`;
      return async () => {
        await holder`commit`;
        holder.release();
      };
    },
  },
};

const poolName = (pool: string | undefined) =>
  pool === undefined ? 'the pool of this machine' : `a pool of ${pool}`;

for (const [name, { begin, leavesOthers }] of Object.entries(OUTAGES))
  for (const pool of [undefined, '1'])
    test(`R3 Postgres is ${name} for ${OUTAGE_MS / 1000} s, with ${poolName(pool)}`, async () => {
      await withPortal(pool === undefined ? {} : { DATABASE_POOL: pool }, async (world) => {
        await warmUp(world, CLIENTS.outage);
        const before = await residentBytes(world.portal.pid());
        const asking = startClients(world, CLIENTS.outage);
        await sleep(1_000);
        const comeBack = await begin(world);
        const health = watchHealth(world.portal);
        const awayAt = performance.now();
        await sleep(OUTAGE_MS);
        await health.stop();
        const grown = (await residentBytes(world.portal.pid())) - before;
        await comeBack();
        const backAt = performance.now();
        await asking.askAll();
        await sleep(2_000);
        const asked = await asking.stop();
        const lines = linesOf(asked, backAt);
        printTable(`R3 ${name}, ${poolName(pool)}`, lines);
        process.stdout.write(`memory grew by ${(grown / MEGABYTE).toFixed(1)} MB\n`);
        expect(wrongOf(asked)).toEqual([]);
        expect(longestOf(asked)).toBeLessThan(LONGEST_MS);
        expectPoliteRefusals(asked);
        // It was an outage indeed, and it left no trace.
        expect(asked.filter((one) => one.to > awayAt && isRefused(one)).length).toBeGreaterThan(
          CLIENTS.outage,
        );
        expect(Math.max(...lines.map(({ firstGood }) => firstGood ?? 0))).toBeLessThan(
          FIRST_GOOD_MS,
        );
        expect(asked.filter((one) => one.from > backAt + 1_000 && !isServed(one))).toEqual([]);
        expect(grown).toBeLessThan(GROWTH);
        expect([...health.seen.healthz]).toEqual([200]);
        if (!leavesOthers) expect([...health.seen.readyz]).toEqual([503]);
      });
    });
