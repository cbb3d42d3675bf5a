import { REGISTER_ACCOUNT, SEND_PASSWORD_RESET } from '../../jobs/tasks-that-mail.ts';
import type { Db } from '@pbr/db/client';
import { sql } from 'drizzle-orm';
import type { AccountJobContext } from '../../modules/accounts/registration/register-account.ts';
import { registerAccount } from '../../modules/accounts/registration/register-account.ts';
import { sendPasswordReset } from '../../modules/accounts/passwords/send-password-reset.ts';

const tasks = { [REGISTER_ACCOUNT]: registerAccount, [SEND_PASSWORD_RESET]: sendPasswordReset };

interface WaitingJob extends Record<string, unknown> {
  id: string;
  task: keyof typeof tasks;
  payload: unknown;
}

/** The waiting jobs about accounts, in the order in which they were queued. */
export function accountJobsOf(db: Db): Promise<WaitingJob[]> {
  return db.execute<WaitingJob>(sql`
    select j.id, t.identifier as task, j.payload
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in (${REGISTER_ACCOUNT}, ${SEND_PASSWORD_RESET}) order by j.id`);
}

/** Runs these jobs as the job process would; their mails then wait in the outbox. */
export async function runAccountJobs(ctx: AccountJobContext): Promise<void> {
  for (const { id, task, payload } of await accountJobsOf(ctx.db)) {
    await tasks[task](ctx, payload);
    await ctx.db.execute(sql`delete from graphile_worker._private_jobs where id = ${id}`);
  }
}
