import { createDb, type DbConnection } from '@pbr/db/client';
import {
  isTargetEmpty,
  makeScratchDatabase,
  MayNotCreateError,
  refuseTargetInUse,
  type Target,
  TargetInUseError,
} from '@pbr/db/transfer/scratch-database';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { TASKS_THAT_MAIL } from '../jobs/tasks-that-mail.ts';
import type { Storage } from '../photos/storage.ts';
import { BackupError } from './backup-error.ts';
import { BackupFiles } from './backup-files.ts';
import { chooseBackup } from './backup-folder.ts';
import { explainFailure } from './explain-failure.ts';
import { readList } from './file-list.ts';
import { setJobsAside } from './job-queue.queries.ts';
import { readManifest } from './manifest.ts';
import { restoreDatabase } from './restore-database.ts';
import { stageFiles } from './restore-files.ts';
import type { BackupKey } from './sealing.ts';

export interface RestoreTarget extends Target {
  dataDir: string;
  /** The storage of a portal that has its photos in a bucket; null: they stand in `dataDir`. */
  bucket: Pick<Storage, 'put'> | null;
}

export interface RestoreOptions {
  from: string;
  key: BackupKey | null;
  /** The operator agrees that what the target holds is replaced. */
  replace: boolean;
  /** Sends the mails that were waiting, for a portal that stood still since the backup. */
  sendMail: boolean;
  signal: AbortSignal;
  say: (line: string) => void;
}

/**
 * Builds everything beside what the target holds, and proves it. The database then takes the name of the old one in one transaction: until
 * its commit all of the old is there, and from it on all of the new.
 */
export async function restoreBackup(
  target: RestoreTarget,
  options: RestoreOptions,
): Promise<{ path: string }> {
  const { say, signal } = options;
  const path = await chooseBackup(options.from);
  const backup = await BackupFiles.open(path, options.key);
  const manifest = await readManifest(backup);
  const files = await readList(backup, manifest.files.sha256);
  try {
    await refuseTargetInUse(target);
    if (!options.replace && !(await isTargetEmpty(target)))
      throw new BackupError(
        'La base de datos ya tiene datos. Para reemplazarlos por los del respaldo, repite la orden con --replace.',
      );
    say(`Restaurando ${path}`);
    const scratch = await makeScratchDatabase(target);
    try {
      const { dataDir, bucket } = target;
      const staged = await stageFiles(dataDir, { bucket, backup, files, say, signal });
      try {
        await restoreDatabase(scratch.connection, { backup, manifest, say, signal });
        if (!options.sendMail) await setMailAside(scratch.connection, say);
        await staged.moveIn();
        signal.throwIfAborted();
        say('Poniendo lo restaurado en su lugar…');
        await scratch.takeOver();
      } catch (error) {
        await staged.drop();
        throw error;
      }
    } catch (error) {
      // Should this fail as well, the next restore drops it.
      await scratch.drop().catch(() => {});
      throw error;
    }
    return { path };
  } catch (error) {
    throw explained(error);
  }
}

async function setMailAside(connection: DbConnection, say: (line: string) => void) {
  const database = createDb(connection, { max: 1, applicationName: 'portal-pbr restore' });
  try {
    const count = await setJobsAside(database.db, TASKS_THAT_MAIL);
    if (count > 0)
      say(
        `${formatCounted(count, 'correo que esperaba no se envía: puede', 'correos que esperaban no se envían: pueden')} haber salido después del respaldo.`,
      );
  } finally {
    await database.close();
  }
}

function explained(error: unknown): unknown {
  if (error instanceof TargetInUseError)
    return new BackupError(
      `Hay programas conectados a la base de datos (${error.message}). Detén el portal y repite la orden; no se cambió nada.`,
      { cause: error },
    );
  if (error instanceof MayNotCreateError)
    return new BackupError(
      `El rol ${error.role} no puede crear bases de datos. Mientras restauras: alter role ${error.role} createdb`,
      { cause: error },
    );
  return explainFailure(error, 'Lo que había sigue como estaba.');
}
