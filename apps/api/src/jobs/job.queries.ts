import type { Db } from '@pbr/db/client';
import { sql } from 'drizzle-orm';

interface InsertedJob {
  task: string;
  key: string;
  payload: unknown;
  queue?: string | undefined;
}

/** Adds a job to the queue, or replaces a job with the same key that still waits. */
export async function insertJob(db: Db, { task, key, payload, queue }: InsertedJob): Promise<void> {
  await db.execute(
    sql`select graphile_worker.add_job(${task}, payload => ${JSON.stringify(payload)}::text::json, job_key => ${key},
      queue_name => ${queue ?? null})`,
  );
}
