import { REGISTER_ACCOUNT, SEND_MAIL, SEND_PASSWORD_RESET } from './jobs/tasks-that-mail.ts';
import type { ServiceContext } from './lib/context.ts';
import { type Jobs, type JobsOptions, runJobs } from './jobs/job-queue.ts';
import {
  type AccountJobContext,
  registerAccount,
} from './modules/accounts/registration/register-account.ts';
import { sendPasswordReset } from './modules/accounts/passwords/send-password-reset.ts';
import {
  FILL_MUNICIPALITIES,
  FILL_MUNICIPALITIES_WHEN,
  fillInMunicipalities,
} from './modules/housekeeping/fill-in-municipalities.ts';
import { HAND_OVER_REST, handOverRest } from './modules/employees/hand-over-rest.ts';
import {
  PURGE_DELETED,
  PURGE_DELETED_WHEN,
  purgeDeleted,
} from './modules/housekeeping/purge-deleted.ts';
import {
  SWEEP_PHOTO_FILES,
  SWEEP_PHOTO_FILES_WHEN,
  sweepPhotoFiles,
} from './modules/housekeeping/sweep-photo-files.ts';
import {
  SWEEP_EXPIRED,
  SWEEP_EXPIRED_WHEN,
  sweepExpired,
} from './modules/housekeeping/sweep-expired.ts';
import { FOLLOW_RATE, FOLLOW_RATE_WHEN, followRate } from './modules/settings/follow-rate.ts';
import { RUN_IMPORT, runImport } from './modules/imports/run-import.job.ts';
import {
  SWEEP_IMPORTS,
  SWEEP_IMPORTS_WHEN,
  sweepImports,
} from './modules/imports/sweep-imports.job.ts';
import { BULK_WRITES } from './jobs/enqueue-job.ts';
import { type DeliveryContext, deliverMail } from './modules/mail/deliver-mail.ts';

/** Starts the jobs with every task of the portal. */
export async function startJobs(
  ctx: DeliveryContext &
    AccountJobContext &
    Pick<ServiceContext, 'storage' | 'importFiles'> &
    Omit<JobsOptions, 'tasks'>,
): Promise<Jobs> {
  return runJobs({
    ...ctx,
    tasks: {
      [SEND_MAIL]: (payload, signal) => deliverMail(ctx, payload, signal),
      [REGISTER_ACCOUNT]: (payload) => registerAccount(ctx, payload),
      [SEND_PASSWORD_RESET]: (payload) => sendPasswordReset(ctx, payload),
      [SWEEP_EXPIRED]: (_payload, signal) => sweepExpired(ctx, signal),
      [PURGE_DELETED]: (_payload, signal) => purgeDeleted(ctx, signal),
      [SWEEP_PHOTO_FILES]: (_payload, signal) => sweepPhotoFiles(ctx, signal),
      [HAND_OVER_REST]: (payload, signal) => handOverRest(ctx, payload, signal),
      [FOLLOW_RATE]: (_payload, signal) => followRate(ctx, signal),
      [FILL_MUNICIPALITIES]: (_payload, signal) => fillInMunicipalities(ctx, signal),
      [RUN_IMPORT]: (payload, signal) => runImport(ctx, payload, signal),
      [SWEEP_IMPORTS]: () => sweepImports(ctx),
    },
    schedule: {
      [SWEEP_EXPIRED]: SWEEP_EXPIRED_WHEN,
      [PURGE_DELETED]: PURGE_DELETED_WHEN,
      [SWEEP_PHOTO_FILES]: SWEEP_PHOTO_FILES_WHEN,
      [FOLLOW_RATE]: FOLLOW_RATE_WHEN,
      [FILL_MUNICIPALITIES]: FILL_MUNICIPALITIES_WHEN,
      [SWEEP_IMPORTS]: SWEEP_IMPORTS_WHEN,
    },
    queues: { [FOLLOW_RATE]: BULK_WRITES, [FILL_MUNICIPALITIES]: BULK_WRITES },
  });
}
