import type { ServiceContext } from '../../lib/context.ts';
import { insertJob } from './mail.queries.ts';

interface NewJob {
  task: string;
  /** Unique for ever; a second job of that name replaces one that waits. */
  key: string;
  payload: object;
  /** How long it waits at least. */
  afterSeconds?: number;
}

/** Leaves work for the jobs, together with what the transaction stores. */
export async function enqueueJob(db: ServiceContext['db'], job: NewJob): Promise<void> {
  await insertJob(db, job);
}
