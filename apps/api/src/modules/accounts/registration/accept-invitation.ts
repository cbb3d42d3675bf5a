import { sessionUserSchema } from '@pbr/schemas/account/user';
import { acceptInvitationSchema } from '@pbr/schemas/account/write';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { action } from '../../../action/action.ts';
import { setPasswordByLink } from '../passwords/set-password-by-link.ts';

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
