import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDb } from './database.ts';

test('two test databases are both migrated and separate from each other', async () => {
  const [one, other] = await Promise.all([createTestDb(), createTestDb()]);
  onTestFinished(async () => {
    await one.close();
    await other.close();
  });
  await one.db.execute(sql`create table only_here (id int)`);
  const tables = sql`select table_name as name from information_schema.tables where table_schema = 'public'`;
  const inOne = (await one.db.execute(tables)).map((row) => row['name']);
  const inOther = (await other.db.execute(tables)).map((row) => row['name']);
  expect(inOne).toContain('only_here');
  expect(inOther.length).toBeGreaterThan(0);
  expect(inOther).toEqual(inOne.filter((name) => name !== 'only_here'));
});

test('a closed test database no longer exists', async () => {
  const kept = await createTestDb({ empty: true });
  onTestFinished(() => kept.close());
  const closed = await createTestDb({ empty: true });
  await closed.close();
  const rows = await kept.db.execute(
    sql`select 1 from pg_database where datname = ${closed.connection.database}`,
  );
  expect([...rows]).toEqual([]);
});
