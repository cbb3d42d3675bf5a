import { errorCatalogue } from '@pbr/schemas/errors';
import { type AnyRouter, initTRPC, TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { type AccessRule, checkAccess, type NamedRow } from './security/access.ts';
import type { ServiceContext } from './lib/context.ts';
import { AppError, trpcCodeByKind } from './lib/errors.ts';
import { invalidInput } from './lib/parse-input.ts';
import { toAppError } from './lib/unexpected.ts';

interface Meta {
  access?: AccessRule;
  names?: NamedRow;
  /** The answer is the same for every visitor until the catalogue changes. */
  isReady?: true;
}

const t = initTRPC
  .context<ServiceContext>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const appError = describe(error);
      return {
        ...shape,
        message: appError.message,
        data: {
          code: shape.data.code,
          httpStatus: shape.data.httpStatus,
          appCode: appError.code,
          requestId: ctx?.requestId ?? null,
          ...(appError.fields && { fields: appError.fields }),
          ...(appError.retryAfterSeconds && { retryAfterSeconds: appError.retryAfterSeconds }),
        },
      };
    },
  });

/** The catalogue's error behind a tRPC error. */
export function describe(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  if (error.cause instanceof z.core.$ZodError && error.code === 'BAD_REQUEST')
    return invalidInput(error.cause.issues);
  switch (error.code) {
    case 'NOT_FOUND':
    case 'METHOD_NOT_SUPPORTED':
      return new AppError('route.not_found');
    case 'BAD_REQUEST':
    case 'PARSE_ERROR':
      return new AppError('request.malformed');
    case 'PAYLOAD_TOO_LARGE':
      return new AppError('request.too_large');
    case 'UNSUPPORTED_MEDIA_TYPE':
      return new AppError('request.unsupported_type');
    default:
      return toAppError(error.cause ?? error);
  }
}

/** Turns the errors of operations into tRPC errors, with the code of their kind. */
const withAppErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok || result.error.code !== 'INTERNAL_SERVER_ERROR') return result;
  const appError = toAppError(result.error.cause);
  throw new TRPCError({
    code: trpcCodeByKind[appError.kind],
    message: errorCatalogue[appError.code].es,
    cause: appError,
  });
});

export const { router } = t;

/** The names of the queries whose answers are the same for every visitor. */
export function readyCallsOf({ _def }: AnyRouter): ReadonlySet<string> {
  const procedures = Object.entries<{ _def: { meta?: Meta } }>(_def.procedures as never);
  const ready = procedures.filter(([, procedure]) => procedure._def.meta?.isReady);
  return new Set(ready.map(([name]) => name));
}

/** Runs before the input's schema, so that a stranger learns nothing about valid input. */
const withAccess = t.middleware(({ ctx, meta, next }) => {
  // A procedure without a rule is closed to everybody; a test finds it first.
  if (!meta?.access) throw new AppError('admin.required');
  if (meta.access !== 'public') checkAccess(ctx.actor, meta.access);
  return next();
});

const procedure = (access: AccessRule) =>
  t.procedure.meta({ access }).use(withAppErrors).use(withAccess);

export const publicProcedure = procedure('public');
/** Calls of signed-in people. */
export const memberProcedure = procedure('member');
export const adminProcedure = procedure('admin');

/**
 * The type of an input that the operation validates itself, after it has found the row: a missing row answers 404 before a wrong field
 * answers 400.
 */
export function validatedByOperation<T extends z.core.$ZodType>(schema: T) {
  const isObject = (value: unknown) => typeof value === 'object' && value !== null;
  // The schema stays readable for the tests that walk through all calls.
  return Object.assign(z.custom<z.input<T>>(isObject), { validates: schema });
}
