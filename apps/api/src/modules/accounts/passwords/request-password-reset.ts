import { randomUUID } from 'node:crypto';
import { type MailRequested, requestPasswordResetSchema } from '@pbr/schemas/account/write';
import type { SendPasswordResetJob } from '@pbr/schemas/account/jobs';
import type { ServiceContext } from '../../../lib/context.ts';
import { parseInput } from '../../../lib/parse-input.ts';
import { enqueueJob } from '../../mail/enqueue-job.ts';
import { mayMailTo } from '../links/enqueue-account-mail.ts';
import { SEND_PASSWORD_RESET } from './send-password-reset.ts';

/** 'Olvidé mi contraseña'. A job looks the address up, so that the answer does not tell whether it is known. */
export async function requestPasswordReset(
  ctx: ServiceContext,
  form: unknown,
): Promise<MailRequested> {
  await ctx.limiter.consume(ctx.limits.passwordReset, ctx.address);
  const { email } = parseInput(requestPasswordResetSchema, form);
  if (await mayMailTo(ctx, email)) {
    const payload: SendPasswordResetJob = { id: randomUUID(), email };
    await enqueueJob(ctx.db, { task: SEND_PASSWORD_RESET, key: `reset-${payload.id}`, payload });
  }
  return { sent: true };
}
