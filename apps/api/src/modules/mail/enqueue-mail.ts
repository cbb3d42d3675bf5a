import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { SEND_MAIL } from '../../jobs/tasks-that-mail.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { type OutgoingMail, parseOutgoingMail } from '../../mail/mail.ts';

/**
 * Puts a mail into the outbox. Pass the transaction of the change that the mail reports: both commit, or neither does. The mail goes out
 * after the commit, once the mail server can be reached.
 */
export async function enqueueMail(db: ServiceContext['db'], mail: OutgoingMail): Promise<void> {
  const payload = parseOutgoingMail(mail);
  await enqueueJob(db, { task: SEND_MAIL, key: payload.key, payload });
}
