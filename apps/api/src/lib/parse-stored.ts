import * as z from 'zod/mini';
import type { ServiceContext } from './context.ts';

/** Parses a JSON value from the database. Returns null when it is missing, or when it is no longer valid, which it logs. */
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
