import { changedPasswordSchema, changePasswordSchema } from '@pbr/schemas/account/write';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError, wrongField } from '../../../lib/errors.ts';
import { lockActor } from '../../../action/lock-actor.ts';
import { action } from '../../../action/action.ts';
import { requireUncommonPassword } from '../../../security/password-policy.ts';
import { countTry } from '../../session/count-try.ts';
import { endSessionsOf } from '../../session/end-sessions-of.ts';
import { voidAllLinks } from '../links/account-link.ts';
import { selectCredentials, setPasswordOf } from '../account.queries.ts';
import { enqueuePasswordChanged } from '../links/enqueue-password-changed.ts';

/** Asks for the old password, so that finding a device unlocked is not enough. Ends the person's other sessions. */
export const changePassword = action({
  access: 'member',
  input: changePasswordSchema,
  output: changedPasswordSchema,
  example: { currentPassword: 'una frase larga', newPassword: 'otra frase larga' },
  run: async (ctx, { currentPassword, newPassword }) => {
    const { userId: id } = ctx.actor;
    const { email, firstName, passwordHash: before } = await credentialsOf(ctx, id);
    requireUncommonPassword({ password: newPassword, email }, 'newPassword');
    await requirePassword(ctx, { email, stored: before, password: currentPassword });
    const passwordHash = await ctx.passwords.hash(newPassword);
    const endedSessions = await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      await lockActor(inside, { toChange: true });
      const { passwordHash: current } = await credentialsOf(inside, id);
      // Another change was faster: the password checked above is no longer the current one.
      if (current !== before) throw wrongPassword();
      await setPasswordOf(tx, { id, passwordHash, isByLink: false, now: ctx.now() });
      await voidAllLinks(inside, id);
      await enqueuePasswordChanged(inside, { email, firstName });
      return endSessionsOf(inside, id, { except: ctx.session.publicId });
    });
    return { endedSessions };
  },
});

async function credentialsOf(ctx: ServiceContext, id: string) {
  const credentials = await selectCredentials(ctx.db, id);
  if (!credentials) throw new AppError('session.required');
  return credentials;
}

interface Proof {
  email: string;
  stored: string | null;
  password: string;
}

/** Counts like a sign-in, so that a stolen session is no way to guess the password. */
async function requirePassword(
  ctx: ServiceContext,
  { email, stored, password }: Proof,
): Promise<void> {
  const tried = await countTry(ctx, email);
  const matches = await ctx.passwords.verify(stored, password).catch(async (error: unknown) => {
    await tried.forget();
    throw error;
  });
  if (!matches) throw wrongPassword();
  await tried.forget();
}

const wrongPassword = () => wrongField('currentPassword', 'Esta no es tu contraseña actual.');
