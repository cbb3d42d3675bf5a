import * as z from 'zod/mini';
import { emailSchema } from '../email.ts';
import { nameSchema } from '../person-name.ts';
import { secretLinkSchema } from '../secret-link.ts';
import { phoneSchema } from '../telephone.ts';
import { isWellFormed, orNone } from '../text.ts';
import { maybeSessionUserSchema } from './user.ts';

const PASSWORD_LENGTH = 'Usa de 8 a 128 caracteres.';
const countCharacters = (value: string) => [...value].length;

/** A new password, kept exactly as typed: never trimmed or normalised. The server also refuses common ones and the person's e-mail. */
export const newPasswordSchema = z.string('Escribe una contraseña.').check(
  z.refine(
    (value) => value.length <= 256 && countCharacters(value) <= 128 && countCharacters(value) >= 8,
    { error: PASSWORD_LENGTH, abort: true },
  ),
  z.refine(
    (value) => isWellFormed(value) && !value.includes('\u0000'),
    'Hay caracteres que no se permiten.',
  ),
);

const acceptPrivacySchema = z.literal(true, 'Acepta el aviso de privacidad para continuar.');

export const REGISTRATION_MODES = ['approval', 'open', 'closed'] as const;
/** 'approval': an admin activates the account after the person has confirmed the e-mail. */
export const registrationModeSchema = z.enum(REGISTRATION_MODES);
export type RegistrationMode = z.output<typeof registrationModeSchema>;

export const registerSchema = z.object({
  firstName: nameSchema({ required: 'Escribe tu nombre.' }),
  lastName: nameSchema({ required: 'Escribe tus apellidos.' }),
  email: emailSchema,
  phone: orNone(phoneSchema),
  password: newPasswordSchema,
  acceptPrivacy: acceptPrivacySchema,
});

export const askForPasswordResetSchema = z.object({ email: emailSchema });

/** The answer to somebody who asks for a mail: the same whether or not one goes out. */
export const mailAskedForSchema = z.object({ sent: z.literal(true) });

/** `user` is null when the account is not active yet, so nobody is signed in. */
export const verifiedEmailSchema = z.object({
  user: maybeSessionUserSchema,
  waitsForApproval: z.boolean(),
});

export const resetPasswordSchema = z.extend(secretLinkSchema, { password: newPasswordSchema });

export const acceptInvitationSchema = z.extend(resetPasswordSchema, {
  acceptPrivacy: acceptPrivacySchema,
});

/** The invited person, shown before the invitation is accepted. */
export const invitationSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type Invitation = z.output<typeof invitationSchema>;

export const changePasswordSchema = z.object({
  currentPassword: z
    .string('Escribe tu contraseña actual.')
    .check(
      z.minLength(1, 'Escribe tu contraseña actual.'),
      z.maxLength(1024, 'Usa 1024 caracteres como máximo.'),
    ),
  newPassword: newPasswordSchema,
});

export const changedPasswordSchema = z.object({ endedSessions: z.int() });
