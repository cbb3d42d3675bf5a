import { type ErrorCode, type ErrorKind, errorCatalogue } from '@pbr/schemas/errors';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';
import type { Quota } from './quota.ts';

interface AppErrorDetails {
  /** Path of a field -> message in Spanish. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** The limit that is used up. */
  quota?: Quota;
  cause?: unknown;
}

/** The only error that actions throw. Its code, kind and Spanish message come from the catalogue. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly kind: ErrorKind;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly quota: Quota | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(errorCatalogue[code].es, { cause: details.cause });
    this.code = code;
    this.kind = errorCatalogue[code].kind;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.quota = details.quota;
  }
}

/** Refuses an input for one of its fields. */
export const wrongField = (field: string, message: string) =>
  new AppError('request.invalid', { fields: { [field]: message } });

export const httpStatusByKind = {
  not_found: 404,
  forbidden: 403,
  unauthenticated: 401,
  conflict: 409,
  gone: 410,
  stale: 412,
  invalid: 400,
  too_large: 413,
  unsupported_type: 415,
  too_many: 429,
  unavailable: 503,
  storage_full: 507,
  internal: 500,
} as const satisfies Record<ErrorKind, number>;

export const trpcCodeByKind = {
  not_found: 'NOT_FOUND',
  forbidden: 'FORBIDDEN',
  unauthenticated: 'UNAUTHORIZED',
  conflict: 'CONFLICT',
  gone: 'NOT_FOUND',
  stale: 'PRECONDITION_FAILED',
  invalid: 'BAD_REQUEST',
  too_large: 'PAYLOAD_TOO_LARGE',
  unsupported_type: 'UNSUPPORTED_MEDIA_TYPE',
  too_many: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
  storage_full: 'INTERNAL_SERVER_ERROR',
  internal: 'INTERNAL_SERVER_ERROR',
} as const satisfies Record<ErrorKind, TRPC_ERROR_CODE_KEY>;
