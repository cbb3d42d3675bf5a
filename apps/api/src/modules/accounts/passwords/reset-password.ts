import { resetPasswordSchema } from '@pbr/schemas/account/write';
import type { SessionUser } from '@pbr/schemas/account/user';
import type { ServiceContext } from '../../../lib/context.ts';
import { parseInput } from '../../../lib/parse-input.ts';
import { setPasswordByLink } from './set-password-by-link.ts';

export async function resetPassword(ctx: ServiceContext, form: unknown): Promise<SessionUser> {
  await ctx.limiter.consume(ctx.limits.passwordReset, ctx.address);
  const { token, password } = parseInput(resetPasswordSchema, form);
  return setPasswordByLink(ctx, { token, kind: 'reset_password', password });
}
