import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnPortal, startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { expect, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { signedInWithListings } from './fixtures/busy-clients.ts';
import { figure, printTable, quantile } from './fixtures/figures.ts';
import { noReplication, replicatedPostgres } from './fixtures/servers/replicated-postgres.ts';

const PAIRS = figure('REPLICA_PAIRS', 5_000);
const CLIENTS = 10;
const READS = 30;
const MAX_LAG_SECONDS = 2;
/** Beyond the lag: the time of the request itself, and of the question for the position. */
const GRACE_MS = 500;
const LEFT_OUT_WITHIN_MS = 1_000;

test.skip(noReplication !== null, noReplication ?? '');

test('REPLICA visitors read from a replica: nobody reads an old answer, whatever the replica does', async () => {
  test.setTimeout(10 * 60_000 + PAIRS * 50);
  const servers = await replicatedPostgres();
  const { replica } = servers;
  const portals: OwnPortal[] = [];
  try {
    const settings = {
      DATABASE_URL: servers.primary.url,
      DATABASE_REPLICA_URL: replica.url,
      REPLICA_MAX_LAG_SECONDS: String(MAX_LAG_SECONDS),
      LIMIT_PUBLIC_FORMS: '0',
    };
    portals.push(await startPortal(settings), await startPortal(settings));
    const [first, second] = portals as [OwnPortal, OwnPortal];
    const { cookie, listingIds } = await signedInWithListings(first, CLIENTS);
    const world = { first, second, cookie, listingIds, replica };
    const read = await readsOf(world, READS);

    const pairs = await writeAndRead(world, PAIRS);
    const hidden = await isGone(world, listingIds[0] ?? '', HIDE_STREET);
    const paused = await isGone(world, listingIds[0] ?? '', PAUSE);
    // From here on the replica lags.
    await replica.ask('select pg_wal_replay_pause()');
    const lagging = await writeAndRead(world, 200);
    const hiddenInLag = await isGone(world, listingIds[1] ?? '', HIDE_STREET);
    const pausedInLag = await isGone(world, listingIds[1] ?? '', PAUSE);
    await sleep((MAX_LAG_SECONDS + 1) * 1000);
    const readInLag = await readsOf(world, READS);
    const said = [await saidOf(world)];
    await replica.ask('select pg_wal_replay_resume()');
    const backMs = await readAgain(world);

    await replica.kill();
    const away = await failuresFor(world, 3_000);
    said.push(await saidOf(world));
    await replica.start();
    const backAfterAwayMs = await readAgain(world);
    said.push(await saidOf(world));

    await replica.ask('select pg_promote()');
    await sleep(LEFT_OUT_WITHIN_MS);
    const promoted = await writeAndRead(world, 200);
    const readPromoted = await readsOf(world, READS);

    printTable('REPLICA', {
      [`reads that reached the replica, of ${READS}`]: read,
      'pairs of write and read': pairs.pairs,
      'old for the writer': pairs.oldForWriter,
      'old for visitors after the write was answered, here': pairs.oldHere,
      'longest until the other process shows it, ms': Math.max(...pairs.shownMs),
      'the same, median, ms': quantile(pairs.shownMs, 0.5),
      'a hidden street is gone everywhere after, ms': hidden,
      'a paused listing, ms': paused,
      'pairs while the replica lags': lagging.pairs,
      'longest until shown while it lags, ms': Math.max(...lagging.shownMs),
      'a hidden street gone while it lags, ms': hiddenInLag,
      'a paused listing, too, ms': pausedInLag,
      'reads of it beyond the lag': readInLag,
      'read again after the lag, ms': backMs,
      'failures while it is away': away.failures,
      'the last of them after, ms': away.lastMs,
      'read again after it was away, ms': backAfterAwayMs,
      'old answers after it was promoted': promoted.oldForWriter + promoted.oldHere,
      'reads of it after that': readPromoted,
      'what admins read of it': said.join(', '),
    });
    expect.soft(read).toBe(READS);
    expect.soft(said).toEqual(['behind', 'away', 'serving']);
    for (const { oldForWriter, oldHere, shownMs } of [pairs, lagging, promoted]) {
      expect.soft(oldForWriter).toBe(0);
      expect.soft(oldHere).toBe(0);
      expect.soft(Math.max(...shownMs)).toBeLessThan(MAX_LAG_SECONDS * 1000 + GRACE_MS);
    }
    for (const ms of [hidden, paused, hiddenInLag, pausedInLag])
      expect.soft(ms).toBeLessThan(MAX_LAG_SECONDS * 1000 + GRACE_MS);
    expect.soft(readInLag).toBe(0);
    expect.soft(readPromoted).toBe(0);
    expect.soft(away.lastMs).toBeLessThan(LEFT_OUT_WITHIN_MS + GRACE_MS);
    for (const ms of [backMs, backAfterAwayMs]) expect.soft(ms).toBeLessThan(5_000);
  } finally {
    for (const portal of portals) await portal.remove();
    await servers.remove();
  }
});

interface World {
  first: OwnPortal;
  second: OwnPortal;
  cookie: string;
  listingIds: readonly string[];
  replica: Awaited<ReturnType<typeof replicatedPostgres>>['replica'];
}

const listingAt = async (portal: OwnPortal, id: string, cookie?: string) =>
  fetch(`${portal.publicOrigin}/api/properties/${id}`, { headers: cookie ? { cookie } : {} });

/** A list that nobody has asked for before, so that no answer is ready. */
function newListOf({ publicOrigin }: OwnPortal): string {
  const since = new Date(Math.floor(Math.random() * Date.parse('2020-01-01')));
  return `${publicOrigin}/api/properties?updatedSince=${since.toISOString()}`;
}

/** How many of so many different reads of visitors the replica served. */
async function readsOf({ first, replica }: World, count: number): Promise<number> {
  let served = 0;
  for (let n = 0; n < count; n += 1) {
    const [clock] = await replica.ask('select clock_timestamp()::text as at');
    const answer = await fetch(newListOf(first));
    expect(answer.status).toBe(200);
    await answer.text();
    const sessions = await replica.ask(
      `select 1 from pg_stat_activity where application_name = 'portal-pbr replica' and query_start > '${String(clock?.['at'])}'`,
    );
    served += Math.min(sessions.length, 1);
  }
  return served;
}

/** Each client changes its own listing, and reads it signed in, as a visitor, and as a visitor of the other process. */
async function writeAndRead({ first, second, cookie, listingIds }: World, pairs: number) {
  const found = { pairs: 0, oldForWriter: 0, oldHere: 0, shownMs: [0] };
  const clients = listingIds.slice(2).map(async (id) => {
    const writer = new Visitor(first);
    writer.cookie = cookie;
    while (found.pairs < pairs) {
      found.pairs += 1;
      const description = `Luminosa ${randomUUID()}.`;
      const path = `/api/properties/${id}`;
      const written = await writer.rest('PATCH', path, { body: { description } });
      if (written.status !== 200) throw new Error(`the write failed: ${written.said}`);
      const start = performance.now();
      const shows = async (portal: OwnPortal, as?: string) =>
        (await (await listingAt(portal, id, as)).text()).includes(description);
      if (!(await shows(first, cookie))) found.oldForWriter += 1;
      if (!(await shows(first))) found.oldHere += 1;
      while (!(await shows(second))) await sleep(5);
      found.shownMs.push(performance.now() - start);
    }
  });
  await Promise.all(clients);
  return found;
}

interface Change {
  body: Record<string, unknown>;
  shownBefore: (answer: Answer) => boolean;
}
interface Answer {
  status: number;
  text: string;
}
const PAUSE: Change = { body: { isActive: false }, shownBefore: ({ status }) => status === 200 };
const HIDE_STREET: Change = {
  body: { hideStreet: true },
  shownBefore: ({ text }) => text.includes('Ámsterdam'),
};

/** Milliseconds from the answer to the change until no process shows visitors what was there before, ready in both. */
async function isGone(world: World, id: string, { body, shownBefore }: Change): Promise<number> {
  const { first, second, cookie } = world;
  const shown = async (portal: OwnPortal) => {
    const answer = await listingAt(portal, id);
    return shownBefore({ status: answer.status, text: await answer.text() });
  };
  for (const portal of [first, second]) expect(await shown(portal)).toBe(true);
  const owner = new Visitor(first);
  owner.cookie = cookie;
  const changed = await owner.rest('PATCH', `/api/properties/${id}`, { body });
  expect(changed.status).toBe(200);
  const start = performance.now();
  for (const portal of [first, second]) while (await shown(portal)) await sleep(5);
  return performance.now() - start;
}

async function readAgain(world: World): Promise<number> {
  const start = performance.now();
  while ((await readsOf(world, 1)) === 0) await sleep(50);
  return performance.now() - start;
}

/** The replica as admins read of it. */
async function saidOf({ first, cookie }: World): Promise<string> {
  const answer = await fetch(`${first.publicOrigin}/trpc/health.get`, { headers: { cookie } });
  const { result } = (await answer.json()) as {
    result: { data: { replicas: { state: string }[] } };
  };
  return result.data.replicas.map(({ state }) => state).join(' ');
}

/** Visitors' reads that fail in this time, and when the last of them was sent. */
async function failuresFor({ first }: World, ms: number) {
  const start = performance.now();
  const found = { failures: 0, lastMs: 0 };
  while (performance.now() - start < ms) {
    const sentAt = performance.now() - start;
    const answer = await fetch(newListOf(first));
    await answer.text();
    if (answer.status !== 200)
      Object.assign(found, { failures: found.failures + 1, lastMs: sentAt });
  }
  return found;
}
