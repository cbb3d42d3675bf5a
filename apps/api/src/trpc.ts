import { errorCatalogue } from '@pbr/schemas/errors';
import { type AnyRouter, initTRPC, TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import type { ServiceContext } from './lib/context.ts';
import type { Declared, Action, Sent } from './action/action.ts';
import { AppError, trpcCodeByKind } from './lib/errors.ts';
import { invalidInput } from './lib/parse-input.ts';
import { toAppError } from './lib/unexpected.ts';

interface Meta {
  action?: Declared;
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

/** Turns the errors of actions into tRPC errors, with the code of their kind. */
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

export const { router, createCallerFactory } = t;

/** The names of the calls whose actions declare this about the answers kept for visitors. */
export function callsThat(
  declare: 'isReady' | 'keepsReady',
  { _def }: AnyRouter,
): ReadonlySet<string> {
  const procedures = Object.entries<{ _def: { meta?: Meta } }>(_def.procedures as never);
  const found = procedures.filter(([, procedure]) => procedure._def.meta?.action?.[declare]);
  return new Set(found.map(([name]) => name));
}

const base = t.procedure.use(withAppErrors);

type Schema = z.core.$ZodType;

/** Nothing need be sent where nothing is required. */
type OrVoid<T> = object extends T ? T | void : T;

/** A procedure that does nothing but call this action, which checks access and input by itself. */
function procedureOf<Input extends Schema, Output extends Schema, Answer, Key extends string>(
  action: Action<Input, Output, Answer, Key>,
) {
  return base
    .meta({ action })
    .input(z.custom<OrVoid<Sent<Input, Key>>>())
    .output(onceFitted(action.output));
}

/** Strips what the contract does not name, once from an answer that several calls are given. */
function onceFitted<Output extends Schema>(output: Output) {
  const fitted = new WeakMap<object, z.output<Output>>();
  return (answer: unknown): z.output<Output> => {
    if (typeof answer !== 'object' || answer === null) return z.parse(output, answer);
    const known = fitted.get(answer);
    if (known !== undefined) return known;
    const fit = z.parse(output, answer);
    fitted.set(answer, fit);
    return fit;
  };
}

/** The answer fits the output: `query` and `mutation` demand it, but tRPC's type cannot be told so about a type parameter. */
function callOf({ perform }: Pick<Action, 'perform'>) {
  return ({ ctx, input }: { ctx: ServiceContext; input: unknown }) =>
    perform(ctx, input) as Promise<never>;
}

export function query<
  Input extends Schema,
  Output extends Schema,
  Answer extends z.input<Output>,
  Key extends string,
>(action: Action<Input, Output, Answer, Key>) {
  return procedureOf(action).query(callOf(action));
}

export function mutation<
  Input extends Schema,
  Output extends Schema,
  Answer extends z.input<Output>,
  Key extends string,
>(action: Action<Input, Output, Answer, Key>) {
  return procedureOf(action).mutation(callOf(action));
}
