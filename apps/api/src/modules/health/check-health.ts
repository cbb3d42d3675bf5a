import { healthSchema } from '@pbr/schemas/health';
import { AppError } from '../../lib/errors.ts';
import { operation } from '../../operation/operation.ts';
import { pingDatabase } from './health.queries.ts';

/** How long the database may take to answer before the process counts as not ready. */
const ANSWER_WITHIN_MS = 2_000;

/** Answers ok as long as the process lives. */
export const checkLiveness = operation({
  access: 'public',
  output: healthSchema,
  run: async () => ({ status: 'ok' as const }),
});

/** Answers ok when the database answers in time, and throws otherwise. */
export const checkReadiness = operation({
  access: 'public',
  output: healthSchema,
  run: async ({ db }) => {
    const late = new Promise<never>((_resolve, reject) => {
      const error = new AppError('server.unavailable', { retryAfterSeconds: 2 });
      setTimeout(() => reject(error), ANSWER_WITHIN_MS).unref();
    });
    await Promise.race([pingDatabase(db), late]);
    return { status: 'ok' as const };
  },
});
