import { lastBackupSchema } from '@pbr/schemas/health';
import { SEND_MAIL } from '../../jobs/tasks-that-mail.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { parseStored } from '../../lib/parse-stored.ts';
import { countJobs, findLastBackup } from './health.queries.ts';

/** The jobs of all processes by state. */
export const countedJobs = (db: ServiceContext['db']) => countJobs(db, SEND_MAIL);

/** Null before the first. */
export async function readLastBackup(ctx: Pick<ServiceContext, 'db' | 'log'>) {
  return parseStored(ctx, 'lastBackup', lastBackupSchema, await findLastBackup(ctx.db));
}
