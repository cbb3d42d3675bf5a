import { knownMigrations } from '@pbr/db/migration-level';
import * as z from 'zod/mini';
import { BackupError } from './backup-error.ts';
import type { BackupFiles } from './backup-files.ts';
import { LIST } from './file-list.ts';

const FORMAT = 1;
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/u));
const count = z.int().check(z.gte(0));

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The server's version, for people. */
  postgres: z.string(),
  /** The digests of the migrations that the database held. */
  migrations: z.array(sha256).check(z.minLength(1)),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: count, bytes: count, sha256 }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string().check(z.regex(/^\d+$/u)) })),
  /** The photos and the key of the sessions: their number and size, and the digest of the list that names them. */
  files: z.object({ count, bytes: count, sha256 }),
  /** Photos that had no files when the backup was made. */
  missing: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];

/** The path of a table in the backup. */
export const tableFile = ({ name }: { name: string }) => `tables/${name.replaceAll('"', '')}.copy`;

export async function writeManifest(
  backup: BackupFiles,
  manifest: Omit<Manifest, 'format'>,
): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 1)}\n`;
  const tables = manifest.tables.map(({ name, sha256: digest }) => ({
    path: tableFile({ name }),
    sha256: digest,
  }));
  await backup.writeManifest(text, [{ path: LIST, sha256: manifest.files.sha256 }, ...tables]);
}

export async function readManifest(backup: BackupFiles): Promise<Manifest> {
  const parsed = z.safeParse(manifestSchema, parse(await backup.readManifest()));
  if (!parsed.success)
    throw new BackupError(
      `El respaldo de ${backup.folder} no se entiende: lo hizo una versión más nueva del portal.`,
    );
  refuseStrange(parsed.data.migrations);
  return parsed.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A release restores its own backups and those of earlier releases. */
function refuseStrange(migrations: readonly string[]): void {
  const known = knownMigrations();
  if (migrations.every((hash, index) => hash === known[index])) return;
  const isNewer = known.every((hash, index) => hash === migrations[index]);
  throw new BackupError(
    isNewer
      ? 'El respaldo es de una versión más nueva del portal: restáuralo con esa versión.'
      : 'El respaldo es de un portal con otras migraciones; este no lo puede restaurar.',
  );
}
