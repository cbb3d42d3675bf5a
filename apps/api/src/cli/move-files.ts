import { parseArgs } from 'node:util';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import { readEnv, storageVariables } from '../env.ts';
import { interruption } from '../lib/command-line.ts';
import { CommandError } from '../lib/command-error.ts';
import {
  type MovedFiles,
  moveFiles,
  placeInBucket,
  placeInFolder,
} from '../photos/bucket/move-files.ts';
import { openPhotoBucket, openPhotoFolder } from '../photos/bucket/open-photo-storage.ts';
import { whyStopped } from '../photos/bucket/why-stopped.ts';
import { runCommand } from '../run-command.ts';

const USAGE = `Uso: npm run move-files -- --to s3|folder [--remove]

  --to s3       copia los archivos de DATA_DIR/uploads al contenedor de STORAGE_URL; el portal puede seguir en marcha
  --to folder   los copia del contenedor a la carpeta
  --remove      además borra del origen cada archivo comprobado en el destino; solo cuando todos los procesos ya usan el destino

Repetida, la orden copia solo lo que falta.`;

await runCommand(async () => {
  const { to, remove = false, help } = readArgs();
  if (help) return console.log(USAGE);
  if (to !== 's3' && to !== 'folder')
    throw new CommandError(`Hace falta --to s3 o --to folder.\n\n${USAGE}`);
  await move(to, remove);
});

function readArgs() {
  try {
    const options = {
      to: { type: 'string' },
      remove: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    throw new CommandError(`No entiendo los argumentos.\n\n${USAGE}`, { cause: error });
  }
}

async function move(to: 's3' | 'folder', removes: boolean): Promise<void> {
  const env = readEnv({ DATA_DIR: process.env['DATA_DIR'], ...storageVariables(process.env) });
  const opened = await openPhotoBucket(env);
  if (opened === null)
    throw new CommandError('Hacen falta STORAGE_URL, STORAGE_KEY y STORAGE_SECRET.');
  const bucket = placeInBucket(opened);
  const folder = placeInFolder(await openPhotoFolder(env));
  const [from, target] = to === 's3' ? [folder, bucket] : [bucket, folder];
  const signal = interruption();
  try {
    const moved = await moveFiles({ from, to: target, removes, signal, onProgress: tell() });
    const { wrong } = moved;
    if (wrong.length > 0)
      throw new CommandError(
        `${formatCounted(wrong.length, 'archivo no quedó como estaba', 'archivos no quedaron como estaban')} (${wrong[0]}…). Repite la orden.`,
      );
    console.log(`Listo: ${summaryOf(moved)}.`);
  } catch (error) {
    const why = signal.aborted ? 'Se interrumpió.' : whyStopped(error);
    if (why === null) throw error;
    throw new CommandError(`${why} Lo copiado queda; repite la orden para seguir.`, {
      cause: error,
    });
  }
}

/** Says how far it is, every thousand files. */
function tell(): (moved: MovedFiles) => void {
  let said = 0;
  return (moved) => {
    if (moved.files < said + 1_000) return;
    said = moved.files;
    console.log(`${summaryOf(moved)}…`);
  };
}

function summaryOf({ files, copied, bytes, removed }: MovedFiles): string {
  const parts = [
    formatCounted(files, 'archivo', 'archivos'),
    `${formatCounted(copied, 'copiado', 'copiados')} (${formatCount(Math.ceil(bytes / 1e6))} MB)`,
    formatCounted(files - copied, 'ya estaba', 'ya estaban'),
  ];
  if (removed > 0) parts.push(formatCounted(removed, 'borrado del origen', 'borrados del origen'));
  return parts.join(', ');
}
