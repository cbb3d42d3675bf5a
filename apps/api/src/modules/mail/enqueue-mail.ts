import { isEmail } from '@pbr/schemas/email';
import type { Company } from '@pbr/schemas/settings/settings';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { SEND_MAIL } from '../../jobs/tasks-that-mail.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { type Mailbox, type OutgoingMail, parseOutgoingMail } from '../../mail/mail.ts';
import type { MailBody, MailSender } from '../../mail/mail-layout.ts';
import { getSite } from '../settings/get-site.ts';

export type MailContext = Pick<ServiceContext, 'db' | 'log' | 'publicOrigin'>;

interface NewMail {
  /** Unique for ever; a second mail with the same key replaces one that still waits. */
  key: string;
  /** The recipient's e-mail; the company's unless given. */
  to?: string | undefined;
  /** Gets the answers, if it is not the sender. */
  replyTo?: Mailbox | 'company' | null;
  compose: (sender: MailSender, company: Company) => MailBody;
}

/**
 * Puts a mail of the company into the outbox, unless the recipient's e-mail is unusable. `ctx.db` is the transaction of the change that the
 * mail reports: both commit, or neither does. The mail goes out after the commit, once the mail server can be reached.
 */
export async function enqueueMail(
  ctx: MailContext,
  { key, to, replyTo, compose }: NewMail,
  known?: Company,
): Promise<void> {
  const company = known ?? (await getSite(ctx)).company;
  const { name, address, phone, email } = company;
  const recipient = to ?? email;
  if (!isEmail(recipient)) return;
  const answers = replyTo === 'company' ? { name, address: email } : replyTo;
  await enqueueOutgoing(ctx.db, {
    key,
    to: recipient,
    ...(answers && { replyTo: answers }),
    ...compose({ name, address, phone, origin: ctx.publicOrigin }, company),
  });
}

export async function enqueueOutgoing(db: ServiceContext['db'], mail: OutgoingMail): Promise<void> {
  const payload = parseOutgoingMail(mail);
  await enqueueJob(db, { task: SEND_MAIL, key: payload.key, payload });
}
