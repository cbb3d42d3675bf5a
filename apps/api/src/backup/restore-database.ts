import { createHash } from 'node:crypto';
import type { DbConnection } from '@pbr/db/client';
import { migrateDb } from '@pbr/db/migrate';
import { migrateToLevel } from '@pbr/db/migration-level';
import {
  loadTables,
  OtherTablesError,
  readTables,
  refreshStatistics,
} from '@pbr/db/transfer/load-tables';
import { installJobQueue } from '../jobs/job-queue.ts';
import { createLogger } from '../lib/logger.ts';
import { BackupError } from './backup-error.ts';
import type { BackupFiles } from './backup-files.ts';
import { type Manifest, tableFile } from './manifest.ts';

export interface RestoredDatabase {
  backup: BackupFiles;
  manifest: Manifest;
  say: (line: string) => void;
  signal: AbortSignal;
}

/**
 * Fills an empty database from a backup: the schema of the release that made it, its rows, the proof that what is stored now is what was
 * backed up, and then the migrations of this release.
 */
export async function restoreDatabase(
  connection: DbConnection,
  { backup, manifest, say, signal }: RestoredDatabase,
): Promise<void> {
  const entries = new Map(manifest.tables.map((table) => [table.name, table]));
  const entryOf = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new OtherTablesError(name);
    return entry;
  };
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
  try {
    say('Creando las tablas…');
    await migrateToLevel(connection, manifest.migrations.length);
    await installJobQueue(connection, createLogger('silent'));
    say('Cargando las filas…');
    const leftOut = await loadTables(connection, {
      columnsOf,
      sequences: manifest.sequences,
      rowsOf: (name) => {
        signal.throwIfAborted();
        return backup.readAll(tableFile({ name }), entryOf(name).sha256);
      },
    });
    if (leftOut.length > 0)
      say(`No se restauran estas tablas, que este portal no tiene: ${leftOut.join(', ')}`);
    say('Comprobando las filas…');
    await readTables(connection, columnsOf, async (name, rows) => {
      signal.throwIfAborted();
      const hash = createHash('sha256');
      for await (const chunk of rows) hash.update(chunk);
      if (hash.digest('hex') !== entryOf(name).sha256)
        throw new BackupError(`La tabla ${name} no quedó como estaba en el respaldo.`);
    });
  } catch (error) {
    if (!(error instanceof OtherTablesError)) throw error;
    throw new BackupError(`El respaldo no concuerda con sus migraciones: ${error.message}.`, {
      cause: error,
    });
  }
  await migrateDb(connection);
  say('Actualizando las estadísticas…');
  await refreshStatistics(connection);
}
