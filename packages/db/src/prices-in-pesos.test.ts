import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDb, type TestDb } from './testing/database.ts';

async function aDb(): Promise<TestDb> {
  const t = await createTestDb();
  onTestFinished(() => t.close());
  return t;
}

type Connection = Pick<TestDb, 'db'>;

async function setRate({ db }: Connection, rate: string): Promise<void> {
  await db.execute(sql`insert into settings (key, value) values ('usdMxnRate', jsonb_build_object('rate', ${rate}::text))
    on conflict (key) do update set value = excluded.value`);
}

async function aListing({ db }: Connection, currency: string): Promise<string> {
  const [row] = await db.execute<{ id: string }>(sql`
    with owner as (insert into users (email, first_name, last_name) values (gen_random_uuid() || '@x.mx', 'Olga', 'Ríos') returning id)
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type, currency, sale_price,
      rent_price)
    select id, 'Casa', 'd', 's', 'n', 'c', 'Puebla', 'casa', 'ambos', ${currency}, 100, 1 from owner returning id`);
  return row?.id ?? '';
}

async function inPesos({ db }: Connection, id: string) {
  const [row] = await db.execute<{ sale: string; rent: string }>(
    sql`select sale_mxn::text as sale, rent_mxn::text as rent from properties where id = ${id}`,
  );
  return row;
}

const at = (rate: number) => ({ sale: (100 * rate).toFixed(2), rent: rate.toFixed(2) });

async function isOlderRateInUse({ db }: Connection) {
  const [row] = await db.execute<{ used: boolean }>(sql`select pbr_older_rate_in_use() as used`);
  return row?.used;
}

const runs = ({ db }: Connection) =>
  db.execute<{ run: string; total: number | null; done: number; position: string | null }>(
    sql`select * from rate_following`,
  );

test('what is written takes the present rate, both prices together; peso prices are their own', async () => {
  const t = await aDb();
  const unrated = await aListing(t, 'USD');
  expect(await inPesos(t, unrated)).toEqual(at(1));
  await setRate(t, '18.5');
  expect(await inPesos(t, unrated)).toEqual(at(1));
  const written = await aListing(t, 'USD');
  expect(await inPesos(t, written)).toEqual(at(18.5));
  const turned = await aListing(t, 'MXN');
  expect(await inPesos(t, turned)).toEqual(at(1));
  await t.db.execute(sql`update properties set currency = 'USD' where id = ${turned}`);
  expect(await inPesos(t, turned)).toEqual(at(18.5));
  await t.db.execute(sql`update properties set sale_price = 200 where id = ${unrated}`);
  expect(await inPesos(t, unrated)).toEqual({ ...at(18.5), sale: '3700.00' });
});

test('a rate that is set, changed or taken away starts a new run; another day of it does not', async () => {
  const t = await aDb();
  const seen = new Set<string>();
  const expectNewRun = async () => {
    const [run, ...more] = await runs(t);
    expect(more).toEqual([]);
    expect(run).toMatchObject({ total: null, done: 0, position: null });
    expect(seen).not.toContain(run?.run);
    seen.add(run?.run ?? '');
    await t.db.execute(
      sql`update rate_following set total = 9, done = 5, position = gen_random_uuid()`,
    );
  };
  await setRate(t, '18.5');
  await expectNewRun();
  await setRate(t, '20');
  await expectNewRun();
  await t.db.execute(
    sql`update settings set value = value || '{"date": "2026-11-20"}' where key = 'usdMxnRate'`,
  );
  expect(await runs(t)).toMatchObject([{ done: 5 }]);
  await t.db.execute(sql`delete from settings where key = 'usdMxnRate'`);
  await expectNewRun();
  await t.db.execute(sql`delete from rate_following`);
  await t.db.execute(sql`insert into settings (key, value) values ('company', '{}')`);
  expect(await runs(t)).toEqual([]);
});

test('a rate is set at once beside a dollar listing that is being written, which is known to use the older one until it is committed', async () => {
  const t = await aDb();
  await setRate(t, '18');
  await t.db.transaction(async (tx) => {
    await aListing({ db: tx }, 'MXN');
    await setRate(t, '19');
    expect(await isOlderRateInUse(t)).toBe(false);
    await aListing({ db: tx }, 'USD');
    expect(await isOlderRateInUse(t)).toBe(false);
    await setRate(t, '20');
    expect(await isOlderRateInUse(t)).toBe(true);
    await setRate(t, '19');
    expect(await isOlderRateInUse(t)).toBe(false);
    await setRate(t, '20');
  });
  expect(await isOlderRateInUse(t)).toBe(false);
});

test('nobody waits for a rate that is being set, and it waits for nobody', async () => {
  const t = await aDb();
  await setRate(t, '18');
  const id = await aListing(t, 'USD');
  await t.db.transaction(async (writing) => {
    // A waiting statement would fail.
    await writing.execute(sql`set local lock_timeout = '100ms'`);
    await writing.execute(sql`select from properties where id = ${id} for no key update`);
    await t.db.transaction(async (setting) => {
      await setting.execute(sql`set local lock_timeout = '100ms'`);
      await setRate({ db: setting }, '20');
      await writing.execute(sql`update properties set sale_price = 300 where id = ${id}`);
      await aListing({ db: writing }, 'USD');
    });
  });
  expect(await inPesos(t, id)).toMatchObject({ sale: '5400.00' });
});

test('quiet writes bring no words, no numbers and no notice', async () => {
  const t = await aDb();
  const id = await aListing(t, 'USD');
  const heard: string[] = [];
  const listening = await t.client.listen('catalogue', (payload) => void heard.push(payload));
  const words = () => t.db.execute(sql`select term from search_terms order by term`);
  const numbers = () => t.db.execute(sql`select number from property_changes order by number`);
  const before = [await words(), await numbers()];
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pbr.quiet', 'on', true)`);
    await tx.execute(sql`update properties set name = 'Palapa' where id = ${id}`);
  });
  expect([await words(), await numbers()]).toEqual(before);
  await t.client.notify('catalogue', 'end of the quiet one');
  await t.db.execute(sql`update properties set name = 'Palapa azul' where id = ${id}`);
  await t.client.notify('catalogue', 'end');
  await expect.poll(() => heard).toContain('end');
  expect(heard).toEqual(['end of the quiet one', '', 'end']);
  expect(await words()).toContainEqual({ term: 'palapa' });
  expect(await numbers()).not.toEqual(before[1]);
  await listening.unlisten();
});
