import { randomUUID } from 'node:crypto';
import type { SendPasswordResetJob } from '@pbr/schemas/account/jobs';
import { mailAskedForSchema, askForPasswordResetSchema } from '@pbr/schemas/account/write';
import { action } from '../../../action/action.ts';
import { enqueueJob } from '../../../jobs/enqueue-job.ts';
import { mayMailTo } from '../../mail/may-mail-to.ts';
import { SEND_PASSWORD_RESET } from '../../../jobs/tasks-that-mail.ts';

/** 'Olvidé mi contraseña'. A job looks the e-mail up, so that the answer does not tell whether it is known. */
export const askForPasswordReset = action({
  access: 'public',
  limit: 'passwordReset',
  input: askForPasswordResetSchema,
  output: mailAskedForSchema,
  example: { email: 'elena.canul@portal.mx' },
  run: async (ctx, { email }) => {
    if (await mayMailTo(ctx, email)) {
      const payload: SendPasswordResetJob = { id: randomUUID(), email };
      await enqueueJob(ctx.db, { task: SEND_PASSWORD_RESET, key: `reset-${payload.id}`, payload });
    }
    return { sent: true } as const;
  },
});
