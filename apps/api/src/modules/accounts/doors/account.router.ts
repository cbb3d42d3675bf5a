import { mutation, query, router } from '../../../trpc.ts';
import { changePassword } from '../passwords/change-password.ts';
import { askForPasswordReset } from '../passwords/ask-for-password-reset.ts';
import { resetPassword } from '../passwords/password-links.ts';
import { getProfile } from '../profile/get-profile.ts';
import { updateProfile } from '../profile/update-profile.ts';
import { acceptInvitation, describeInvitation } from '../registration/accept-invitation.ts';
import { getRegistrationMode, register } from '../registration/register.ts';
import { verifyEmail } from '../registration/verify-email.ts';

export const accountRouter = router({
  registrationMode: query(getRegistrationMode),
  register: mutation(register),
  verifyEmail: mutation(verifyEmail),
  requestPasswordReset: mutation(askForPasswordReset),
  resetPassword: mutation(resetPassword),
  describeInvitation: query(describeInvitation),
  acceptInvitation: mutation(acceptInvitation),
  changePassword: mutation(changePassword),
  profile: query(getProfile),
  updateProfile: mutation(updateProfile),
});
