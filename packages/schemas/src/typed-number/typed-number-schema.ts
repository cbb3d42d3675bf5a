import * as z from 'zod/mini';
import type { NumberKind } from './number-kinds.ts';
import { readTypedIn } from './read-typed.ts';

/** A text as people type a number, refused in the reader's words or passed on as plain decimal text or null; anything else passes unread. */
export function typedNumber<Value>(
  kind: NumberKind,
  schema: z.core.$ZodType<Value>,
  currency = 'MXN',
) {
  return z.pipe(
    z.transform((typed: unknown, { issues }): unknown => {
      if (typeof typed !== 'string') return typed;
      const reading = readTypedIn(kind, typed, currency);
      if (reading.is === 'refused')
        issues.push({ code: 'custom', message: reading.reason, input: typed });
      return reading.is === 'number' ? reading.value : null;
    }),
    schema,
  );
}
