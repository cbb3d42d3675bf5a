import * as z from 'zod/mini';
import { lenient, searchedText, wholeNumber } from '../lenient.ts';

/** The search in a list of shares; absent or invalid values do not filter. */
export const sharedWithMeSearchSchema = z.object({
  /** Words in the listing's name, colonia, city or state, or in the other agent's name. */
  search: searchedText,
  page: lenient(wholeNumber(1, 100_000)),
});

/** The URL of 'Comisiones Compartidas': what the person gets, or with `list` the shares of their own listings. */
export const sharedPageSchema = z.extend(sharedWithMeSearchSchema, {
  list: lenient(z.literal('own')),
});
export type SharedPageSearch = z.output<typeof sharedPageSchema>;
