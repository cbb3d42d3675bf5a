/** The connection is gone, or was never made: codes of Postgres, postgres.js and Node. */
const LOST = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'NOT_PRIMARY',
  '25006', // read_only_sql_transaction: a standby, or a primary that has stopped taking writes
  '40001', // serialization_failure: here only of a standby, whose replay ends the queries in its way
  '25P03', // idle_in_transaction_session_timeout
  '53300', // too_many_connections
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
]);

/** A missing or a full socket file gives these codes, and so may an ordinary file. */
const LOST_IN_CONNECT = new Set(['EAGAIN', 'ENOENT']);

/** The connection stands, but the statement was not served. */
const UNSERVED = new Set([
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'DEADLINE',
  '40P01', // deadlock_detected: the other transaction goes on
  '55P03', // lock_not_available
  '57014', // query_canceled: statement_timeout
]);

/** True when the connection was lost under a statement, or could not be made for it. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  return LOST.has(code) || (LOST_IN_CONNECT.has(code) && isFromConnect(error));
}

/** True when a server has refused the statement because it takes no writes: it has changed nothing. */
export function isRefused(error: unknown): boolean {
  return codeOf(error) === '25006';
}

/** True when the database is away or overloaded, rather than the statement wrong. */
export function isOutage(error: unknown): boolean {
  return isConnectionLost(error) || UNSERVED.has(codeOf(error));
}

/** The code of a failed statement or connection; '' for other errors. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

function isFromConnect(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'connect';
}
