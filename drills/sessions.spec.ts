// R12. R12_SESSIONS is the number of expired sessions (100,000), R12_SIGN_INS how often somebody signs in before and after (60).
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@pbr/e2e/fixtures/portal/own-portal';
import { expect, PASSWORD, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { type AdminPortal, withAdminPortal } from './fixtures/admin-portal.ts';
import { figure, printTable, quantile } from './fixtures/figures.ts';

const SESSIONS = figure('R12_SESSIONS', 100_000);
const SIGN_INS = figure('R12_SIGN_INS', 60);
const READS = 500;
const SWEPT_WITHIN_MS = 5_000;
const LOCKED_MS = 50;

test('R12 expired sessions slow nobody, and leave without keeping anybody waiting', async () => {
  test.setTimeout(5 * 60_000);
  await withAdminPortal(async (world) => {
    const { portal } = world;
    const sql = portal.sql();
    const before = await signInTimes(world);

    await sql`
      insert into sessions (sid, sess, expire)
      select encode(sha256(n::text::bytea), 'hex'), (select sess from sessions limit 1), now() - n * interval '1 second'
      from generate_series(1, ${SESSIONS}) n`;
    const byVisitors = await writtenBy(world, async () => {
      for (let n = 0; n < READS; n += 1) await read(new Visitor(portal), '/api/properties?limit=5');
    });
    const byMember = await writtenBy(world, async () => {
      for (let n = 0; n < READS; n += 1) await read(world.visitor, '/api/user');
    });
    const among = await signInTimes(world);

    const locks = watchLocks(portal.dataDir);
    const signingIn = signInTimes(world);
    const swept = performance.now();
    await sql`select graphile_worker.add_job('sweep_expired')`;
    while ((await expired(world)) > 0) await sleep(20);
    const sweptMs = performance.now() - swept;
    const during = await signingIn;
    const lockedMs = await locks.stop();

    printTable('R12', {
      'expired sessions': SESSIONS,
      'sign-in, median before, ms': quantile(before, 0.5),
      'sign-in, p99 before, ms': quantile(before, 0.99),
      'sign-in, median among them, ms': quantile(among, 0.5),
      'sign-in, p99 among them, ms': quantile(among, 0.99),
      'sign-in, p99 while they leave, ms': quantile(during, 0.99),
      'all of them left after, ms': sweptMs,
      'longest wait for a lock, ms': lockedMs,
      [`rows of sessions written by ${READS} reads of visitors`]: byVisitors,
      [`by ${READS} reads of a member`]: byMember,
    });
    expect.soft(byVisitors).toBe(0);
    expect.soft(byMember).toBeLessThanOrEqual(1);
    expect.soft(quantile(among, 0.5)).toBeLessThan(quantile(before, 0.5) * 1.5);
    expect.soft(sweptMs).toBeLessThan(SWEPT_WITHIN_MS);
    expect.soft(lockedMs).toBeLessThan(LOCKED_MS);
  });
});

async function signInTimes({ portal, admin }: AdminPortal): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < SIGN_INS; n += 1) {
    const start = performance.now();
    const body = { email: admin.email, password: PASSWORD };
    const { said } = await new Visitor(portal).rest('POST', '/api/login', { body });
    expect(said).toBe('200');
    times.push(performance.now() - start);
  }
  return times;
}

async function read(visitor: Visitor, path: string): Promise<void> {
  expect((await visitor.rest('GET', path)).said).toBe('200');
}

async function expired({ portal }: AdminPortal): Promise<number> {
  const [row] = await portal.sql()<{ n: number }[]>`
    select count(*)::int as n from sessions where expire < now()`;
  return row?.n ?? 0;
}

/** Counts the sessions that are begun or changed meanwhile. */
async function writtenBy({ portal }: AdminPortal, act: () => Promise<void>): Promise<number> {
  const sql = portal.sql();
  const [start] = await sql<{ id: string }[]>`select pg_current_xact_id()::text as id`;
  await act();
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from sessions where xmin::text::bigint > ${start?.id ?? ''}::bigint`;
  return row?.n ?? Number.NaN;
}

/** Watches for how long, at most, a statement of the portal waits for a lock. */
function watchLocks(dataDir: string) {
  const sql = openDatabase(dataDir, 'postgres');
  let longest = 0;
  let goesOn = true;
  const watching = (async () => {
    while (goesOn) {
      const [row] = await sql<{ ms: number }[]>`
        select coalesce(max(extract(milliseconds from clock_timestamp() - waitstart)), 0)::float as ms
        from pg_locks where not granted`;
      longest = Math.max(longest, row?.ms ?? 0);
      await sleep(5);
    }
  })();
  return {
    stop: async () => {
      goesOn = false;
      await watching;
      await sql.end();
      return longest;
    },
  };
}
