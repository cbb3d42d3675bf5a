import { randomUUID } from 'node:crypto';
import type { RegisterAccountJob } from '@pbr/schemas/account/jobs';
import {
  mailAskedForSchema,
  registerSchema,
  registrationModeSchema,
} from '@pbr/schemas/account/write';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { action } from '../../../action/action.ts';
import { enqueueJob } from '../../../jobs/enqueue-job.ts';
import { REGISTER_ACCOUNT } from '../../../jobs/tasks-that-mail.ts';
import { AppError } from '../../../lib/errors.ts';
import { requireUncommonPassword } from '../../../security/password-policy.ts';
import { mayMailTo } from '../../mail/may-mail-to.ts';

/** Tells who may register, so that the web hides a form the server would refuse. */
export const getRegistrationMode = action({
  access: 'public',
  output: registrationModeSchema,
  run: async ({ registration }) => registration,
});

/**
 * A visitor asks for an account. A job looks the e-mail up, so that neither the answer nor the time it takes tells whether the
 * e-mail is known.
 */
export const register = action({
  access: 'public',
  limit: 'registration',
  input: registerSchema,
  output: mailAskedForSchema,
  example: {
    firstName: 'Marta',
    lastName: 'Solís',
    email: 'marta@correo.mx',
    password: 'una frase larga',
    acceptPrivacy: true,
  },
  run: async (ctx, { email, password, firstName, lastName, phone }) => {
    if (ctx.registration === 'closed') throw new AppError('account.registration_closed');
    requireUncommonPassword({ password, email });
    const passwordHash = await ctx.passwords.hash(password);
    if (await mayMailTo(ctx, email)) {
      const noticeVersion = PRIVACY_NOTICE_VERSION;
      const attempt = { firstName, lastName, phone, passwordHash, noticeVersion };
      const payload: RegisterAccountJob = { id: randomUUID(), email, attempt };
      await enqueueJob(ctx.db, { task: REGISTER_ACCOUNT, key: `register-${payload.id}`, payload });
    }
    return { sent: true } as const;
  },
});
