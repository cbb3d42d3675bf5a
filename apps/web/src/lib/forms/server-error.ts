import type { ErrorCode } from '@pbr/schemas/errors';
import { formatWait } from '@pbr/schemas/format/units';
import { pageFailures } from '@pbr/schemas/page-failures';
import { TRPCClientError } from '@trpc/client';
import { isOffline } from '../page/is-offline.ts';
import type { AppRouter } from '../trpc.ts';

export interface ServerError {
  code: ErrorCode;
  /** Spanish text for people, with the wait that the server asks for. */
  message: string;
  /** Spanish message by field path. */
  fields: Readonly<Record<string, string>>;
  retryAfterSeconds: number | undefined;
}

/** The server's error; `undefined` if it did not answer, or not in its own format (no connection, a proxy's page). */
export function serverError(error: unknown): ServerError | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  const { data, message, meta } = error as TRPCClientError<AppRouter>;
  if (!data?.appCode) return proxysRefusal(meta?.['response']);
  const { appCode: code, fields = {}, retryAfterSeconds } = data;
  return {
    code,
    message: saidWords({ code, message, retryAfterSeconds }),
    fields,
    retryAfterSeconds,
  };
}

/** A proxy limits requests too, in words that are not for people. */
function proxysRefusal(answer: unknown): ServerError | undefined {
  if (!(answer instanceof Response) || answer.status !== 429) return undefined;
  const code = 'request.too_many';
  const retryAfterSeconds = waitIn(answer.headers.get('retry-after'));
  const message = saidWords({ code, message: pageFailures[code], retryAfterSeconds });
  return { code, message, fields: {}, retryAfterSeconds };
}

/** The seconds that a header 'Retry-After' names; it may hold a date instead, which nobody here sends. */
export const waitIn = (header: string | null): number | undefined => Number(header) || undefined;

/** A message, with the wait if there is one. */
export function saidWords(said: { code: string } & Omit<ServerError, 'code' | 'fields'>): string {
  if (said.code !== 'request.too_many' || !said.retryAfterSeconds) return said.message;
  return `Demasiados intentos. Intenta de nuevo en ${formatWait(said.retryAfterSeconds)}.`;
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
