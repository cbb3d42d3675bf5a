import { randomUUID } from 'node:crypto';
import { passwordChangedMail } from './account-mails.ts';
import { enqueueMail, type MailContext } from '../../mail/enqueue-mail.ts';

/** Tells a person that their password changed, in case somebody else changed it. */
export async function enqueuePasswordChanged(
  ctx: MailContext,
  { email, firstName }: { email: string; firstName: string },
): Promise<void> {
  await enqueueMail(ctx, {
    key: `account-${randomUUID()}-changed`,
    to: email,
    compose: (sender) => passwordChangedMail({ firstName, sender }),
  });
}
