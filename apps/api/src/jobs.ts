import { type Jobs, type JobsOptions, runJobs } from './lib/jobs.ts';
import { type DeliveryContext, deliverMail, SEND_MAIL } from './modules/mail/deliver-mail.ts';

export type StartJobsOptions = DeliveryContext & Pick<JobsOptions, 'connection' | 'pollIntervalMs'>;

/** Every kind of job that the portal has. */
export async function startJobs({
  connection,
  pollIntervalMs,
  ...ctx
}: StartJobsOptions): Promise<Jobs> {
  return runJobs({
    connection,
    log: ctx.log,
    ...(pollIntervalMs !== undefined && { pollIntervalMs }),
    tasks: {
      [SEND_MAIL]: (payload, signal) => deliverMail(ctx, payload, signal),
    },
  });
}
