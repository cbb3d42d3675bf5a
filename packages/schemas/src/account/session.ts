import * as z from 'zod/mini';
import { emailSchema } from '../text.ts';

/** The form of signing in. A password is compared as typed: it is never trimmed or normalised. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z.string('Escribe tu contraseña.').check(
    z.minLength(6, 'La contraseña debe tener al menos 6 caracteres'),
    z.maxLength(1024, 'Usa 1024 caracteres como máximo.'),
    z.refine((value) => !value.includes('\u0000'), 'Hay caracteres que no se permiten.'),
  ),
});
export type Login = z.output<typeof loginSchema>;

/** A place where the person is signed in, as they see it in their settings. */
export const sessionSchema = z.object({
  publicId: z.uuid(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  userAgent: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export const sessionsSchema = z.array(sessionSchema);
export type Session = z.output<typeof sessionSchema>;

export const sessionIdSchema = z.object({ publicId: z.uuid() });

export const endedSessionsSchema = z.object({ ended: z.int() });
export type EndedSessions = z.output<typeof endedSessionsSchema>;

export const loggedOutSchema = z.object({ ok: z.literal(true) });
