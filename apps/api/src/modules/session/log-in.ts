import { type Login, loginSchema } from '@pbr/schemas/account/session';
import { sessionUserSchema } from '@pbr/schemas/account/user';
import type { ProvenPerson, ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { action } from '../../action/action.ts';
import { countTry } from './count-try.ts';
import { sessionUser } from './session.examples.ts';
import { replacePasswordHash, selectLogin } from './session.queries.ts';
import { signIn } from './sign-in.ts';

/**
 * Signs in with e-mail and password. A person who is unknown, deactivated or not verified, or has no password, gets the answer to a
 * wrong password, after the same work.
 */
export const logIn = action({
  access: 'public',
  input: loginSchema,
  output: sessionUserSchema,
  example: { email: sessionUser.email, password: 'una frase larga' },
  run: async (ctx, typed) => {
    const tried = await countTry(ctx, typed.email);
    const login = await verified(ctx, typed).catch(async (error: unknown) => {
      // The check failed before it told anything about the password.
      await tried.forget();
      throw error;
    });
    if (!login) throw new AppError('session.invalid_credentials');
    await tried.forget();
    return signIn(ctx, await withCurrentHash(ctx, login, typed));
  },
});

/** Replaces a hash that today's settings would make in another way. */
async function withCurrentHash(
  ctx: ServiceContext,
  login: ProvenPerson,
  typed: Login,
): Promise<ProvenPerson> {
  const { userId, passwordHash: from } = login;
  if (!ctx.passwords.isOutdated(from)) return login;
  const to = await ctx.passwords.hash(typed.password);
  if (await replacePasswordHash(ctx.db, { id: userId, from, to }))
    return { userId, passwordHash: to };
  // Another sign-in was faster, or the password has changed.
  return (await verified(ctx, typed)) ?? login;
}

async function verified(
  ctx: ServiceContext,
  { email, password }: Login,
): Promise<ProvenPerson | null> {
  const login = await selectLogin(ctx.db, email);
  const maySignIn = login?.isActive && login.isEmailVerified;
  const passwordHash = maySignIn ? login.passwordHash : null;
  const matches = await ctx.passwords.verify(passwordHash, password);
  return matches && login && passwordHash !== null ? { userId: login.id, passwordHash } : null;
}
