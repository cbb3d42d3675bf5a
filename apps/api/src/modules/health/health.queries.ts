import type { Db } from '@pbr/db/client';
import { settings } from '@pbr/db/schema/settings';
import { eq, sql } from 'drizzle-orm';

/** Jobs of all processes. */
export interface JobCounts {
  /** Due, and not yet taken by a runner. */
  due: number;
  running: number;
  /** Planned, to be tried again after a failure, or behind the running job of their queue. */
  later: number;
  /** Tried for the last time, or set aside by a restore. */
  failed: number;
  /** Mails that were tried in vain and wait for the next attempt. */
  unsentMails: number;
  /** When the oldest of those that are due should have run. */
  oldestDue: string | null;
}

/** `mailTask` is the name of the jobs that send a mail. */
export async function countJobs(db: Db, mailTask: string): Promise<JobCounts> {
  const countOf = (state: string) => sql`count(*) filter (where state = ${state})::int`;
  const [counts] = await db.execute<JobCounts & Record<string, unknown>>(sql`
    select ${countOf('due')} as due, ${countOf('running')} as running, ${countOf('later')} as later, ${countOf('failed')} as failed,
      count(*) filter (where task_identifier = ${mailTask} and attempts > 0 and state in ('due', 'later'))::int as "unsentMails",
      to_char(min(run_at) filter (where state = 'due') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "oldestDue"
    from (
      select task_identifier, run_at, attempts, case when locked_at is not null then 'running'
        when attempts >= max_attempts then 'failed' when run_at > now() then 'later'
        when queue_name is not null and bool_or(locked_at is not null) over (partition by queue_name) then 'later' else 'due' end as state
      from graphile_worker.jobs) job`);
  return counts ?? { due: 0, running: 0, later: 0, failed: 0, unsentMails: 0, oldestDue: null };
}

/** The stored facts about the last backup; undefined before the first. */
export async function findLastBackup(db: Db): Promise<unknown> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, 'lastBackup'));
  return row?.value;
}

export async function databaseBytes(db: Db): Promise<number> {
  const [row] = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database()) as bytes`,
  );
  return Number(row?.bytes);
}

export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
