import type { Invitation, Link } from '@pbr/schemas/account/write';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { ownerOfLink } from '../links/account-link.ts';

/** The person an invitation is for; reading it does not use it up. */
export async function describeInvitation(
  ctx: ServiceContext,
  { token }: Link,
): Promise<Invitation> {
  await ctx.limiter.consume(ctx.limits.passwordReset, ctx.address);
  const { email, firstName, lastName, isActive } = await ownerOfLink(ctx, {
    token,
    kind: 'invitation',
  });
  if (!isActive) throw new AppError('account.token_invalid');
  return { email, firstName, lastName };
}
