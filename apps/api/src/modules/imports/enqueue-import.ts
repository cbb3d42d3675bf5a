import { randomUUID } from 'node:crypto';
import { BULK_WRITES, enqueueJob } from '../../jobs/enqueue-job.ts';
import type { ServiceContext } from '../../lib/context.ts';
import type { StoredImport } from './import.queries.ts';

/** The job's name in the queue. Jobs that wait while a new version is installed carry it, so keep it. */
export const RUN_IMPORT = 'run_import';

/** Adds the job that does the step in which the import is. Reading a file waits for nobody; what may write waits for its turn. */
export async function enqueueImport(
  db: ServiceContext['db'],
  { id, state }: Pick<StoredImport, 'id' | 'state'>,
): Promise<void> {
  const queue = state === 'reading' ? {} : { queue: BULK_WRITES };
  await enqueueJob(db, {
    task: RUN_IMPORT,
    key: `import-${randomUUID()}`,
    payload: { id },
    ...queue,
  });
}
