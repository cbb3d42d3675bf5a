import type { Db } from '@pbr/db/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { findOverview, findStatistics } from '../overviews/overview.queries.ts';
import { findSharesOfListing } from '../property-shares.queries.ts';
import { countWaiting, findShares } from '../overviews/share-lists.queries.ts';

let eva: string;
let ana: string;
let listing: string;
const t = await databaseSuite({ statementTimeoutMs: 0 });
beforeAll(async () => {
  eva = (await aUser(t.db)).id;
  ana = (await aUser(t.db)).id;
  const others = (await aUser(t.db)).id;
  const agents = (await aUser(t.db)).id;
  await t.db.execute(sql`
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type, sale_price)
    select case when n <= 20 then ${ana}::uuid else ${others}::uuid end, 'Casa', 'd', 's', 'Centro', 'Mérida', 'Yucatán', 'casa', 'venta', 100
    from generate_series(1, 4000) n`);
  await t.db.execute(sql`
    insert into commission_shares (property_id, owner_id, agent_id, percentage)
    select p.id, p.owner_id, case when row_number() over (order by p.id) <= 20 then ${eva}::uuid else ${agents}::uuid end, 2.5
    from properties p`);
  const [first] = await t.db.execute<{ id: string }>(sql`select id from properties limit 1`);
  listing = first?.id ?? '';
  await t.client.unsafe('vacuum analyze properties, commission_shares, users');
});

async function planOf(run: (db: Db) => Promise<unknown>): Promise<string> {
  const sent: { statement: string; params: unknown[] }[] = [];
  const logQuery = (statement: string, params: unknown[]) => sent.push({ statement, params });
  await run(drizzle(t.client, { logger: { logQuery } }));
  expect(sent).toHaveLength(1);
  const [{ statement, params } = { statement: '', params: [] }] = sent;
  const rows = await t.client.unsafe(`explain ${statement}`, params as string[]);
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

const aPage = { search: undefined, limit: 24, offset: 0, after: null };

test.each([
  [
    'what is shared with an agent',
    'commission_shares_agent_idx',
    (db: Db) => findShares(db, { as: 'agent', userId: eva, ...aPage }),
  ],
  [
    'the search in it',
    'commission_shares_agent_idx',
    (db: Db) => findShares(db, { as: 'agent', userId: eva, ...aPage, search: 'casa merida' }),
  ],
  ['the number in the header', 'commission_shares_agent_idx', (db: Db) => countWaiting(db, eva)],
  [
    'the shares of a listing',
    'commission_shares_property_idx',
    (db: Db) => findSharesOfListing(db, listing),
  ],
  ['the statistics of an agent', 'properties_', (db: Db) => findStatistics(db, ana)],
  ['the overview of an agent', 'commission_shares_', (db: Db) => findOverview(db, eva)],
])(
  '%s is one statement that scans no table of all shares or listings',
  async (_what, index, run) => {
    const plan = await planOf(run);
    expect(plan).toContain(index);
    expect(plan, plan).not.toMatch(/Seq Scan on (?:commission_shares|properties)/u);
  },
);
