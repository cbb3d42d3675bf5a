import type { ErrorCode } from '@pbr/schemas/errors';
import { pageFailures } from '@pbr/schemas/page-failures';
import { TRPCClientError } from '@trpc/client';
import { isOffline } from '../page/is-offline.ts';
import type { AppRouter } from '../trpc.ts';

export interface ServerError {
  code: ErrorCode;
  /** Spanish text for people. */
  message: string;
  /** Spanish message by field path. */
  fields: Readonly<Record<string, string>>;
  retryAfterSeconds: number | undefined;
}

/** The server's error; `undefined` if it did not answer, or not in its own format (no connection, a proxy's page). */
export function serverError(error: unknown): ServerError | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  const { data, message } = error as TRPCClientError<AppRouter>;
  if (!data?.appCode) return undefined;
  return {
    code: data.appCode,
    message,
    fields: data.fields ?? {},
    retryAfterSeconds: data.retryAfterSeconds,
  };
}

/** The server's message if it concerns no single field. */
export function refusalOf(error: unknown): string | undefined {
  const said = serverError(error);
  return said && Object.keys(said.fields).length === 0 ? said.message : undefined;
}

const FAILURES: ReadonlySet<string> = new Set(Object.values(pageFailures));

/** No server answered, as far as the browser can tell. */
export const isUnanswered = (error: unknown): boolean =>
  isOffline() ||
  (error instanceof TRPCClientError && error.cause instanceof TypeError) ||
  (error instanceof Error && error.message === pageFailures['connection.lost']);

/** The server's message. A page that failed on the server keeps only that text; other errors get a general message. */
export function wordsForPeople(error: unknown): string {
  const said = serverError(error)?.message;
  if (said !== undefined) return said;
  const left = error instanceof Error ? error.message : '';
  if (FAILURES.has(left)) return left;
  return pageFailures[isUnanswered(error) ? 'connection.lost' : 'server.unexpected'];
}
