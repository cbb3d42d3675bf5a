import type { ServiceContext } from '../../lib/context.ts';
import { type OutgoingMail, parseOutgoingMail } from '../../mail/mail.ts';
import { SEND_MAIL } from './deliver-mail.ts';
import { insertJob } from './mail.queries.ts';

/**
 * Puts a mail into the outbox. With the transaction that stores what the mail is about, both happen or neither does; the mail goes
 * out after the commit, whether or not the mail server can be reached now.
 */
export async function enqueueMail(db: ServiceContext['db'], mail: OutgoingMail): Promise<void> {
  const payload = parseOutgoingMail(mail);
  await insertJob(db, { task: SEND_MAIL, key: payload.key, payload });
}
