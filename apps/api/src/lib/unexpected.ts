import { isOutage } from '@pbr/db/outage';
import { AppError } from './errors.ts';

/** disk_full, in Postgres's own volume. */
const DATABASE_FULL = '53100';

/** Turns any other error into an AppError. The original goes to the log as the cause, never to the visitor. */
export function toAppError(error: unknown): AppError {
  for (let link: unknown = error; link instanceof Error; link = link.cause) {
    if (link instanceof AppError) return link;
    if ('code' in link && link.code === DATABASE_FULL)
      return new AppError('server.unavailable', { cause: error, retryAfterSeconds: 30 });
    if (isOutage(link))
      return new AppError('server.unavailable', { cause: error, retryAfterSeconds: 2 });
  }
  return new AppError('server.unexpected', { cause: error });
}
