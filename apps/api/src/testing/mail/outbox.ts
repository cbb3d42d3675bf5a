import type { Db } from '@pbr/db/client';
import { sql } from 'drizzle-orm';
import type { OutgoingMail } from '../../mail/mail.ts';

/** The mails that wait to be sent, or are being sent, in the order in which they were queued. */
export async function outboxOf(db: Db): Promise<OutgoingMail[]> {
  const rows = await db.execute<{ payload: OutgoingMail }>(sql`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'send_mail' order by j.id`);
  return rows.map(({ payload }) => payload);
}

/** Makes all waiting jobs due now, instead of waiting out the pause after a failure. */
export async function hurryJobs(db: Db): Promise<void> {
  await db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`,
  );
}

export async function clearOutbox(db: Db): Promise<void> {
  await db.execute(sql`delete from graphile_worker._private_jobs`);
}

/** The token in the link of a mail. */
export function tokenIn(mail: OutgoingMail | undefined): string {
  const [, token] = /(?:\?token=|\/agreement\/)([\w-]+)/u.exec(mail?.text ?? '') ?? [];
  if (token === undefined) throw new Error('the mail has no link');
  return token;
}
