import { expect, onTestFinished, test } from 'vitest';
import { connectionTo } from './client.ts';
import { appliedMigrations, knownMigrations, migrateToLevel } from './migration-level.ts';
import { migrateDb } from './migrate.ts';
import { catalogueOf, rowsOf } from './testing/catalogue.ts';
import { createTestDb, type TestDb } from './testing/database.ts';

async function aDb(options?: { empty: boolean }): Promise<TestDb> {
  const t = await createTestDb(options);
  onTestFinished(() => t.close());
  return t;
}

test('a database gets the schema of an earlier release, and goes on from there', async () => {
  const t = await aDb({ empty: true });
  await migrateToLevel(t.connection, 1);
  expect(await appliedMigrations(t)).toEqual(knownMigrations().slice(0, 1));
  await migrateDb(t.connection);
  expect(await appliedMigrations(t)).toEqual(knownMigrations());
  expect(await catalogueOf(t)).toEqual(await catalogueOf(await aDb()));
});

test('a database that is not of this portal, or of a newer one, is refused unchanged', async () => {
  await expect(appliedMigrations(await aDb({ empty: true }))).rejects.toThrow(
    /no tiene los datos de un portal/u,
  );
  const newer = await aDb();
  await newer.client`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 0)`;
  const before = await rowsOf(newer);
  await expect(appliedMigrations(newer)).rejects.toThrow(/de una versión más nueva/u);
  expect(await rowsOf(newer)).toEqual(before);
  const strange = await aDb();
  await strange.client`update drizzle.__drizzle_migrations set hash = 'strange' where id = 1`;
  await expect(appliedMigrations(strange)).rejects.toThrow(/no son las de este portal/u);
});

test.each([
  [
    'postgres://ana:clave@uno:5432,dos:5433/portal?sslmode=require',
    'postgres://ana:clave@uno:5432,dos:5433/otra?sslmode=require',
  ],
  ['postgres:///portal', 'postgres:///otra'],
  ['postgres://uno', 'postgres://uno/otra'],
  ['postgres://uno/portal?options=-c%20geqo%3Doff', 'postgres://uno/otra?options=-c%20geqo%3Doff'],
])('another database of the server of %s', (url, expected) => {
  expect(connectionTo(url, 'otra')).toBe(expected);
});
