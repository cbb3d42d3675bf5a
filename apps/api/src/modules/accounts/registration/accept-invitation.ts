import { sessionUserSchema } from '@pbr/schemas/account/user';
import { acceptInvitationSchema, invitationSchema } from '@pbr/schemas/account/write';
import { secretLinkSchema } from '@pbr/schemas/secret-link';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { action } from '../../../action/action.ts';
import { AppError } from '../../../lib/errors.ts';
import { ownerOfLink } from '../links/account-link.ts';
import { setPasswordByLink } from '../passwords/password-links.ts';

/** The person an invitation is for; reading it does not use it up. */
export const describeInvitation = action({
  access: 'public',
  limit: 'passwordReset',
  input: secretLinkSchema,
  output: invitationSchema,
  example: { token: 'invitation' },
  run: async (ctx, { token }) => {
    const { email, firstName, lastName, isActive } = await ownerOfLink(ctx, {
      token,
      kind: 'invitation',
    });
    if (!isActive) throw new AppError('account.token_invalid');
    return { email, firstName, lastName };
  },
});

/** An invited person sets their first password. */
export const acceptInvitation = action({
  access: 'public',
  limit: 'passwordReset',
  input: acceptInvitationSchema,
  output: sessionUserSchema,
  example: { token: 'invitation', password: 'una frase larga', acceptPrivacy: true },
  run: (ctx, { token, password }) => {
    const noticeVersion = PRIVACY_NOTICE_VERSION;
    return setPasswordByLink(ctx, { token, kind: 'invitation', password, noticeVersion });
  },
});
