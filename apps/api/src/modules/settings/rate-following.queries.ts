import type { Db } from '@pbr/db/client';
import { properties } from '@pbr/db/schema/properties';
import { rateFollowing } from '@pbr/db/schema/rate-following';
import { oneRow } from '@pbr/db/sql/rows';
import { and, eq, isNull, sql } from 'drizzle-orm';

export type RateRun = Pick<
  typeof rateFollowing.$inferSelect,
  'run' | 'total' | 'done' | 'position'
>;

const RUN = {
  run: rateFollowing.run,
  total: rateFollowing.total,
  done: rateFollowing.done,
  position: rateFollowing.position,
};

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

export async function moveRun(
  db: Db,
  to: { position: string | null; done: number },
): Promise<void> {
  await db.update(rateFollowing).set(to);
}

export async function endRun(db: Db): Promise<void> {
  await db.delete(rateFollowing);
}

/** The table's pages of 8 kB. */
export async function countPages(db: Db): Promise<number> {
  const { pages } = await oneRow<{ pages: number }>(
    db,
    sql`select (pg_relation_size('properties') / current_setting('block_size')::int)::int as pages`,
  );
  return pages;
}

/** Counts the listings in dollars in these pages: no index knows them, and the whole table at once would take too long. */
export async function countInDollars(db: Db, from: number, to: number): Promise<number> {
  const { count } = await oneRow<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${properties}
      where currency = 'USD' and ctid >= ${`(${from},0)`}::tid and ctid < ${`(${to},0)`}::tid`,
  );
  return count;
}

/** True while a transaction may still write a price by an earlier rate. */
export async function isOlderRateInUse(db: Db): Promise<boolean> {
  const { isInUse } = await oneRow<{ isInUse: boolean }>(
    db,
    sql`select pbr_older_rate_in_use() as "isInUse"`,
  );
  return isInUse;
}

export interface Slice {
  /** The number of listings that were read, in any currency. */
  read: number;
  /** The id of the last one; null after the end. */
  last: string | null;
  inDollars: { id: string; lags: boolean }[];
}

/** The next listings after that id. */
export function readSlice(db: Db, after: string | null, limit: number): Promise<Slice> {
  return oneRow(
    db,
    sql`
      with slice as materialized (
        select id, currency, (sale_mxn, rent_mxn) is distinct from (round(sale_price * rate, 2), round(rent_price * rate, 2)) as lags
        from properties, (select pbr_usd_rate() as rate) present
        where id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000')
        order by id limit ${limit}
      )
      select (select count(*)::int from slice) as read, (select id from slice order by id desc limit 1) as last,
        (select coalesce(json_agg(json_build_object('id', id, 'lags', lags) order by id), '[]') from slice where currency = 'USD')
          as "inDollars"`,
  );
}

/**
 * Brings these listings to the present rate, both prices of each together; the trigger of every write computes them. Leaves out those
 * that somebody else has locked. Answers the number of the others.
 */
export async function followPrices(db: Db, ids: readonly string[]): Promise<number> {
  const { count } = await db.execute(sql`
    with free as materialized (
      select id from properties where id = any(${sql.param(ids)}::uuid[]) for no key update skip locked
    )
    update properties p set sale_mxn = p.sale_mxn from free where p.id = free.id`);
  return count;
}

/** Makes the transaction a quiet one: its writes follow from others, so they are no changes of the catalogue. */
export async function beQuiet(db: Db): Promise<void> {
  await db.execute(sql`select set_config('pbr.quiet', 'on', true)`);
}

/** Tells every process that what visitors see has changed. */
export async function tellCatalogue(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify('catalogue', '')`);
}
