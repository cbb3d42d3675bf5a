import type { Db } from '@pbr/db/client';
import { oneValue } from '@pbr/db/sql/result-rows';
import { type SQL, sql } from 'drizzle-orm';

const REASON = 'restored from a backup: it may have been done already';

/**
 * Frees the jobs of runners that no longer exist, and keeps those of these tasks from ever running. They stay in the queue as failed ones, so
 * that people can read them, until the queue drops them. Answers their number.
 */
export async function setJobsAside(db: Db, tasks: readonly string[]): Promise<number> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_by is not null having count(*) > 0`);
  return oneValue(
    db,
    sql`select count(*)::int as count from graphile_worker.jobs j cross join lateral
      graphile_worker.permanently_fail_jobs(array[j.id], ${REASON})
      where j.attempts < j.max_attempts and j.task_identifier = any(${textArray(tasks)})`,
  );
}

const textArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;
