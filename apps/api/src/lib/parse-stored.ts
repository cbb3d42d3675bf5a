import * as z from 'zod/mini';
import type { ServiceContext } from './context.ts';

/** A JSON value from the database, or null when it is not there or no longer valid; the log tells which. */
export function parseStored<T extends z.core.$ZodType>(
  ctx: Pick<ServiceContext, 'log'>,
  key: string,
  schema: T,
  value: unknown,
): z.output<T> | null {
  if (value === undefined) return null;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  ctx.log.error({ key, issues: parsed.error.issues }, 'a stored value is not valid');
  return null;
}
