import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { migrateDb, packagedMigrations } from './migrate.ts';
import { migrateToLevel } from './migration-level.ts';
import { createTestDb, type TestDb } from './testing/database.ts';

/** The number of migrations before the one that empties prices of zero. */
function levelBefore(): number {
  const text = readFileSync(join(packagedMigrations(), 'meta/_journal.json'), 'utf8');
  const { entries } = JSON.parse(text) as { entries: { tag: string }[] };
  return entries.findIndex(({ tag }) => tag.endsWith('no_price_of_zero'));
}

async function aDb(options?: { empty: boolean }): Promise<TestDb> {
  const t = await createTestDb(options);
  onTestFinished(() => t.close());
  return t;
}

async function write({ db }: TestDb, name: string, sale: string | null, rent: string | null) {
  await db.execute(sql`
    with owner as (
      insert into users (email, first_name, last_name) values (gen_random_uuid() || '@x.mx', 'Olga', 'Ríos') returning id
    )
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type, sale_price,
      rent_price, maintenance_fee, deposit_months)
    select id, ${name}, 'd', 's', 'n', 'c', 'Puebla', 'casa', 'ambos', ${sale}::numeric, ${rent}::numeric, 0, 0 from owner`);
}

const stored = ({ db }: TestDb) =>
  db.execute(sql`
    select name, sale_price::text as sale, rent_price::text as rent, sale_mxn::text as "saleMxn", price_asc::text as key, version,
      maintenance_fee as fee, deposit_months as deposit
    from properties order by name`);

const free = { version: 1, fee: 0, deposit: 0 };
const NO_PRICE = '99999999999999.00';

test('prices of zero are emptied once without a new version, and the change feed reports them; a fee or a deposit of zero stays', async () => {
  const t = await aDb({ empty: true });
  await migrateToLevel(t.connection, levelBefore());
  await write(t, 'A', '0', '0');
  await write(t, 'B', '0', '9000');
  await write(t, 'C', '4500000', null);
  const changes = () =>
    t.db.execute<{ number: string }>(sql`
      select c.number from property_changes c join properties p on p.id = c.property_id order by p.name`);
  const before = await changes();
  await migrateDb(t.connection);
  expect(await stored(t)).toEqual([
    { name: 'A', sale: null, rent: null, saleMxn: null, key: NO_PRICE, ...free },
    { name: 'B', sale: null, rent: '9000.00', saleMxn: null, key: '9000.00', ...free },
    {
      name: 'C',
      sale: '4500000.00',
      rent: null,
      saleMxn: '4500000.00',
      key: '4500000.00',
      ...free,
    },
  ]);
  const after = await changes();
  expect(after.map(({ number }, index) => number !== before[index]?.number)).toEqual([
    true,
    true,
    false,
  ]);
});

test('many of them are emptied in small transactions, so that nobody waits for all', async () => {
  const t = await aDb({ empty: true });
  await migrateToLevel(t.connection, levelBefore());
  for (let n = 0; n < 51; n += 1) await write(t, `A${n}`, '0', null);
  await migrateDb(t.connection);
  const [told] = await t.db.execute(sql`
    select count(distinct xmin::text)::int as transactions, count(sale_price)::int as prices from properties`);
  expect(told).toEqual({ transactions: 2, prices: 0 });
});

test('whoever writes a zero, also a release before this one, stores no price', async () => {
  const t = await aDb();
  await write(t, 'A', '0.00', '9000');
  await t.db.execute(sql`update properties set rent_price = 0`);
  expect(await stored(t)).toMatchObject([{ sale: null, rent: null, saleMxn: null, key: NO_PRICE }]);
});
