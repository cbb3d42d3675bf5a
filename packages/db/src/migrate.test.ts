import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createClient } from './client.ts';
import { migrateDb } from './migrate.ts';
import { createTestDb, type TestDb } from './testing/database.ts';

let testDb: TestDb;
let migrationsFolder: string;
beforeEach(async () => {
  testDb = await createTestDb({ empty: true });
  migrationsFolder = await mkdtemp(join(tmpdir(), 'pbr-migrations-'));
});
afterEach(async () => {
  await testDb.close();
  await rm(migrationsFolder, { recursive: true });
});

/** Writes the files as drizzle-kit does; each carries its time. */
async function writeMigrations(files: { when: number; sql: string }[]): Promise<void> {
  await mkdir(join(migrationsFolder, 'meta'), { recursive: true });
  const entries = files.map(({ when }, idx) => ({
    idx,
    when,
    version: '7',
    tag: `m${when}`,
    breakpoints: true,
  }));
  await writeFile(
    join(migrationsFolder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', entries }),
  );
  for (const file of files) await writeFile(join(migrationsFolder, `m${file.when}.sql`), file.sql);
}

async function columnsOf(table: string): Promise<unknown[]> {
  const rows = await testDb.db.execute(
    sql`select column_name from information_schema.columns where table_name = ${table} order by 1`,
  );
  return rows.map((row) => row['column_name']);
}

const migrate = (options = {}) => migrateDb(testDb.connection, { migrationsFolder, ...options });

test('simultaneous processes apply each migration once', async () => {
  await writeMigrations([
    {
      when: 1,
      sql: 'create table homes (id int); --> statement-breakpoint\nselect pg_sleep(0.05);',
    },
    { when: 2, sql: 'insert into homes values (1);' },
  ]);
  await Promise.all([migrate(), migrate(), migrate()]);
  await migrate();
  expect([...(await testDb.db.execute(sql`select id from homes`))]).toEqual([{ id: 1 }]);
});

test('a failed migration leaves nothing behind, and runs as a whole once it is fixed', async () => {
  await writeMigrations([
    { when: 1, sql: 'create table homes (id int);' },
    { when: 2, sql: 'alter table homes add price int; --> statement-breakpoint\nselect 1 / 0;' },
  ]);
  await expect(migrate()).rejects.toThrow('select 1 / 0');
  expect(await columnsOf('homes')).toEqual([]);
  await writeMigrations([
    { when: 1, sql: 'create table homes (id int);' },
    { when: 2, sql: 'alter table homes add price int;' },
  ]);
  await migrate();
  expect(await columnsOf('homes')).toEqual(['id', 'price']);
});

test('a migration that waits for a busy table lets readers pass, and finally applies', async () => {
  await writeMigrations([{ when: 1, sql: 'create table homes (id int);' }]);
  await migrate();
  await writeMigrations([
    { when: 1, sql: 'create table homes (id int);' },
    { when: 2, sql: 'alter table homes add price int;' },
  ]);
  const reader = createClient(testDb.connection, { max: 1 });
  onTestFinished(() => reader.end());
  await reader`set lock_timeout = '5s'`;
  let migrating: Promise<void> | undefined;
  await testDb.db.transaction(async (tx) => {
    await tx.execute(sql`select * from homes`);
    migrating = migrate({ lockTimeoutMs: 20 });
    await untilSomebodyWaits();
    expect(await reader`select * from homes`).toEqual([]);
    expect(await columnsOf('homes')).toEqual(['id']);
  });
  await migrating;
  expect(await columnsOf('homes')).toEqual(['id', 'price']);
});

test('a migration that drizzle skips, because it is older than an earlier one, is reported', async () => {
  await writeMigrations([{ when: 2, sql: 'create table homes (id int);' }]);
  await migrate();
  await writeMigrations([
    { when: 2, sql: 'create table homes (id int);' },
    { when: 1, sql: 'create table agents (id int);' },
  ]);
  await expect(migrate()).rejects.toThrow(/Migrations were skipped.*1970-01-01T00:00:00\.001Z/);
});

async function untilSomebodyWaits(): Promise<void> {
  const watcher = createClient(testDb.connection, { max: 1 });
  const waiting = () => watcher`
    select 1 from pg_locks where not granted and relation = 'homes'::regclass`;
  while ((await waiting()).length === 0);
  await watcher.end();
}
