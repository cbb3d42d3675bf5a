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

const place = {
  path: z.string(),
  name: z.string(),
  /** The names of the wider places, the nearest first. */
  around: z.array(z.string()),
};

const nearPlace = z.object({ ...place, km: z.nullable(z.number()), ...found });

/** Suggestions for a search that found nothing. */
export const alternativesSchema = z.object({
  /** The search without one of its filters, named as in `filter-parts.ts`, if that finds anything. */
  without: z.array(z.object({ part: z.string(), ...found })),
  /** Places near the one that the text names, and the text that finds their listings under the other filters. */
  places: z.array(z.object({ name: z.string(), search: z.string(), ...found })),
  /** Places with offers under the other filters, the nearest to those of the search first; the distance is null where a place has no point. */
  near: z.array(nearPlace),
  /** The place around the one of the search, with its offers under the other filters. */
  wider: z.nullable(z.object({ ...place, ...found })),
  /** Listings in the places of the search with its operation and types alone, and with no other filter; null without places. */
  here: z.nullable(z.object({ ofKind: z.object(found), ofAny: z.object(found) })),
  /** The nearest places with offers of any kind, where none near has some under the other filters. */
  nearOfAny: z.array(nearPlace),
  /** Places of one name in which nothing is on offer: the search has to say which one it means. */
  which: z.array(z.object(place)),
  /** Listings that miss the filters narrowly, the nearest first. A search for places finds them there and nearby. */
  alike: z.array(propertyCardSchema),
});
export type Alternatives = z.output<typeof alternativesSchema>;

/** A city farther away is not near. */
export const NEAR_CITY_KM = 150;
