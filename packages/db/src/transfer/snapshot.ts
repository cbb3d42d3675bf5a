import { Readable } from 'node:stream';
import { type Database, type DbConnection, withClient } from '../client.ts';
import { appliedMigrations } from '../migration-level.ts';
import {
  copyOut,
  type DescribedTable,
  describeTables,
  fixTextOfValues,
  readSequences,
  type SequenceValue,
  type SqlSession,
} from './tables.ts';

/** Two tables at once: the largest beside all the others. */
const READERS = 2;
/** One more connection holds the locks, and one the snapshot. */
const CONNECTIONS = READERS + 2;

/** A moment of the database that stays readable while others write. */
export interface Snapshot {
  migrations: string[];
  postgres: string;
  tables: DescribedTable[];
  /** The names of the photos that listings and people show, as their folders in the storage. */
  photos: string[];
  /** Reads every table, the largest first; that of the limits' counts as if it were empty. */
  copyTables(
    take: (table: DescribedTable, rows: AsyncIterable<Buffer>) => Promise<void>,
  ): Promise<void>;
  sequences(): Promise<SequenceValue[]>;
}

export interface HeldDatabase {
  /** Reads a snapshot that sees everything committed before it, and nothing after. */
  atOneMoment<T>(read: (snapshot: Snapshot) => Promise<T>): Promise<T>;
  /** Lets photos be removed again; throws if they could be before, because the connection with the lock was lost. */
  releasePhotos(): Promise<void>;
}

/** Thrown when another backup of the database is being made. */
export class BackupRunningError extends Error {
  override readonly name = 'BackupRunningError';
}

/**
 * Keeps the files of photos from being removed, and other backups from starting, until the work is done. Postgres frees the locks by itself
 * however this process ends.
 */
export async function holdForBackup<T>(
  connection: DbConnection,
  work: (database: HeldDatabase) => Promise<T>,
): Promise<T> {
  const options = {
    max: CONNECTIONS,
    applicationName: 'portal-pbr backup',
    idleInTransactionTimeoutMs: 0,
  };
  return withClient(connection, options, async (client) => {
    const holder = await client.reserve();
    try {
      const [lock] = await holder<{ isFree: boolean }[]>`
        select pg_try_advisory_lock(hashtextextended('portal-pbr backup', 0)) as "isFree"`;
      if (!lock?.isFree) throw new BackupRunningError('another backup is being made');
      // Waits for the removals in progress: their rows are gone already.
      await holder`select pg_advisory_lock(hashtextextended('portal-pbr photo removal', 0))`;
      return await work({
        atOneMoment: (read) => readSnapshot(client, read),
        releasePhotos: async () => {
          const [photos] = await holder<{ wereHeld: boolean }[]>`
            select pg_advisory_unlock(hashtextextended('portal-pbr photo removal', 0)) as "wereHeld"`;
          if (!photos?.wereHeld) throw new Error('the lock on the removal of photos was lost');
        },
      });
    } finally {
      holder.release();
    }
  });
}

/** Tells for half an hour who looked at what, which nobody needs back. */
const LEFT_EMPTY = 'limit_counts';

const READ_ONLY = 'isolation level repeatable read read only';

async function readSnapshot<T>(
  client: Database['client'],
  read: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const migrations = await appliedMigrations({ client });
  const result = await client.begin(READ_ONLY, async (tx) => {
    const [exported] = await tx<{ id: string; version: string }[]>`
      select pg_export_snapshot() as id, current_setting('server_version') as version`;
    const [journal] = await tx<{ level: number }[]>`
      select count(*)::int as level from drizzle.__drizzle_migrations`;
    if (journal?.level !== migrations.length) throw new Error('the database is being migrated');
    const tables = await describeTables(tx);
    const value = await read({
      migrations,
      postgres: exported?.version ?? '',
      tables,
      photos: await namedPhotos(tx),
      copyTables: (take) => copyTables(client, { id: exported?.id ?? '', tables, take }),
      sequences: () => readSequences(client),
    });
    return { value };
  });
  return result.value;
}

interface Copying {
  id: string;
  tables: readonly DescribedTable[];
  take: Parameters<Snapshot['copyTables']>[0];
}

async function copyTables(
  client: Database['client'],
  { id, tables, take }: Copying,
): Promise<void> {
  const waiting = tables.toSorted((a, b) => b.bytes - a.bytes);
  const readSome = () =>
    client.begin(READ_ONLY, async (tx) => {
      await tx.unsafe(`set transaction snapshot '${id}'`);
      await fixTextOfValues(tx);
      for (let table = waiting.shift(); table; table = waiting.shift()) {
        const rows = table.name === LEFT_EMPTY ? Readable.from([]) : copyOut(tx, table);
        await take(table, rows).catch((error: unknown) => {
          waiting.length = 0;
          throw error;
        });
      }
    });
  const readers = await Promise.allSettled(Array.from({ length: READERS }, readSome));
  const failed = readers.find((reader) => reader.status === 'rejected');
  if (failed) throw failed.reason;
}

async function namedPhotos(sql: SqlSession): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select storage_key as name from property_images
    union
    select split_part(profile_image_url, '/', 3) from users where profile_image_url like '/uploads/%'
    order by name`;
  return rows.map(({ name }) => name);
}
