import { registrationAttemptSchema } from '@pbr/schemas/account/jobs';
import { verifiedEmailSchema } from '@pbr/schemas/account/write';
import { secretLinkSchema } from '@pbr/schemas/secret-link';
import { AppError } from '../../../lib/errors.ts';
import { parseInput } from '../../../lib/parse-input.ts';
import { action } from '../../../action/action.ts';
import { signIn } from '../../session/sign-in.ts';
import { confirmRegistration } from '../account.queries.ts';
import { useLink, voidAllLinks } from '../links/account-link.ts';
import { registrationWaitsMail } from '../links/account-mails.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';

/** Opens the mailed link of a registration: the account takes the data of that attempt, and other attempts become void. */
export const verifyEmail = action({
  access: 'public',
  limit: 'registration',
  input: secretLinkSchema,
  output: verifiedEmailSchema,
  example: { token: 'registration' },
  run: async (ctx, { token }) => {
    const isActive = ctx.registration === 'open';
    const proven = await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      const { account, data } = await useLink(inside, { token, kind: 'verify_email' });
      if (account.registration !== 'pending' || account.isEmailVerified)
        throw new AppError('account.token_invalid');
      const attempt = parseInput(registrationAttemptSchema, data);
      await confirmRegistration(tx, { id: account.id, attempt, isActive, now: ctx.now() });
      await voidAllLinks(inside, account.id);
      if (!isActive) {
        const name = `${attempt.firstName} ${attempt.lastName}`;
        await enqueueMail(inside, {
          key: `account-${account.id}-waits`,
          compose: (sender) => registrationWaitsMail({ name, email: account.email, sender }),
        });
      }
      return { userId: account.id, passwordHash: attempt.passwordHash };
    });
    return isActive
      ? { user: await signIn(ctx, proven), waitsForApproval: false }
      : { user: null, waitsForApproval: true };
  },
});
