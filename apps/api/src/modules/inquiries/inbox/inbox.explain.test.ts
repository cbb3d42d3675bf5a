import { drizzle } from 'drizzle-orm/postgres-js';
import type { Db } from '@pbr/db/client';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { countPending, findInbox, findWaiting } from './inbox.queries.ts';

const PENDING = 'property_inquiries_pending_idx';

let ana: string;
const t = await databaseSuite({ statementTimeoutMs: 0 });
beforeAll(async () => {
  ana = (await aUser(t.db)).id;
  const colleague = (await aUser(t.db)).id;
  await t.db.execute(sql`
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type)
    select case when n <= 20 then ${ana}::uuid else ${colleague}::uuid end, 'Casa', 'd', 's', 'Centro', 'Mérida', 'Yucatán', 'casa', 'venta'
    from generate_series(1, 2000) n`);
  await t.db.execute(sql`
    insert into property_inquiries (property_id, client_name, client_email, status, notice_version)
    select p.id, 'Marta', 'marta@correo.mx', case when n = 1 then 'pending' else 'answered' end, '1'
    from properties p, generate_series(1, 5) n`);
  await t.client.unsafe('vacuum analyze properties, property_inquiries');
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

test.each([
  ['the number in the header', (db: Db) => countPending(db, { ownerId: ana })],
  ['the number in the header of an admin', (db: Db) => countPending(db, 'all')],
  ['what waits longest', (db: Db) => findWaiting(db, { ownerId: ana }, 3)],
])('%s is one statement that reads pending inquiries only', async (_case, run) => {
  const plan = await planOf(run);
  expect(plan).toContain(PENDING);
  expect(plan).not.toContain('Seq Scan on property_inquiries');
});

test('an agent’s inbox is one statement that reads only the inquiries about own listings', async () => {
  const query = { scope: { ownerId: ana }, filters: {}, limit: 24, offset: 0 };
  const plan = await planOf((db) => findInbox(db, query));
  expect(plan).toContain('property_inquiries_property_idx');
  expect(plan).not.toMatch(/Seq Scan on (?:property_inquiries|properties)/u);
});
