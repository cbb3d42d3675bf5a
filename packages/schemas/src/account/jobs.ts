import * as z from 'zod/mini';

/** The data of a registration, kept with its mailed link until the link is opened. */
export const registrationAttemptSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  passwordHash: z.string(),
  noticeVersion: z.string(),
});
export type RegistrationAttempt = z.output<typeof registrationAttemptSchema>;

/** Jobs may wait while a new version is installed, so this shape must stay. `id` names what was asked, so that it is answered once. */
export const registerAccountJobSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  attempt: registrationAttemptSchema,
});
export type RegisterAccountJob = z.output<typeof registerAccountJobSchema>;

export const sendPasswordResetJobSchema = z.object({ id: z.uuid(), email: z.string() });
export type SendPasswordResetJob = z.output<typeof sendPasswordResetJobSchema>;
