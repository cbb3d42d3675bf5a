import { AppError } from './errors.ts';

/** Codes of Postgres and postgres.js that mean "the database is away or overloaded", not "the statement is wrong". */
const DATABASE_AWAY = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '53300', // too_many_connections
  '57014', // query_canceled: statement_timeout
  '55P03', // lock_not_available
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);
/** disk_full, in Postgres's own volume. */
const DATABASE_FULL = '53100';

/** Turns any other error into an AppError. The original goes to the log as the cause, never to the visitor. */
export function toAppError(error: unknown): AppError {
  for (let link: unknown = error; link instanceof Error; link = link.cause) {
    if (link instanceof AppError) return link;
    const code = codeOf(link);
    // A missing file and a missing socket have the same code; only the latter means that the database is away.
    if (code === 'ENOENT' && !('syscall' in link && link.syscall === 'connect')) continue;
    if (code === DATABASE_FULL)
      return new AppError('server.unavailable', { cause: error, retryAfterSeconds: 30 });
    if (DATABASE_AWAY.has(code))
      return new AppError('server.unavailable', { cause: error, retryAfterSeconds: 2 });
  }
  return new AppError('server.unexpected', { cause: error });
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
