import { randomUUID } from 'node:crypto';
import { BULK_WRITES, enqueueJob } from '../../jobs/enqueue-job.ts';
import type { ServiceContext } from '../../lib/context.ts';
import type { StoredImport } from './import.queries.ts';

/** The job's name in the queue. Jobs that wait while a new version is installed carry it, so keep it. */
export const RUN_IMPORT = 'run_import';

/** Adds the job that does the step in which the import is. It waits for its turn, reading a file too, which may take long. */
export async function enqueueImport(
  db: ServiceContext['db'],
  { id }: Pick<StoredImport, 'id'>,
): Promise<void> {
  await enqueueJob(db, {
    task: RUN_IMPORT,
    key: `import-${randomUUID()}`,
    payload: { id },
    queue: BULK_WRITES,
  });
}
