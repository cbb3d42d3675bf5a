import * as z from 'zod/mini';
import { emailSchema } from '../email.ts';

/** The sign-in form. The password is compared as typed: it is never trimmed or normalised. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z.string('Escribe tu contraseña.').check(
    z.minLength(1, { error: 'Escribe tu contraseña.', abort: true }),
    z.minLength(6, 'La contraseña debe tener al menos 6 caracteres'),
    z.maxLength(1024, 'Usa 1024 caracteres como máximo.'),
    z.refine((value) => !value.includes('\u0000'), 'Hay caracteres que no se permiten.'),
  ),
});
export type Login = z.output<typeof loginSchema>;

/** A session of the signed-in person, as their settings show it. */
export const sessionSchema = z.object({
  publicId: z.uuid(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  userAgent: z.string(),
  /** True for the session that made this request. */
  current: z.boolean(),
});
export const sessionsSchema = z.array(sessionSchema);
export type Session = z.output<typeof sessionSchema>;

export const sessionIdSchema = z.object({ publicId: z.string() });

export const endedSessionsSchema = z.object({ ended: z.int() });

export const loggedOutSchema = z.object({ ok: z.literal(true) });
