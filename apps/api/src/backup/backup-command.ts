import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import { BackupError } from './backup-error.ts';
import { type BackupSource, makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { pruneBackups } from './prune-backups.ts';
import { rememberBackup } from './remember-backup.ts';
import { BackupKey } from './sealing.ts';
import { folderShelf, type Shelf } from './shelves.ts';
import { verifyBackup, type VerifyOptions } from './verify-backup.ts';

export interface BackupCommandDeps extends Pick<
  VerifyOptions,
  'now' | 'signal' | 'say' | 'withScratch'
> {
  /** Called only after the arguments have been checked. */
  withSource: <T>(work: (source: BackupSource) => Promise<T>) => Promise<T>;
  /** The backups in the portal's bucket. */
  openBucketShelf: () => Promise<Shelf>;
}

const USAGE = `Uso: npm run backup -- --to CARPETA [opciones]
     npm run backup -- --verify CARPETA [opciones]

  --to CARPETA              hace un respaldo en una carpeta nueva dentro de esta; el portal puede seguir en marcha
                            (con s3 en vez de CARPETA, en el contenedor de STORAGE_URL; también con --verify)
  --verify CARPETA          lee todo un respaldo (o el último de la carpeta) y lo restaura en una base de datos de prueba
  --key-file ARCHIVO        cifra el respaldo, o abre uno cifrado, con la clave de este archivo
  --prune-older-than 30d    después borra los respaldos de hace más días, nunca el último comprobado ni los siguientes`;

/** Runs the command. Throws a `BackupError` for everything that the operator can put right. */
export async function backupCommand(
  args: readonly string[],
  deps: BackupCommandDeps,
): Promise<void> {
  const asked = parse(args);
  if (asked === 'help') return deps.say(USAGE);
  const key = asked.keyFile === undefined ? null : await BackupKey.read(asked.keyFile);
  const shelf =
    asked.place === 's3' ? await deps.openBucketShelf() : folderShelf(resolve(asked.place));
  const { path, manifest } = asked.isVerification
    ? await shelf.withBackup((folder) => verifyBackup({ ...deps, path: folder, key }))
    : await deps.withSource(async (source) => {
        const made = await shelf.keep((to) => makeBackup(source, { ...deps, to, key }));
        // The backup is whole whether the portal knows of it or not.
        await rememberBackup(source, made).catch((error: unknown) =>
          deps.say(`El portal no pudo anotar la hora de este respaldo: ${String(error)}`),
        );
        return made;
      });
  const done = asked.isVerification
    ? 'El respaldo está completo y se puede restaurar'
    : 'Respaldo listo';
  deps.say(summaryOf(done, path, manifest));
  if (asked.pruneDays !== undefined) await prune(shelf, asked.pruneDays, deps);
}

async function prune(shelf: Shelf, days: number, { now, say }: BackupCommandDeps) {
  const before = new Date(now().getTime() - days * 24 * 60 * 60 * 1000);
  const { removed, noneVerified } = await pruneBackups(shelf, before);
  for (const path of removed) say(`Se borró ${path}`);
  if (noneVerified)
    say('Ningún respaldo está comprobado (--verify), así que no se borra ninguno completo.');
}

function summaryOf(
  what: string,
  path: string,
  { tables, files, missing }: Omit<Manifest, 'format'>,
): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, files.bytes);
  const lines = [
    `${what}: ${path}`,
    `  ${formatCounted(tables.length, 'tabla', 'tablas')} con ${formatCounted(rows, 'fila', 'filas')}, ${formatCounted(files.count, 'archivo', 'archivos')}, ${formatCount(Math.ceil(bytes / 1e6))} MB`,
  ];
  if (missing.length > 0)
    lines.push(
      `  ${formatCounted(missing.length, 'foto ya no tenía sus archivos', 'fotos ya no tenían sus archivos')} al respaldar: ${missing.slice(0, 3).join(', ')}…`,
    );
  return lines.join('\n');
}

function parse(args: readonly string[]) {
  const values = readArgs(args);
  if (values.help) return 'help';
  const { to, verify, 'key-file': keyFile, 'prune-older-than': age } = values;
  if ((to === undefined) === (verify === undefined))
    throw new BackupError(`Hace falta --to o --verify, uno de los dos.\n\n${USAGE}`);
  const days =
    age === undefined ? undefined : /^(?<days>[1-9]\d{0,3})d$/u.exec(age)?.groups?.['days'];
  if (age !== undefined && days === undefined)
    throw new BackupError(`--prune-older-than se escribe en días, por ejemplo 30d.\n\n${USAGE}`);
  return {
    place: to ?? verify ?? '',
    isVerification: verify !== undefined,
    keyFile,
    pruneDays: days === undefined ? undefined : Number(days),
  };
}

function readArgs(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = {
      to: text,
      verify: text,
      'key-file': text,
      'prune-older-than': text,
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new BackupError(`No entiendo los argumentos.\n\n${USAGE}`, { cause: error });
  }
}
