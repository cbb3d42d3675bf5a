import { acceptInvitationSchema } from '@pbr/schemas/account/write';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import type { SessionUser } from '@pbr/schemas/account/user';
import type { ServiceContext } from '../../../lib/context.ts';
import { parseInput } from '../../../lib/parse-input.ts';
import { setPasswordByLink } from '../passwords/set-password-by-link.ts';

/** An invited person sets their first password. */
export async function acceptInvitation(ctx: ServiceContext, form: unknown): Promise<SessionUser> {
  await ctx.limiter.consume(ctx.limits.passwordReset, ctx.address);
  const { token, password } = parseInput(acceptInvitationSchema, form);
  const noticeVersion = PRIVACY_NOTICE_VERSION;
  return setPasswordByLink(ctx, { token, kind: 'invitation', password, noticeVersion });
}
