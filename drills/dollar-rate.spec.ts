import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnPortal, startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { accept, expect, newEmail, PASSWORD, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { addListings } from './fixtures/bulk/bench-listings.ts';
import { SLOW_STATEMENT_MS, watchStatements } from './fixtures/bulk/slow-statements.ts';
import { underLoad } from './fixtures/bulk/under-load.ts';

/** A seventeenth of them is in dollars. A smaller number is a rehearsal. */
const LISTINGS = Number(process.env['DRILL_LISTINGS'] ?? 1_000_000);
const QUIET_MS = 20_000;
/** Beside visitors and agents it takes this many times as long as alone, for it rests after every few listings. */
const LONGER_UNDER_LOAD = 2.5;

test('a new dollar rate is saved at once, every price follows, and nobody notices', async () => {
  test.setTimeout(1_800_000);
  const portal = await startPortal();
  try {
    await addListings(portal, LISTINGS);
    const person = await accept(portal, await portal.createAdmin(newEmail()));
    const admin = new Visitor(portal);
    await admin.rest('POST', '/api/login', { body: { email: person.email, password: PASSWORD } });
    await setRate(admin, '17');
    const aloneSeconds = await followed(admin);
    const [counted] = await portal.sql()<{ dollars: number }[]>`
      select count(*)::int as dollars from properties where currency = 'USD'`;
    const slow = await watchStatements(portal);

    const load = { person: admin, ids: await forSale(portal) };
    const quiet = await underLoad(portal, load, () => sleep(QUIET_MS));
    const before = await untouched(portal);
    const following = await underLoad(portal, load, async () => {
      const savedMs = await setRate(admin, '18.5');
      const seconds = await followed(admin);
      return { savedMs, seconds };
    });
    const { savedMs, seconds } = following.result;
    const figures = {
      listings: LISTINGS,
      ...counted,
      savedMs,
      aloneSeconds,
      seconds,
      quiet,
      following,
    };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(figures) });
    // On a busy machine everything takes longer, also while nothing follows.
    const slowest = (await slow(Math.max(SLOW_STATEMENT_MS, 2 * quiet.writing.p99))).filter(
      (entry) => /rate_following|sale_mxn = p\.sale_mxn/u.test(entry),
    );

    expect(await lagging(portal)).toBe(0);
    expect(await untouched(portal)).toEqual(before);
    expect(savedMs).toBeLessThan(1000);
    expect(seconds).toBeLessThan(LONGER_UNDER_LOAD * aloneSeconds);
    expect(slowest).toEqual([]);
    for (const kind of ['reading', 'writing'] as const) {
      expect(following[kind].failed, kind).toBe(0);
      expect(following[kind].p99, kind).toBeLessThan(2 * quiet[kind].p99);
    }

    // Killed in the middle, and changed once more while the prices still follow.
    await setRate(admin, '19');
    await sleep(2000);
    await portal.kill9();
    await portal.start();
    await setRate(admin, '20');
    await followed(admin);
    expect(await lagging(portal)).toBe(0);
  } finally {
    await portal.remove();
  }
});

/** Answers the milliseconds until the answer. */
async function setRate(admin: Visitor, rate: string): Promise<number> {
  const { data } = await admin.query('settings.get');
  const { company, version } = data as { company: object; version: number };
  const start = performance.now();
  const saved = await admin.mutate('settings.save', {
    company,
    version,
    usdMxnRate: { rate, date: '2026-01-01' },
  });
  expect(saved.said).toBe('200');
  return performance.now() - start;
}

/** Waits until the settings tell no more progress; answers the seconds. */
async function followed(admin: Visitor): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { status, data } = await admin.query('settings.rateFollowing');
    if (status === 200 && data === null) return (performance.now() - start) / 1000;
    await sleep(250);
  }
}

/** Listings that agents change while the prices follow. */
async function forSale({ sql }: OwnPortal): Promise<string[]> {
  const rows = await sql()<{ id: string }[]>`
    select id from properties where listed and operation_type = 'venta' order by id limit 2000`;
  return rows.map(({ id }) => id);
}

/** The number of listings that do not use the present rate. */
async function lagging({ sql }: OwnPortal): Promise<number> {
  const [row] = await sql()<{ count: number }[]>`
    select count(*)::int as count from properties
    where currency = 'USD' and (sale_mxn, rent_mxn) is distinct from
      (round(sale_price * pbr_usd_rate(), 2), round(rent_price * pbr_usd_rate(), 2))`;
  return row?.count ?? -1;
}

/** The state that a new rate leaves alone, of listings that the agents do not write. */
async function untouched({ sql }: OwnPortal) {
  return sql()`
    select count(*), sum(version) as versions, max(updated_at) as updated, max(c.number) as numbered
    from properties p left join property_changes c on c.property_id = p.id
    where p.id >= 'f0000000-0000-0000-0000-000000000000'`;
}
