import { isEmail } from '@pbr/schemas/email';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import type { MailBody, MailSender } from '../../../mail/mail-layout.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { getSite } from '../../settings/get-site.ts';

export type MailContext = Pick<ServiceContext, 'db' | 'log' | 'publicOrigin'>;

interface AccountMail {
  /** Unique for ever; a second mail with the same key replaces one that still waits. */
  key: string;
  /** The recipient's e-mail; the company's unless given. */
  to?: string;
  compose: (sender: MailSender) => MailBody;
}

/** `ctx.db` is the transaction of the change that the mail reports. Sends nothing to an unusable e-mail. */
export async function enqueueAccountMail(
  ctx: MailContext,
  { key, to, compose }: AccountMail,
): Promise<void> {
  const { company } = await getSite(ctx);
  const { name, address, phone } = company;
  const recipient = to ?? company.email;
  if (!isEmail(recipient)) return;
  const body = compose({ name, address, phone, origin: ctx.publicOrigin });
  await enqueueMail(ctx.db, { key: `account-${key}`, to: recipient, ...body });
}

/** Limits the mails to each e-mail, so that nobody fills a stranger's mailbox through our forms. The form's answer does not tell. */
export async function mayMailTo(
  ctx: Pick<ServiceContext, 'limiter' | 'limits'>,
  email: string,
): Promise<boolean> {
  try {
    await ctx.limiter.consume(ctx.limits.accountMails, email.trim().toLowerCase());
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'too_many') return false;
    throw error;
  }
}
