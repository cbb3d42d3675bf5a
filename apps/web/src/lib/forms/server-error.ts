import type { ErrorCode } from '@pbr/schemas/errors';
import { pageFailures } from '@pbr/schemas/page-failures';
import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../trpc.ts';

export interface ServerError {
  code: ErrorCode;
  /** For people, in Spanish. */
  message: string;
  /** Path of a field -> message in Spanish. */
  fields: Readonly<Record<string, string>>;
  retryAfterSeconds: number | undefined;
}

/** What the server said; undefined when it did not answer, or not in its own words (no connection, a proxy's page). */
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

const FAILURES: ReadonlySet<string> = new Set(Object.values(pageFailures));

/** What the server said to people; of a page that came failed only the message is left. Any other error's text was not written for them. */
export function wordsForPeople(error: unknown): string {
  const said = serverError(error)?.message;
  if (said !== undefined) return said;
  const left = error instanceof Error ? error.message : '';
  return FAILURES.has(left) ? left : pageFailures['server.unavailable'];
}
