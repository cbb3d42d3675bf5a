import { invitationSchema, accountLinkSchema } from '@pbr/schemas/account/write';
import { AppError } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { ownerOfLink } from '../links/account-link.ts';

/** The person an invitation is for; reading it does not use it up. */
export const describeInvitation = action({
  access: 'public',
  limit: 'passwordReset',
  input: accountLinkSchema,
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
