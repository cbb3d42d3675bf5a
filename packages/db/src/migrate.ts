import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { admitDatabase } from './admit-database.ts';
import { createClient, type DbConnection } from './client.ts';

export interface MigrateOptions {
  migrationsFolder?: string;
  /** How long a migration may queue for a table before it steps back and tries again. */
  lockTimeoutMs?: number;
  /** How long to keep trying, and to wait for another process that migrates. */
  patienceMs?: number;
}

/** The keys of the lock: 'PBR' as a number, and 4 for the migrations. */
const migrationLock = sql`pg_advisory_lock(5259858, 4)`;

export function packagedMigrations(): string {
  return join(
    dirname(createRequire(import.meta.url).resolve('@pbr/db/package.json')),
    'migrations',
  );
}

/**
 * Brings the database up to date with all pending migrations in one transaction, or refuses it and changes nothing
 * (`RefusedDatabaseError`). Processes that start at the same time take turns, and the second finds nothing to do. It needs its own
 * connection to the primary (not PgBouncer in transaction mode), because the lock belongs to the session.
 */
export async function migrateDb(
  connection: DbConnection,
  options: MigrateOptions = {},
): Promise<void> {
  const {
    migrationsFolder = packagedMigrations(),
    lockTimeoutMs = 200,
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
  try {
    await setLockTimeout(db, patienceMs);
    await db.execute(sql`select ${migrationLock}`);
    await setLockTimeout(db, lockTimeoutMs);
    const deadline = Date.now() + patienceMs;
    await untilUnlocked(() => admitDatabase(db, migrations), deadline);
    await untilUnlocked(() => migrate(db, { migrationsFolder }), deadline);
    await proveComplete(db, migrations);
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** A session that waits for an exclusive lock makes every later reader wait too, so the waits are short and many. */
async function untilUnlocked(run: () => Promise<void>, deadline: number): Promise<void> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isLockTimeout(error) || Date.now() > deadline) throw error;
      await sleep(100 + Math.random() * 400);
    }
  }
}

/**
 * Throws when drizzle has skipped a file: it skips one whose `when` is older than that of the last one applied, which happens when two
 * branches are merged in the wrong order.
 */
async function proveComplete(
  db: PostgresJsDatabase,
  migrations: readonly MigrationMeta[],
): Promise<void> {
  const applied = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations`,
  );
  const hashes = new Set(applied.map((row) => row.hash));
  const skipped = migrations.filter((migration) => !hashes.has(migration.hash));
  if (skipped.length === 0) return;
  const when = skipped
    .map((migration) => new Date(migration.folderMillis).toISOString())
    .join(', ');
  throw new Error(
    `Migrations were skipped because they are older than an earlier one (journal "when": ${when}).`,
  );
}

function setLockTimeout(db: PostgresJsDatabase, milliseconds: number) {
  return db.execute(sql`select set_config('lock_timeout', ${String(milliseconds)}, false)`);
}

/** Drizzle wraps the driver's error. */
function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}
