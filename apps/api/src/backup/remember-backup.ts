import { createDb } from '@pbr/db/client';
import type { lastBackupSchema } from '@pbr/schemas/health';
import type * as z from 'zod/mini';
import { storeLastBackup } from './last-backup.queries.ts';
import type { BackupSource, MadeBackup } from './make-backup.ts';

/** Writes into the portal when it was backed up last, for its admins and for whoever watches its numbers. */
export async function rememberBackup(
  { connection }: Pick<BackupSource, 'connection'>,
  { manifest: { madeAt, files, tables } }: MadeBackup,
): Promise<void> {
  const bytes = tables.reduce((sum, table) => sum + table.bytes, files.bytes);
  const value: z.output<typeof lastBackupSchema> = { madeAt, files: files.count, bytes };
  const database = createDb(connection, { max: 1 });
  try {
    await storeLastBackup(database.db, value);
  } finally {
    await database.close();
  }
}
