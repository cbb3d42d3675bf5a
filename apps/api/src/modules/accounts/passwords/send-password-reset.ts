import { randomUUID } from 'node:crypto';
import { sendPasswordResetJobSchema } from '@pbr/schemas/account/jobs';
import { parseInput } from '../../../lib/parse-input.ts';
import { issueAccountLink } from '../links/account-link.ts';
import { resetMail } from '../links/account-mails.ts';
import { lockAccountByEmail } from '../account.queries.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { hasLink } from '../links/account-link.queries.ts';
import type { AccountJobContext } from '../registration/register-account.ts';

/**
 * Mails an active person a link to set a password, even one who was invited and never set any. Nobody else gets a mail. Running the
 * same job twice changes nothing.
 */
export async function sendPasswordReset(ctx: AccountJobContext, payload: unknown): Promise<void> {
  const { id, email } = parseInput(sendPasswordResetJobSchema, payload);
  await ctx.db.transaction(async (tx) => {
    const account = await lockAccountByEmail(tx, email);
    if (!account?.isActive || (await hasLink(tx, id))) return;
    await mailResetLink({ ...ctx, db: tx }, { id, userId: account.id, email: account.email });
  });
}

/** `ctx.db` is the transaction that holds the lock on the person. */
export async function mailResetLink(
  ctx: AccountJobContext,
  { id = randomUUID(), userId, email }: { id?: string; userId: string; email: string },
): Promise<void> {
  const { href } = await issueAccountLink(ctx, { id, userId, kind: 'reset_password' });
  await enqueueMail(ctx, {
    key: `account-${id}`,
    to: email,
    compose: (sender) => resetMail({ href, sender }),
  });
}
