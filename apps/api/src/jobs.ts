import { type Jobs, type JobsOptions, runJobs } from './lib/jobs.ts';
import { type DeliveryContext, deliverMail, SEND_MAIL } from './modules/mail/deliver-mail.ts';

/** Every kind of job that the portal has. */
export async function startJobs(ctx: DeliveryContext & Omit<JobsOptions, 'tasks'>): Promise<Jobs> {
  return runJobs({
    ...ctx,
    tasks: {
      [SEND_MAIL]: (payload, signal) => deliverMail(ctx, payload, signal),
    },
  });
}
