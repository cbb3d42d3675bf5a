import type * as z from 'zod/mini';
import type { Says } from './described.ts';
import type { Component, Components } from './json-schemas.ts';

const named = new Map<string, Component>();

/** Gives the schema of an answer a name in the documentation. Other schemas of answers stand where they are used. */
export function nameAnswer<Schema extends z.core.$ZodType>(
  name: string,
  schema: Schema,
  example: z.input<Schema>,
  says: Says,
): void {
  named.set(name, { schema, example, says });
}

export const namedAnswers = (): Components => Object.fromEntries(named);
