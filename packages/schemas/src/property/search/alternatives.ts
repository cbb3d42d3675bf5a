import * as z from 'zod/mini';
import { propertyCardSchema } from '../read.ts';
import { inOrder } from '../search.ts';
import { propertyFiltersSchema } from './filters.ts';

/** The filters of a search that found nothing; neither the order nor the page matters. */
export const alternativesQuerySchema = z.pipe(propertyFiltersSchema, z.transform(inOrder));

const found = {
  /** Exact up to `COUNT_CAP`, as in the search. */
  total: z.int(),
  totalIsCapped: z.boolean(),
};

/** Suggestions for a search that found nothing. */
export const alternativesSchema = z.object({
  /** The search without one of its filters, named as in `filter-parts.ts`, if that finds anything. */
  without: z.array(z.object({ part: z.string(), ...found })),
  /** Places near the one that the text names, and the text that finds their listings under the other filters. */
  places: z.array(z.object({ name: z.string(), search: z.string(), ...found })),
  /** Listings that miss the filters narrowly, the nearest first. */
  alike: z.array(propertyCardSchema),
});
export type Alternatives = z.output<typeof alternativesSchema>;
