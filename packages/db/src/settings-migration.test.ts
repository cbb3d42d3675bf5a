import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { migrateDb } from './migrate.ts';
import { migrationsBefore } from './testing-migrations.ts';
import { createTestDb, type TestDb } from './testing.ts';

async function aDb(options?: { empty: boolean }): Promise<TestDb> {
  const t = await createTestDb(options);
  onTestFinished(() => t.close());
  return t;
}

test('company facts of before keep what they said and gain what pages show since', async () => {
  const t = await aDb({ empty: true });
  await migrateDb(t.connection, { migrationsFolder: migrationsBefore('0009_settings_record') });
  await t.db.execute(sql`insert into settings (key, value) values
    ('company', '{"name": "Casa PBR", "hours": {"weekdays": "Lunes a viernes 9:00–19:00", "saturday": "Sábado 9:00–15:00"}}')`);
  await migrateDb(t.connection);
  const [row] = await t.db.execute<{ version: number; value: unknown }>(
    sql`select version, value from settings where key = 'company'`,
  );
  expect(row?.version).toBe(1);
  expect(row?.value).toMatchObject({
    name: 'Casa PBR',
    rfc: null,
    hours: { weekdays: { opens: '09:00', closes: '19:00' }, saturday: { closes: '15:00' } },
    serviceTerms: { deeds: '15 a 30 días' },
    answerTimes: { quote: '2 horas' },
  });
});

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

test('prices in dollars follow the rate when it is set, changed and forgotten; those in pesos stay', async () => {
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

test('a listing in dollars that is written while the rate is set has the new one', async () => {
  const t = await aDb();
  await setRate(t, '18');
  let setting: Promise<unknown> = Promise.resolve();
  const id = await t.db.transaction(async (tx) => {
    const written = await aListing({ ...t, db: tx }, 'USD');
    setting = setRate(t, '20');
    // It waits for the listing: without the wait it would be done by now.
    await tx.execute(sql`select pg_sleep(0.2)`);
    return written;
  });
  await setting;
  expect(await inPesos(t, id)).toBe('2000.00');
});
