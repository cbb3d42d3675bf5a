import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { admitDatabase } from './admit-database.ts';
import { createClient, type DbConnection } from './client.ts';
import {
  buildIndex,
  inTransaction,
  nameOfIndex,
  validateConstraints,
} from './online-statements.ts';
import { emptiesZeroPrices, emptyZeroPrices } from './zero-prices.ts';

export interface MigrateOptions {
  migrationsFolder?: string;
  /** How long a migration may queue for a table before it steps back and tries again. */
  lockTimeoutMs?: number;
  /** How long to keep trying at each step, and to wait for another process that migrates. */
  patienceMs?: number;
}

/**
 * Others wait while a migration queues for a table, and while it holds one and queues for the next. A migration that needs three tables then
 * still holds nobody up for 200 ms.
 */
const LOCK_TIMEOUT_MS = 50;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

export function packagedMigrations(): string {
  return join(
    dirname(createRequire(import.meta.url).resolve('@pbr/db/package.json')),
    'migrations',
  );
}

/**
 * Brings the database up to date while others read and write it, or refuses it and changes nothing (`RefusedDatabaseError`). Each migration
 * has a transaction of its own, so a run that fails or is killed keeps the ones before, and the next run continues. Processes that start at
 * the same time take turns, and the second finds nothing to do. It needs its own connection to the primary (not PgBouncer in transaction
 * mode), because the lock belongs to the session.
 */
export async function migrateDb(
  connection: DbConnection,
  options: MigrateOptions = {},
): Promise<void> {
  const {
    migrationsFolder = packagedMigrations(),
    lockTimeoutMs = LOCK_TIMEOUT_MS,
    patienceMs = 120_000,
  } = options;
  const migrations = readMigrationFiles({ migrationsFolder });
  const client = createClient(connection, {
    max: 1,
    applicationName: 'portal-pbr migrate',
    statementTimeoutMs: 0,
    idleInTransactionTimeoutMs: 0,
  });
  const db = drizzle(client);
  const inShortWaits = untilUnlocked(db, lockTimeoutMs, patienceMs);
  // Nobody else waits for these, so they may wait for others.
  const inOneWait = untilUnlocked(db, patienceMs, patienceMs);
  try {
    await takeTurn(db, patienceMs);
    const held = await inShortWaits(() => admitDatabase(db, migrations));
    if (held === 0) await createJournal(db);
    await inOneWait(() => validateConstraints(db));
    for (const migration of migrations.slice(held)) {
      for (const statement of migration.sql.filter(nameOfIndex))
        await inOneWait(() => buildIndex(db, statement));
      if (emptiesZeroPrices(migration)) await inShortWaits(() => emptyZeroPrices(db));
      await inShortWaits(() => apply(db, migration));
      await inOneWait(() => validateConstraints(db));
    }
  } finally {
    await client.end({ timeout: 5 });
  }
}

/**
 * Takes the lock of the migrations: 'PBR' as a number, and 4. A session that queues for it would have a snapshot, and the one that holds it
 * would wait for that snapshot when it builds an index.
 */
async function takeTurn(db: PostgresJsDatabase, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const [lock] = await db.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_lock(5259858, 4) as taken`,
    );
    if (lock?.taken) return;
    if (Date.now() > deadline) throw new Error('Another process has not finished migrating.');
    await sleep(50);
  }
}

/** The table in which drizzle's own migrator keeps account. */
async function createJournal(db: PostgresJsDatabase): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint
    )`);
}

function apply(db: PostgresJsDatabase, migration: MigrationMeta): Promise<void> {
  return db.transaction(async (tx) => {
    for (const statement of inTransaction(migration.sql)) await tx.execute(sql.raw(statement));
    await tx.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${migration.hash}, ${migration.folderMillis})`);
  });
}

/** Makes steps that wait only so long for a lock, and are repeated. */
function untilUnlocked(db: PostgresJsDatabase, lockTimeoutMs: number, patienceMs: number) {
  return async <T>(step: () => Promise<T>): Promise<T> => {
    const deadline = Date.now() + patienceMs;
    await db.execute(sql`select set_config('lock_timeout', ${String(lockTimeoutMs)}, false)`);
    for (;;) {
      try {
        return await step();
      } catch (error) {
        if (!isLockFailure(error) || Date.now() > deadline) throw error;
        await sleep(100 + Math.random() * 400);
      }
    }
  };
}

/** Drizzle wraps the driver's error. */
function isLockFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOne =
    'code' in error && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK_DETECTED);
  return isOne || isLockFailure(error.cause);
}
