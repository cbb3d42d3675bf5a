import * as z from 'zod/mini';
import { lenient, searchedText, wholeNumber } from '../lenient.ts';

/** The address of 'Comisiones Compartidas'; absent or invalid values do not filter. */
export const sharedWithMeSearchSchema = z.object({
  /** Words in the listing's name, colonia, city or state, or in its agent's name. */
  search: searchedText,
  page: lenient(wholeNumber(1, 100_000)),
});
export type SharedWithMeSearch = z.output<typeof sharedWithMeSearchSchema>;
