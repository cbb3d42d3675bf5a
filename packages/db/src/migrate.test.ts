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

test('a failed migration leaves nothing behind, those before it stay, and it runs as a whole once it is fixed', async () => {
  await writeMigrations([
    { when: 1, sql: 'create table homes (id int);' },
    { when: 2, sql: 'alter table homes add price int; --> statement-breakpoint\nselect 1 / 0;' },
  ]);
  await expect(migrate()).rejects.toThrow('select 1 / 0');
  expect(await columnsOf('homes')).toEqual(['id']);
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
    await untilWaiting();
    expect(await reader`select * from homes`).toEqual([]);
    expect(await columnsOf('homes')).toEqual(['id']);
  });
  await migrating;
  expect(await columnsOf('homes')).toEqual(['id', 'price']);
});

test('a migration holds nothing while the next one waits', async () => {
  await writeMigrations([{ when: 1, sql: 'create table homes (id int); create table agents ();' }]);
  await migrate();
  await writeMigrations([
    { when: 1, sql: 'create table homes (id int); create table agents ();' },
    { when: 2, sql: 'alter table homes add price int;' },
    { when: 3, sql: 'alter table agents add name text;' },
  ]);
  let migrating: Promise<void> | undefined;
  await testDb.db.transaction(async (tx) => {
    await tx.execute(sql`select * from agents`);
    migrating = migrate({ lockTimeoutMs: 20 });
    await untilWaiting();
    expect(await columnsOf('homes')).toEqual(['id', 'price']);
  });
  await migrating;
  expect(await columnsOf('agents')).toEqual(['name']);
});

test('a migration that is older than an earlier one is applied, too', async () => {
  await writeMigrations([{ when: 2, sql: 'create table homes (id int);' }]);
  await migrate();
  await writeMigrations([
    { when: 2, sql: 'create table homes (id int);' },
    { when: 1, sql: 'create table agents (id int);' },
  ]);
  await migrate();
  expect(await columnsOf('agents')).toEqual(['id']);
});

const TABLE = { when: 1, sql: 'create table homes (id int);' };
const INDEX = {
  when: 2,
  sql: `alter table homes add price int; --> statement-breakpoint
-- Written by hand.
CREATE INDEX CONCURRENTLY "homes_idx" ON "homes" ("id");`,
};

test('simultaneous processes build an index beside the writers without waiting for each other', async () => {
  await writeMigrations([TABLE, INDEX]);
  await Promise.all([migrate(), migrate(), migrate()]);
  expect(await indexIsValid()).toBe(true);
  expect(await columnsOf('homes')).toEqual(['id', 'price']);
});

test('an index whose building was broken off is built anew', async () => {
  await writeMigrations([TABLE]);
  await migrate();
  await writeMigrations([TABLE, INDEX]);
  await testDb.db.transaction(async (tx) => {
    await tx.execute(sql`insert into homes values (1)`);
    const migrating = migrate().catch((error: unknown) => String(error));
    await untilWaiting();
    await testDb.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'portal-pbr migrate' and datname = current_database()`);
    expect(await migrating).toContain('CREATE INDEX');
  });
  expect(await indexIsValid()).toBe(false);
  await migrate();
  expect(await indexIsValid()).toBe(true);
});

test('an index that is there already, because only the rest of its migration failed, stays', async () => {
  await writeMigrations([
    TABLE,
    { ...INDEX, sql: `${INDEX.sql} --> statement-breakpoint\nselect 1 / 0;` },
  ]);
  await expect(migrate()).rejects.toThrow('select 1 / 0');
  expect(await columnsOf('homes')).toEqual(['id']);
  const built = await indexFile();
  await writeMigrations([TABLE, INDEX]);
  await migrate();
  expect(await indexFile()).toBe(built);
  expect(await columnsOf('homes')).toEqual(['id', 'price']);
});

test('an earlier release that starts meanwhile queues for the lock, and the index is built nevertheless', async () => {
  await writeMigrations([TABLE]);
  await migrate();
  await writeMigrations([TABLE, INDEX]);
  const earlier = createClient(testDb.connection, { max: 1 });
  onTestFinished(() => earlier.end());
  await earlier`set lock_timeout = '3s'`;
  let migrating: Promise<void> | undefined;
  let queueing: Promise<unknown> | undefined;
  await testDb.db.transaction(async (tx) => {
    await tx.execute(sql`insert into homes values (1)`);
    migrating = migrate();
    await untilWaiting();
    queueing = earlier`select pg_advisory_lock(5259858, 4)`.catch(() => {});
    // Only who has waited for less than a second finds the deadlock.
    await testDb.db.execute(sql`select pg_sleep(1.2)`);
  });
  await migrating;
  await queueing;
  expect(await indexIsValid()).toBe(true);
});

async function indexIsValid(): Promise<unknown> {
  const [row] = await testDb.db.execute(
    sql`select indisvalid from pg_index where indexrelid = 'homes_idx'::regclass`,
  );
  return row?.['indisvalid'];
}

test.each([
  ['CHECK ("homes"."id" > 0);', 'check constraint "homes_rule"'],
  ['FOREIGN KEY ("id") REFERENCES "public"."agents"("id")', 'foreign key constraint "homes_rule"'],
])(
  'the constraint %s counts for new rows at once, and the others are read afterwards, in the next run if need be',
  async (rule, refusal) => {
    const before = 'create table agents (id int primary key); create table homes (id int);';
    await writeMigrations([{ when: 1, sql: before }]);
    await migrate();
    const homes = createClient(testDb.connection, { max: 1 });
    onTestFinished(() => homes.end());
    await homes`insert into homes values (-1)`;
    await writeMigrations([
      { when: 1, sql: before },
      { when: 2, sql: `ALTER TABLE "homes" ADD CONSTRAINT "homes_rule" ${rule}` },
    ]);
    await expect(migrate()).rejects.toThrow('validate constraint homes_rule');
    await expect(homes`insert into homes values (-2)`).rejects.toThrow(refusal);
    await homes`delete from homes`;
    await migrate();
    expect(
      await homes`select convalidated from pg_constraint where conname = 'homes_rule'`,
    ).toEqual([{ convalidated: true }]);
  },
);

/** Postgres gives another file to an index that is built anew. */
async function indexFile(): Promise<unknown> {
  const [row] = await testDb.db.execute(sql`select pg_relation_filenode('homes_idx') as file`);
  return row?.['file'];
}

async function untilWaiting(): Promise<void> {
  const watcher = createClient(testDb.connection, { max: 1 });
  const waiting = () => watcher`
    select 1 from pg_stat_activity
    where application_name = 'portal-pbr migrate' and datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting()).length === 0);
  await watcher.end();
}
