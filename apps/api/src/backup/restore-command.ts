import { parseArgs } from 'node:util';
import { BackupError } from './backup-error.ts';
import { restoreBackup, type RestoreOptions, type RestoreTarget } from './restore-backup.ts';
import { BackupKey } from './sealing.ts';
import { folderShelf, type Shelf } from './shelves.ts';

export interface RestoreCommandDeps extends Pick<RestoreOptions, 'signal' | 'say'> {
  /** Called only after the arguments have been checked. */
  openBucketShelf: () => Promise<Shelf>;
  withTarget: <T>(work: (target: RestoreTarget) => Promise<T>) => Promise<T>;
}

const USAGE = `Uso: npm run restore -- --from CARPETA [opciones]

  --from CARPETA        un respaldo, o la carpeta de varios: entonces el último completo (s3: del contenedor de STORAGE_URL)
  --key-file ARCHIVO    la clave con la que se cifró
  --replace             reemplaza lo que la base de datos ya tiene
  --send-mail           envía los correos que esperaban; solo si el portal estuvo detenido desde el respaldo`;

/** Runs the command. Throws a `BackupError` for everything that the operator can put right. */
export async function restoreCommand(
  args: readonly string[],
  { withTarget, openBucketShelf, signal, say }: RestoreCommandDeps,
): Promise<void> {
  const values = readArgs(args);
  if (values.help) return say(USAGE);
  const { from, 'key-file': keyFile, replace = false, 'send-mail': sendMail = false } = values;
  if (from === undefined) throw new BackupError(`Hace falta --from.\n\n${USAGE}`);
  const key = keyFile === undefined ? null : await BackupKey.read(keyFile);
  const options = { key, replace, sendMail, signal, say };
  const shelf = from === 's3' ? await openBucketShelf() : folderShelf(from);
  const { path } = await withTarget((target) =>
    shelf.withBackup((folder) => restoreBackup(target, { ...options, from: folder })),
  );
  say(`Restaurado: ${path}\nYa puedes iniciar el portal.`);
}

function readArgs(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const options = {
      from: text,
      'key-file': text,
      replace: flag,
      'send-mail': flag,
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new BackupError(`No entiendo los argumentos.\n\n${USAGE}`, { cause: error });
  }
}
