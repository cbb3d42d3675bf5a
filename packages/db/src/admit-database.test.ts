import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, inject, onTestFinished, test } from 'vitest';
import { RefusedDatabaseError } from './admit-database.ts';
import { createClient } from './client.ts';
import { migrateDb, packagedMigrations } from './migrate.ts';
import { SQUASHED_DIGESTS } from './squashed-migrations.ts';
import { catalogueOf, rowsOf } from './testing/catalogue.ts';
import { createTestDb, type TestDb } from './testing/database.ts';

/** The times of the first and the last of the twenty, in milliseconds: before the time of the migration that replaces them. */
const FIRST_OF_TWENTY = 1_795_255_543_493;
const LAST_OF_TWENTY = 1_795_343_093_260;
const STRANGE = 'ab'.repeat(32);
const known = readMigrationFiles({ migrationsFolder: packagedMigrations() });
const knownDigests = known.map(({ hash }) => hash);

async function aDb(options?: { empty: boolean }): Promise<TestDb> {
  const t = await createTestDb(options);
  onTestFinished(() => t.close());
  return t;
}

/** A copy of the migrations whose journal says what `change` makes of it. */
async function migrationsWith(change: (entries: object[]) => object[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pbr-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(packagedMigrations(), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: object[] };
  await writeFile(file, JSON.stringify({ ...journal, entries: change(journal.entries) }));
  return folder;
}

/** A database of the schema of 0.1.0 with an agent in it; its journal lists these migrations as applied. */
async function aDbThatHolds(digests: readonly string[]): Promise<TestDb> {
  const t = await aDb({ empty: true });
  const migrationsFolder = await migrationsWith((entries) => entries.slice(0, 1));
  await migrateDb(t.connection, { migrationsFolder });
  await t.client`insert into users (email, first_name, last_name) values ('olga@x.mx', 'Olga', 'Ríos')`;
  await t.client`truncate drizzle.__drizzle_migrations restart identity`;
  for (const [index, hash] of digests.entries()) {
    const last = index === digests.length - 1;
    const createdAt = last ? LAST_OF_TWENTY : FIRST_OF_TWENTY + index;
    await t.client`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${createdAt})`;
  }
  return t;
}

const journalOf = (t: TestDb) => t.client<{ hash: string; when: number }[]>`
  select hash, created_at::float8 as when from drizzle.__drizzle_migrations order by id`;

const everythingOf = async (t: TestDb) => ({
  schemas: await t.client`select nspname from pg_namespace order by 1`,
  catalogue: await catalogueOf(t),
  rows: await rowsOf(t),
});

test('a database with exactly the twenty old migrations is marked and works, even if two processes start at once', async () => {
  const t = await aDbThatHolds(SQUASHED_DIGESTS);
  const before = await rowsOf(t);
  await Promise.all([migrateDb(t.connection), migrateDb(t.connection)]);
  await migrateDb(t.connection);
  const wanted = known.map(({ hash, folderMillis }) => ({ hash, when: folderMillis }));
  expect([...(await journalOf(t))]).toEqual(wanted);
  expect(await catalogueOf(t)).toEqual(await catalogueOf(await aDb()));
  const [agent] = before['public.users'] ?? [];
  expect(JSON.parse((await rowsOf(t))['public.users']?.[0] ?? '')).toEqual({
    ...(JSON.parse(agent ?? '') as object),
    version: 1,
  });
});

test('a database with exactly the twenty old migrations gets the later ones', async () => {
  const when = Date.UTC(2100, 0);
  const next = { idx: 99, version: '7', when, tag: 'next', breakpoints: true };
  const folder = await migrationsWith((entries) => [...entries, next]);
  await writeFile(join(folder, 'next.sql'), 'create table visits (id int);');

  const t = await aDbThatHolds(SQUASHED_DIGESTS);
  await migrateDb(t.connection, { migrationsFolder: folder });
  expect((await catalogueOf(t))['relation visits']).toBeDefined();
  expect((await journalOf(t)).map(({ when: then }) => then)).toEqual([
    ...known.map(({ folderMillis }) => folderMillis),
    when,
  ]);
});

test('marking is atomic: a database that cannot be marked keeps its journal', async () => {
  const t = await aDbThatHolds(SQUASHED_DIGESTS);
  await t.client.unsafe('alter table drizzle.__drizzle_migrations add check (id <= 20)');
  const before = await everythingOf(t);
  await expect(migrateDb(t.connection)).rejects.toThrow('insert into drizzle');
  expect(await everythingOf(t)).toEqual(before);
});

const OLDER =
  /anterior a la 0\.1\.0: haz un respaldo, inicia una vez el portal del commit 99a8fe7/u;
const NEWER = /de una versión más nueva del portal: inicia esa versión/u;
const UNKNOWN = /no son las de este portal: usa una base de datos vacía o restaura/u;
const [first = '', second = '', ...others] = SQUASHED_DIGESTS;

test.each<[string, readonly string[], RegExp]>([
  ['the first of the twenty alone', [first], OLDER],
  ['all of the twenty but the last', SQUASHED_DIGESTS.slice(0, -1), OLDER],
  ['all of the twenty but the first', SQUASHED_DIGESTS.slice(1), UNKNOWN],
  ['the twenty in another order', [second, first, ...others], UNKNOWN],
  ['the twenty and one more', [...SQUASHED_DIGESTS, STRANGE], UNKNOWN],
  ['the twenty and ours', [...SQUASHED_DIGESTS, ...knownDigests], UNKNOWN],
  ['a migration that was changed after it ran', [STRANGE, ...knownDigests.slice(1)], UNKNOWN],
  ['the migrations of another program', [STRANGE, 'cd'.repeat(32)], UNKNOWN],
  ['ours and one more', [...knownDigests, STRANGE], NEWER],
])('a database with %s is refused and left unchanged', async (_name, digests, message) => {
  expect(await refusalOf(await aDbThatHolds(digests))).toMatch(message);
});

test("tables without the migrations' journal are refused and left unchanged", async () => {
  const t = await aDbThatHolds([]);
  await t.client`drop schema drizzle cascade`;
  expect(await refusalOf(t)).toMatch(/tiene tablas pero no el registro de migraciones del portal/u);
});

test("another program's database without migrations is refused and left unchanged", async () => {
  const t = await aDb({ empty: true });
  await t.client`create view greetings as select 'hola' as greeting`;
  expect(await refusalOf(t)).toMatch(
    /usa una base de datos vacía o restaura un respaldo completo/u,
  );
});

/** Returns the refusal: one sentence, after which nothing in the database has changed. */
async function refusalOf(t: TestDb): Promise<string> {
  const before = await everythingOf(t);
  const error: unknown = await migrateDb(t.connection).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RefusedDatabaseError);
  expect(await everythingOf(t)).toEqual(before);
  const { message } = error as RefusedDatabaseError;
  expect(message).toMatch(/^[^\n]+; no se cambió nada en ella\.$/u);
  return message;
}

test('leftovers of a failed first start, and objects of extensions, count as empty', async () => {
  const t = await aDb({ empty: true });
  const admin = createClient({ ...inject('testPostgres'), database: t.connection.database });
  onTestFinished(() => admin.end());
  await admin`create extension pg_stat_statements`;
  await t.client.unsafe(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  await migrateDb(t.connection);
  expect(await t.db.execute(sql`select hash from drizzle.__drizzle_migrations`)).toHaveLength(
    known.length,
  );
});
