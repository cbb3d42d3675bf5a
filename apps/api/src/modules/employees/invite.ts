import type { Employee } from '@pbr/schemas/employee/employee';
import type { ServiceContext } from '../../lib/context.ts';
import { issueAccountLink } from '../accounts/links/account-link.ts';
import { invitationMail } from '../accounts/links/account-mails.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';

interface InvitationOptions {
  /** False when the mailbox has had its share of mails; the admin still sees the link. */
  byMail: boolean;
}

/** Makes an invitation link and voids the earlier one. `ctx.db` is the transaction that holds the lock on the person. */
export async function invite(
  ctx: ServiceContext,
  { id: userId, email, firstName }: Employee,
  { byMail }: InvitationOptions,
): Promise<string> {
  const { id, href } = await issueAccountLink(ctx, { userId, kind: 'invitation' });
  if (byMail)
    await enqueueMail(ctx, {
      key: `account-${id}`,
      to: email,
      compose: (sender) => invitationMail({ firstName, href, sender }),
    });
  return href;
}
