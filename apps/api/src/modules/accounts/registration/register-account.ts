import { registerAccountJobSchema } from '@pbr/schemas/account/jobs';
import type { ServiceContext } from '../../../lib/context.ts';
import { parseInput } from '../../../lib/parse-input.ts';
import { issueAccountLink, type LinkContext } from '../links/account-link.ts';
import { alreadyRegisteredMail, verifyMail } from '../links/account-mails.ts';
import { insertUnconfirmed, lockAccountByEmail } from '../account.queries.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { hasLink } from '../links/account-link.queries.ts';

export type AccountJobContext = LinkContext & Pick<ServiceContext, 'log'>;

/**
 * Mails the link that turns an attempt to register into an account. The form's data stay with the link: the account changes only
 * when the owner of the e-mail opens it. Running the same job twice changes nothing.
 */
export async function registerAccount(ctx: AccountJobContext, payload: unknown): Promise<void> {
  const { id, email, attempt } = parseInput(registerAccountJobSchema, payload);
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await insertUnconfirmed(tx, { email, attempt, now });
    const account = await lockAccountByEmail(tx, email);
    if (!account || (await hasLink(tx, id))) return;
    if (account.registration !== 'pending' || account.isEmailVerified) {
      await enqueueMail(inside, {
        key: `account-${id}`,
        to: account.email,
        compose: (sender) => alreadyRegisteredMail({ sender }),
      });
      return;
    }
    const link = { id, userId: account.id, kind: 'verify_email', data: attempt } as const;
    const { href } = await issueAccountLink(inside, link);
    await enqueueMail(inside, {
      key: `account-${id}`,
      to: account.email,
      compose: (sender) => verifyMail({ href, sender }),
    });
  });
}
