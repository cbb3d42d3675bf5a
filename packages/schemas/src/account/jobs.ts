import * as z from 'zod/mini';

/** What an attempt to register wants to become true; it is kept with the link that was mailed for it, until that is opened. */
export const registrationAttemptSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  passwordHash: z.string(),
  noticeVersion: z.string(),
});
export type RegistrationAttempt = z.output<typeof registrationAttemptSchema>;

/** Jobs that wait while a new version is installed keep this shape. `id` names the request, so that it is answered once. */
export const registerAccountJobSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  attempt: registrationAttemptSchema,
});
export type RegisterAccountJob = z.output<typeof registerAccountJobSchema>;

export const sendPasswordResetJobSchema = z.object({ id: z.uuid(), email: z.string() });
export type SendPasswordResetJob = z.output<typeof sendPasswordResetJobSchema>;
