import { relative, sep } from 'node:path';
import { type HeldDatabase, BackupRunningError, holdForBackup } from '@pbr/db/transfer/snapshot';
import type { DbConnection } from '@pbr/db/client';
import { formatCount } from '@pbr/schemas/format/numbers';
import type { Storage } from '../photos/storage.ts';
import { BackupError } from './backup-error.ts';
import { BackupFiles } from './backup-files.ts';
import { beginFolder, dropFolder, finishFolder } from './backup-folder.ts';
import { copyFiles } from './copy-files.ts';
import { explainFailure } from './explain-failure.ts';
import { writeList } from './file-list.ts';
import { type Manifest, type TableEntry, tableFile, writeManifest } from './manifest.ts';
import type { BackupKey } from './sealing.ts';
import { syncFiles } from './sync-files.ts';

export interface BackupSource {
  connection: DbConnection;
  dataDir: string;
  storage: Pick<Storage, 'list' | 'read'>;
}

export interface BackupOptions {
  to: string;
  key: BackupKey | null;
  now: () => Date;
  signal: AbortSignal;
  say: (line: string) => void;
}

export interface MadeBackup {
  path: string;
  manifest: Omit<Manifest, 'format'>;
}

/**
 * Copies the rows of one moment, and the files of every photo that they name, into a new folder. When it fails, nothing of it stays, unless
 * the process is killed: then its folder is marked as incomplete.
 */
export async function makeBackup(
  source: BackupSource,
  options: BackupOptions,
): Promise<MadeBackup> {
  refuseInside(source.dataDir, options.to);
  try {
    return await holdForBackup(source.connection, (held) => intoFolder(held, source, options));
  } catch (error) {
    if (error instanceof BackupRunningError)
      throw new BackupError('Ya se está haciendo un respaldo de esta base de datos.');
    throw explainFailure(error, 'No quedó ningún respaldo a medias.');
  }
}

/** The portal serves every file below `uploads`, and takes a stranger below `postgres` for somebody else's data. */
function refuseInside(dataDir: string, to: string): void {
  const [first] = relative(dataDir, to).split(sep);
  if (first === 'uploads' || first === 'copies' || first === 'postgres')
    throw new BackupError(`${to} es una carpeta del portal: elige otra, mejor en otro disco.`);
}

async function intoFolder(
  held: HeldDatabase,
  { dataDir, storage }: BackupSource,
  options: BackupOptions,
): Promise<MadeBackup> {
  const { say, signal } = options;
  const madeAt = options.now();
  const folder = await beginFolder(options.to, madeAt);
  try {
    const backup = new BackupFiles(folder, options.key);
    const { photos, ...rows } = await copyRows(held, backup, options);
    const { files, missing } = await copyFiles({ dataDir, storage, photos, backup, say, signal });
    await held.releasePhotos();
    const list = await writeList(backup, files);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const manifest = {
      madeAt: madeAt.toISOString(),
      ...rows,
      files: { count: files.length, bytes, sha256: list.sha256 },
      missing,
    };
    await writeManifest(backup, manifest);
    say('Asegurando los archivos en el disco…');
    await syncFiles(backup.written);
    signal.throwIfAborted();
    return { path: await finishFolder(folder), manifest };
  } catch (error) {
    await dropFolder(folder);
    throw error;
  }
}

async function copyRows(
  held: HeldDatabase,
  backup: BackupFiles,
  { say, signal }: BackupOptions,
): Promise<
  Pick<Manifest, 'migrations' | 'postgres' | 'tables' | 'sequences'> & { photos: string[] }
> {
  return held.atOneMoment(async ({ migrations, postgres, photos, ...snapshot }) => {
    const tables: TableEntry[] = [];
    await snapshot.copyTables(async ({ name, columns }, source) => {
      const counted = countRows(source, signal);
      const digest = await backup.writeAll(tableFile({ name }), counted.chunks);
      tables.push({ name, columns, rows: counted.rows(), ...digest });
      say(`${name}: ${formatCount(counted.rows())} filas`);
    });
    const sorted = tables.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return { migrations, postgres, photos, tables: sorted, sequences: await snapshot.sequences() };
  });
}

/** Postgres sends each row by itself; writing them so would take a system call for each. */
const ENOUGH = 256 * 1024;
const LINE_FEED = 10;

/** Gathers rows into larger chunks and counts them: in the text format each row ends with a line feed, and none is inside. */
function countRows(source: AsyncIterable<Buffer>, signal: AbortSignal) {
  let rows = 0;
  async function* chunks(): AsyncGenerator<Buffer> {
    let held: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of source) {
      for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1))
        rows += 1;
      held.push(chunk);
      bytes += chunk.length;
      if (bytes < ENOUGH) continue;
      signal.throwIfAborted();
      yield Buffer.concat(held);
      held = [];
      bytes = 0;
    }
    yield Buffer.concat(held);
  }
  return { chunks: chunks(), rows: () => rows };
}
