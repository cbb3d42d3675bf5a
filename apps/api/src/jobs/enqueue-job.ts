import type { ServiceContext } from '../lib/context.ts';
import { insertJob, type NewJob } from './job.queries.ts';

/** The queue of jobs that write many listings or take long otherwise: one of them at a time, so that mails never wait for them. */
export const BULK_WRITES = 'bulk_writes';

/** Adds a job to the queue. It commits together with the rest of the transaction. */
export async function enqueueJob(db: ServiceContext['db'], job: NewJob): Promise<void> {
  await insertJob(db, job);
}
