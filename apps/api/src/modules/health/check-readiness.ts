import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { pingDatabase } from './health.queries.ts';

/** How long the database may take to answer before the process counts as not ready. */
const ANSWER_WITHIN_MS = 2_000;

/** Answers ok when the database answers in time, and throws otherwise. */
export async function checkReadiness(ctx: ServiceContext): Promise<{ status: 'ok' }> {
  const late = new Promise<never>((_resolve, reject) => {
    const error = new AppError('server.unavailable', { retryAfterSeconds: 2 });
    setTimeout(() => reject(error), ANSWER_WITHIN_MS).unref();
  });
  await Promise.race([pingDatabase(ctx.db), late]);
  return { status: 'ok' };
}
