import { type ErrorCode, errorCatalogue } from '@pbr/schemas/errors';
import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from './trpc.ts';

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

/** The message of an error that the catalogue knows. Any other error's text was not written for people. */
export function wordsForPeople(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const isKnown = Object.values(errorCatalogue).some(({ es }) => es === message);
  return isKnown ? message : errorCatalogue['server.unavailable'].es;
}
