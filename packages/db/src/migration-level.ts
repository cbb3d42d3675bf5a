import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { levelOf } from './admit-database.ts';
import type { Database, DbConnection } from './client.ts';
import { migrateDb, packagedMigrations } from './migrate.ts';

interface Journal {
  entries: { tag: string }[];
}

/** The digests of all migrations of this release, in order. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder: packagedMigrations() }).map(({ hash }) => hash);
}

/** The digests of the migrations that the database holds; refuses a database that is not one of this portal's. */
export async function appliedMigrations({ client }: Pick<Database, 'client'>): Promise<string[]> {
  const migrations = readMigrationFiles({ migrationsFolder: packagedMigrations() });
  const level = await levelOf(drizzle(client), migrations);
  return migrations.slice(0, level).map(({ hash }) => hash);
}

/** Makes the schema that an earlier release left: applies the first `level` migrations only. */
export async function migrateToLevel(connection: DbConnection, level: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pbr-migrations-'));
  try {
    const all = packagedMigrations();
    const text = await readFile(join(all, 'meta/_journal.json'), 'utf8');
    const journal = JSON.parse(text) as Journal;
    const entries = journal.entries.slice(0, level);
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries)
      await copyFile(join(all, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrateDb(connection, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
