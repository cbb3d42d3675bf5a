import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { isMailAddress } from '../../../mail/mail.ts';
import type { MailBody, MailSender } from '../../../mail/mail-layout.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { getSite } from '../../settings/get-site.ts';

export type MailContext = Pick<ServiceContext, 'db' | 'log' | 'publicOrigin'>;

interface AccountMail {
  /** Unique for ever; a second mail of that key replaces one that waits. */
  key: string;
  /** The company itself, unless given. */
  to?: string;
  compose: (sender: MailSender) => MailBody;
}

/** `ctx.db` is the transaction that stores what the mail is about. Whoever has no usable address gets none. */
export async function enqueueAccountMail(
  ctx: MailContext,
  { key, to, compose }: AccountMail,
): Promise<void> {
  const { company } = await getSite(ctx);
  const { name, address, phone } = company;
  const recipient = to ?? company.email;
  if (!isMailAddress(recipient)) return;
  const body = compose({ name, address, phone, origin: ctx.publicOrigin });
  await enqueueMail(ctx.db, { key: `account-${key}`, to: recipient, ...body });
}

/** The forms take any address, so a stranger's mailbox must not be filled through them. Nobody is told. */
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
