import type { Db } from '@pbr/db/client';
import { sql } from 'drizzle-orm';

/** Whether the tables of the queue exist. */
export async function canQueueJobs(db: Db): Promise<boolean> {
  const [row] = await db.execute<{ found: boolean }>(
    sql`select to_regclass('graphile_worker.jobs') is not null as found`,
  );
  return row?.found === true;
}

export interface NewJob {
  task: string;
  /** Unique for ever; a second job with the same key replaces one that still waits. */
  key: string;
  payload: object;
  /** The jobs of one queue run one after the other. */
  queue?: string;
}

export async function insertJob(db: Db, { task, key, payload, queue }: NewJob): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${task}, payload => ${JSON.stringify(payload)}::text::json, job_key => ${key},
      queue_name => ${queue ?? null})`,
  );
}
