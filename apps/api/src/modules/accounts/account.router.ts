import {
  acceptInvitationSchema,
  changedPasswordSchema,
  changePasswordSchema,
  invitationSchema,
  linkSchema,
  mailRequestedSchema,
  registerSchema,
  registrationModeSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
  verifiedEmailSchema,
} from '@pbr/schemas/account/write';
import { profileSchema, updateProfileSchema } from '@pbr/schemas/account/profile';
import { sessionUserSchema } from '@pbr/schemas/account/user';
import { memberProcedure, publicProcedure, router, validatedByOperation } from '../../trpc.ts';
import { acceptInvitation } from './registration/accept-invitation.ts';
import { changePassword } from './passwords/change-password.ts';
import { describeInvitation } from './registration/describe-invitation.ts';
import { getProfile } from './profile/get-profile.ts';
import { getRegistrationMode } from './registration/get-registration-mode.ts';
import { register } from './registration/register.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { updateProfile } from './profile/update-profile.ts';
import { verifyEmail } from './registration/verify-email.ts';

export const accountRouter = router({
  registrationMode: publicProcedure
    .output(registrationModeSchema)
    .query(({ ctx }) => getRegistrationMode(ctx)),
  register: publicProcedure
    .input(validatedByOperation(registerSchema))
    .output(mailRequestedSchema)
    .mutation(({ ctx, input }) => register(ctx, input)),
  verifyEmail: publicProcedure
    .input(linkSchema)
    .output(verifiedEmailSchema)
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  requestPasswordReset: publicProcedure
    .input(validatedByOperation(requestPasswordResetSchema))
    .output(mailRequestedSchema)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  resetPassword: publicProcedure
    .input(validatedByOperation(resetPasswordSchema))
    .output(sessionUserSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  /** For the page that the invitation mail links to. */
  describeInvitation: publicProcedure
    .input(linkSchema)
    .output(invitationSchema)
    .query(({ ctx, input }) => describeInvitation(ctx, input)),
  acceptInvitation: publicProcedure
    .input(validatedByOperation(acceptInvitationSchema))
    .output(sessionUserSchema)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
  changePassword: memberProcedure
    .input(changePasswordSchema)
    .output(changedPasswordSchema)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  profile: memberProcedure.output(profileSchema).query(({ ctx }) => getProfile(ctx)),
  updateProfile: memberProcedure
    .input(updateProfileSchema)
    .output(profileSchema)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
});
