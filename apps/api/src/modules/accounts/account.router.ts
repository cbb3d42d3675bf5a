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
} from '@pbr/schemas/account';
import { profileSchema, updateProfileSchema } from '@pbr/schemas/profile';
import { sessionUserSchema } from '@pbr/schemas/user';
import { memberProcedure, publicProcedure, router, validatedByOperation } from '../../trpc.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changePassword } from './change-password.ts';
import { describeInvitation } from './describe-invitation.ts';
import { getProfile } from './get-profile.ts';
import { getRegistrationMode } from './get-registration-mode.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { updateProfile } from './update-profile.ts';
import { verifyEmail } from './verify-email.ts';

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
  /** For the page that the mail leads to. */
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
