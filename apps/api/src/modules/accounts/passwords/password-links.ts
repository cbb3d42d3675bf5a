import { type SessionUser, sessionUserSchema } from '@pbr/schemas/account/user';
import { resetPasswordSchema } from '@pbr/schemas/account/write';
import { action } from '../../../action/action.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { requireUncommonPassword } from '../../../security/password-policy.ts';
import { endSessionsOf } from '../../session/end-sessions-of.ts';
import { signIn } from '../../session/sign-in.ts';
import { setPasswordOf } from '../account.queries.ts';
import { ownerOfLink, useLink, voidAllLinks } from '../links/account-link.ts';
import { enqueuePasswordChanged } from '../links/enqueue-password-changed.ts';

interface PasswordByLink {
  token: string;
  kind: 'reset_password' | 'invitation';
  password: string;
  /** The version of the privacy notice, when the person has just accepted it. */
  noticeVersion?: string;
}

/**
 * Sets the password of the link's owner and signs them in; their other sessions end. A refused password leaves the link good for
 * another try.
 */
export async function setPasswordByLink(
  ctx: ServiceContext,
  { token, kind, password, noticeVersion }: PasswordByLink,
): Promise<SessionUser> {
  const owner = await ownerOfLink(ctx, { token, kind });
  requireUncommonPassword({ password, email: owner.email });
  const passwordHash = await ctx.passwords.hash(password);
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { account } = await useLink(inside, { token, kind });
    if (!account.isActive) throw new AppError('account.token_invalid');
    const { id } = account;
    await setPasswordOf(tx, { id, passwordHash, isByLink: true, noticeVersion, now: ctx.now() });
    await voidAllLinks(inside, id);
    await endSessionsOf(inside, id);
    if (account.hasPassword) await enqueuePasswordChanged(inside, account);
  });
  return signIn(ctx, { userId: owner.id, passwordHash });
}

export const resetPassword = action({
  access: 'public',
  limit: 'passwordReset',
  input: resetPasswordSchema,
  output: sessionUserSchema,
  example: { token: 'reset', password: 'una frase larga' },
  run: (ctx, { token, password }) =>
    setPasswordByLink(ctx, { token, kind: 'reset_password', password }),
});
