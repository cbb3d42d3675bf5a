import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDb, type TestDb } from './testing/database.ts';

async function aDb(): Promise<TestDb> {
  const t = await createTestDb();
  onTestFinished(() => t.close());
  return t;
}

async function setRate(t: TestDb, rate: string): Promise<void> {
  await t.db
    .execute(sql`insert into settings (key, value) values ('usdMxnRate', jsonb_build_object('rate', ${rate}::text))
    on conflict (key) do update set value = excluded.value`);
}

async function aListing(t: TestDb, currency: string): Promise<string> {
  const [row] = await t.db.execute<{ id: string }>(sql`
    with owner as (insert into users (email, first_name, last_name) values (gen_random_uuid() || '@x.mx', 'Olga', 'Ríos') returning id)
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type, currency, sale_price)
    select id, 'Casa', 'd', 's', 'n', 'c', 'Puebla', 'casa', 'venta', ${currency}, 100 from owner returning id`);
  return row?.id ?? '';
}

async function inPesos(t: TestDb, id: string): Promise<string | undefined> {
  const [row] = await t.db.execute<{ price: string }>(
    sql`select sale_mxn::text as price from properties where id = ${id}`,
  );
  return row?.price;
}

test('dollar prices follow the rate when it is set, changed and removed; peso prices stay', async () => {
  const t = await aDb();
  const dollars = await aListing(t, 'USD');
  const pesos = await aListing(t, 'MXN');
  expect(await inPesos(t, dollars)).toBe('100.00');
  await setRate(t, '18.5');
  expect(await inPesos(t, dollars)).toBe('1850.00');
  await setRate(t, '20');
  expect(await inPesos(t, dollars)).toBe('2000.00');
  await t.db.execute(sql`delete from settings where key = 'usdMxnRate'`);
  expect(await inPesos(t, dollars)).toBe('100.00');
  expect(await inPesos(t, pesos)).toBe('100.00');
});

test('a dollar listing written while the rate is set uses the new one', async () => {
  const t = await aDb();
  await setRate(t, '18');
  let setting: Promise<unknown> = Promise.resolve();
  const id = await t.db.transaction(async (tx) => {
    const written = await aListing({ ...t, db: tx }, 'USD');
    setting = setRate(t, '20');
    // `setRate` waits for the listing; without the wait it would be done by now.
    await tx.execute(sql`select pg_sleep(0.2)`);
    return written;
  });
  await setting;
  expect(await inPesos(t, id)).toBe('2000.00');
});
