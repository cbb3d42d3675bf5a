import { type Job, type Jobs, type JobsOptions, runJobs } from './jobs/job-queue.ts';
import { REGISTER_ACCOUNT, SEND_MAIL, SEND_PASSWORD_RESET } from './jobs/tasks-that-mail.ts';
import type { ServiceContext } from './lib/context.ts';
import { sendPasswordReset } from './modules/accounts/passwords/send-password-reset.ts';
import {
  type AccountJobContext,
  registerAccount,
} from './modules/accounts/registration/register-account.ts';
import { HAND_OVER_REST, handOverRest } from './modules/employees/hand-over-rest.ts';
import { sweepExpiredJob } from './modules/housekeeping/sweep-expired.ts';
import { RUN_IMPORT } from './modules/imports/enqueue-import.ts';
import { runImport } from './modules/imports/run-import.job.ts';
import { sweepImportsJob } from './modules/imports/sweep-imports.job.ts';
import { type DeliveryContext, deliverMail } from './modules/mail/deliver-mail.ts';
import { sweepPhotoFilesJob } from './modules/photos/forget-lost-photo-files.ts';
import { purgeDeletedJob } from './modules/properties/deleted/purge-properties.ts';
import { fillMunicipalitiesJob } from './modules/properties/listings/fill-municipalities.ts';
import { followRateJob } from './modules/settings/follow-rate.ts';

type JobContext = DeliveryContext &
  AccountJobContext &
  Pick<ServiceContext, 'storage' | 'importFiles'>;

/** Every job of the portal. */
const JOBS: readonly Job<JobContext>[] = [
  { name: SEND_MAIL, run: deliverMail },
  { name: REGISTER_ACCOUNT, run: registerAccount },
  { name: SEND_PASSWORD_RESET, run: sendPasswordReset },
  { name: HAND_OVER_REST, run: handOverRest },
  { name: RUN_IMPORT, run: runImport },
  sweepExpiredJob,
  purgeDeletedJob,
  sweepPhotoFilesJob,
  followRateJob,
  fillMunicipalitiesJob,
  sweepImportsJob,
];

export function startJobs(
  ctx: JobContext & Omit<JobsOptions<JobContext>, 'jobs' | 'context'>,
): Jobs {
  return runJobs({ ...ctx, jobs: JOBS, context: ctx });
}
