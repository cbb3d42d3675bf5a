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
  /** How long a migration may stand in the queue for a table before it steps back and tries again. */
  lockTimeoutMs?: number;
  /** How long to try, and to wait for another process that migrates. */
  patienceMs?: number;
}

/** 'PBR', and the migrations. */
const migrationLock = sql`pg_advisory_lock(5259858, 4)`;

export function packagedMigrations(): string {
  return join(
    dirname(createRequire(import.meta.url).resolve('@pbr/db/package.json')),
    'migrations',
  );
}

/**
 * Brings the database up to date, all pending migrations in one transaction, or refuses it and leaves it as it is
 * (`RefusedDatabaseError`). Processes that start at once take turns, and the second finds nothing to do. Needs a
 * connection of its own to the primary (not PgBouncer in transaction mode), because the turn belongs to the session.
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

/** Whoever waits for an exclusive lock makes every later reader wait too, so the waits are short and many. */
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

/** drizzle skips a file whose `when` is older than that of the last one applied, as two branches merged in the wrong order leave it. */
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
    `Migrations were skipped: they are older than one before them (journal "when": ${when}).`,
  );
}

function setLockTimeout(db: PostgresJsDatabase, milliseconds: number) {
  return db.execute(sql`select set_config('lock_timeout', ${String(milliseconds)}, false)`);
}

/** drizzle wraps the error of the driver. */
function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause);
}
