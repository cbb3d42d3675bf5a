import type { Db } from '@pbr/db/client';
import { rateFollowing } from '@pbr/db/schema/rate-following';
import { oneRow, oneValue, type RowOf } from '@pbr/db/sql/result-rows';
import { and, eq, isNull, sql } from 'drizzle-orm';

const RUN = {
  run: rateFollowing.run,
  total: rateFollowing.total,
  done: rateFollowing.done,
  position: rateFollowing.position,
};
export type RateRun = RowOf<typeof RUN>;

/** Null when every price follows the rate. */
export async function findRun(db: Db): Promise<RateRun | null> {
  const [run] = await db.select(RUN).from(rateFollowing);
  return run ?? null;
}

/** The same, locked: nobody changes the rate until the transaction ends. */
export async function lockRun(db: Db): Promise<RateRun | null> {
  const [run] = await db.select(RUN).from(rateFollowing).for('update');
  return run ?? null;
}

/** Stores the number of listings in dollars, unless the rate has changed since. */
export async function setTotal(db: Db, run: string, total: number): Promise<void> {
  await db
    .update(rateFollowing)
    .set({ total })
    .where(and(eq(rateFollowing.run, run), isNull(rateFollowing.total)));
}

export async function moveRun(db: Db, to: { position: string; done: number }): Promise<void> {
  await db.update(rateFollowing).set(to);
}

export async function endRun(db: Db): Promise<void> {
  await db.delete(rateFollowing);
}

/** Listings in dollars, in the order of their ids, from the one after this id. */
const inDollarsAfter = (after: string | null, limit: number) => sql`
  from properties where currency = 'USD' and id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
  order by id limit ${limit}`;

interface Count {
  count: number;
  /** The id of the last one; null after the end. */
  last: string | null;
}

/** Counts the next listings in dollars. */
export function countInDollars(db: Db, after: string | null, limit: number): Promise<Count> {
  return oneRow(
    db,
    sql`
      with slice as materialized (select id ${inDollarsAfter(after, limit)})
      select count(*)::int as count, (select id from slice order by id desc limit 1) as last from slice`,
  );
}

/** True while a transaction may still write a price by an earlier rate. */
export function isOlderRateInUse(db: Db): Promise<boolean> {
  return oneValue(db, sql`select pbr_older_rate_in_use() as "isInUse"`);
}

interface Followed {
  /** The next listings in dollars. */
  read: number;
  /** The id of the last one; null after the end. */
  last: string | null;
  /** Those of them that somebody else has locked. */
  held: number;
}

/**
 * Brings the next listings to the present rate, both prices of each together; the trigger of every write computes them. Those that somebody
 * else has locked stay.
 */
export function followNext(db: Db, after: string | null, limit: number): Promise<Followed> {
  return oneRow(
    db,
    sql`
      with next as materialized (
        select id, (sale_mxn, rent_mxn) is distinct from (round(sale_price * rate, 2), round(rent_price * rate, 2)) as lags
        from (select * ${inDollarsAfter(after, limit)}) listing, (select pbr_usd_rate() as rate) present
      ), free as materialized (
        select id from properties where id in (select id from next where lags) for no key update skip locked
      ), followed as (
        update properties p set sale_mxn = p.sale_mxn from free where p.id = free.id returning p.id
      )
      select count(*)::int as read, (select id from next order by id desc limit 1) as last,
        (count(*) filter (where lags) - (select count(*) from followed))::int as held
      from next`,
  );
}

/** Makes the transaction a quiet one: its writes follow from others, so they are not changes of the catalogue. */
export async function beQuiet(db: Db): Promise<void> {
  await db.execute(sql`select set_config('pbr.quiet', 'on', true)`);
}

/** Tells every process that what visitors see has changed. */
export async function tellCatalogue(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify('catalogue', '')`);
}
