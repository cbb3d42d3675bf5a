import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type OwnPortal, startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { accept, expect, newEmail, PASSWORD, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { aListing } from '@pbr/e2e/fixtures/portal/ways';
import { figure } from './fixtures/figures.ts';
import { ownPostgres } from './fixtures/servers/own-postgres.ts';
import { printTable } from './fixtures/print-table.ts';
import { startClients } from './fixtures/upgrade/clients.ts';
import { holdLock, watchLocks } from './fixtures/upgrade/lock-watch.ts';
import { endSessions, startMigration } from './fixtures/upgrade/migration.ts';
import { buildReleases, fill, type Step, stepsFromHistory } from './fixtures/upgrade/releases.ts';

const LISTINGS = figure('R13_LISTINGS', 100_000);
const LONGEST_WAIT_MS = 200;
const LONG_READ_MS = 2_000;
const BEFORE_MS = 2_000;
const AFTERWARDS_MS = 4_000;
const JOURNAL = 'drizzle.__drizzle_migrations';

interface Person {
  id: string;
  email: string;
}

interface World {
  url: string;
  portal: OwnPortal;
  person: Person;
}

test('R13 every migration since 0.1.0 runs under readers and writers, also after it was killed, and the release before serves on', async () => {
  const steps = await stepsFromHistory();
  test.skip(steps === null, 'this checkout has no history to build earlier releases from');
  // A release takes most of a minute to build, and each step half as long.
  test.setTimeout((steps?.length ?? 0) * 120_000);
  const folders = await buildReleases([...new Set(steps?.map(({ before }) => before))]);
  const postgres = await ownPostgres();
  const { url } = postgres;
  const lines: object[] = [];
  try {
    await postgres.start();
    await fill(folders.values().next().value ?? '', url, LISTINGS);
    let person: Person | undefined;
    for (const [before, folder] of folders) {
      const portal = await startRelease(url, folder);
      try {
        person ??= await accept(portal, await portal.createAdmin(newEmail()));
        for (const step of steps?.filter((one) => one.before === before) ?? [])
          lines.push(await upgrade({ url, portal, person }, step));
      } finally {
        await portal.remove();
      }
    }
    const portal = await startRelease(url);
    try {
      if (!person) throw new Error('there was no migration');
      const done = await underLoad({ url, portal, person }, () => sleep(AFTERWARDS_MS));
      lines.push({ migration: 'none: this release', ...done.line });
    } finally {
      await portal.remove();
    }
  } finally {
    printTable(`R13 with ${LISTINGS} listings`, lines);
    await postgres.remove();
  }
});

/** Without ready answers, so that every request needs the database. */
function startRelease(url: string, folder?: string): Promise<OwnPortal> {
  const settings = {
    DATABASE_URL: url,
    LIMIT_PUBLIC_FORMS: '0',
    LIMIT_INQUIRY_RECEIPTS: '0',
    // No answer fits. With 0 some releases kept no counts of places either, and counted all listings for each page.
    ANSWER_CACHE_BYTES: '1',
    TRUST_PROXY: 'loopback',
  };
  return startPortal(settings, folder ? { dist: join(folder, 'apps/api/dist') } : {});
}

/** Kills the migration where it would be worst, and then lets it go through. */
async function upgrade(world: World, { tag, level, indexed, before }: Step) {
  const { url } = world;
  const sql = connect(url);
  const heldLevel = async () => (await sql`select 1 from drizzle.__drizzle_migrations`).length;
  const locks = watchLocks(url);
  try {
    expect(await heldLevel(), `the schema before ${tag}`).toBe(level - 1);
    const { result, line } = await underLoad(world, async () => {
      /** Kills it where it waits for the lock that this statement holds. */
      const killWaiting = async (statement: string, wanted: string, times: number) => {
        const letGo = await holdLock(url, statement);
        const migration = startMigration(url, level);
        await locks.untilMigrationWaitsFor(wanted, times);
        await migration.kill9();
        await endSessions(sql);
        await letGo();
        expect(await heldLevel(), `the schema after ${tag} was killed`).toBe(level - 1);
      };
      if (indexed) {
        await killWaiting(`lock table ${indexed} in row exclusive mode`, 'virtualxid', 1);
        expect(await unfinished(sql)).toEqual({ indexes: 1, constraints: 0 });
      }
      // All is done but the entry in the journal, and once it was all undone.
      await killWaiting(`lock table ${JOURNAL} in share mode`, JOURNAL, 2);

      const endReading = await holdLock(url, 'select 1 from properties limit 1');
      const migration = startMigration(url, level);
      await sleep(LONG_READ_MS);
      await endReading();
      const seconds = await migration.ended();
      await sleep(AFTERWARDS_MS);
      return seconds - LONG_READ_MS / 1000;
    });
    expect(await heldLevel(), `the schema after ${tag}`).toBe(level);
    expect(await unfinished(sql)).toEqual({ indexes: 0, constraints: 0 });
    const longestWait = await locks.stop();
    const longest = { 'longest wait, ms': longestWait };
    expect.soft(longestWait, tag).toBeLessThanOrEqual(LONGEST_WAIT_MS);
    return {
      migration: tag,
      release: before.slice(0, 8),
      'after the long read, s': round(result),
      ...longest,
      ...line,
    };
  } finally {
    await locks.stop();
    await sql.end();
  }
}

const round = (seconds: number) => Math.round(seconds * 10) / 10;

/** Everything that a migration which was broken off leaves for the next run. */
async function unfinished(sql: ReturnType<typeof connect>) {
  const [found] = await sql<{ indexes: number; constraints: number }[]>`
    select (select count(*)::int from pg_index where not indisvalid) as indexes,
      (select count(*)::int from pg_constraint where not convalidated) as constraints`;
  return found;
}

/** Has readers and writers ask while the work goes on; none of them may notice. */
async function underLoad<T>({ portal, person }: World, work: () => Promise<T>) {
  const agent = new Visitor(portal);
  const { said } = await agent.rest('POST', '/api/login', {
    body: { email: person.email, password: PASSWORD },
  });
  expect(said).toBe('200');
  const clients = startClients(agent, await aListing(portal, person.id));
  try {
    await sleep(BEFORE_MS);
    const result = await work();
    const asked = await clients.stop();
    const failed = asked.filter(({ isServed }) => !isServed);
    expect.soft(failed.slice(0, 10)).toEqual([]);
    const longest = Math.round(Math.max(...asked.map(({ ms }) => ms)));
    const line = { requests: asked.length, failed: failed.length, 'longest request, ms': longest };
    return { result, line };
  } finally {
    await clients.stop();
  }
}
