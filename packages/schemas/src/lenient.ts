import * as z from 'zod/mini';
import { cleanLine } from './clean-text.ts';

/** Characters of a text in a search field: room for a dictated sentence. */
export const MAX_SEARCH_LENGTH = 200;

/** An invalid query value counts as absent: a URL that somebody shared or mistyped always opens. */
export function lenient<T extends z.core.$ZodType>(schema: T) {
  return z.catch(z.optional(schema), undefined);
}

/** Query strings bring text, the router brings numbers, and people write '4,500,000' into a form without scripts. */
export function wholeNumber(min: number, max: number) {
  return z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^(\d{1,12}|\d{1,3}(,\d{3}){1,3})$/u.test(value)
        ? Number(value.replaceAll(',', ''))
        : value,
    ),
    z.int().check(z.gte(min), z.lte(max)),
  );
}

/** Text typed into a search box; a query string may have turned it into a number. */
export const searchedText = lenient(
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
    z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(MAX_SEARCH_LENGTH)),
  ),
);
