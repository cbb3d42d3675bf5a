import {
  type Facets,
  facetsQuerySchema,
  facetsSchema,
  MOST_BEDROOMS,
} from '@pbr/schemas/property/search/facets';
import type { PropertyFilters } from '@pbr/schemas/property/search/filters';
import { splitTypes } from '@pbr/schemas/property/search/item-lists';
import { PROPERTY_TYPES, type PropertyType } from '@pbr/schemas/property/values';
import { planOf } from '@pbr/search-language/search-plan';
import { action } from '../../../action/action.ts';
import { type FacetCount, findFacetCounts } from './facets.queries.ts';
import { withCircle } from '../places/near-place.ts';
import { listingsIn } from '../places/ready-places.ts';
import { webVocabulary } from './web-vocabulary.ts';

/** Time limit of the statement in milliseconds. The page does without counts that take longer. */
const MOST_MS = 20;

/** Counts the listings that each choice of type and bedrooms finds for the search as it stands. */
export const countFacets = action({
  access: 'public',
  input: facetsQuerySchema,
  output: facetsSchema,
  example: { operation: 'renta' },
  isReady: true,
  run: async (ctx, filters): Promise<Facets | null> => {
    const vocabulary = await webVocabulary(ctx, filters.search);
    const plan = planOf(await withCircle(ctx, filters), vocabulary);
    const options = { now: ctx.now(), mostMs: MOST_MS, inFrame: await listingsIn(ctx, plan) };
    const counts = await findFacetCounts(ctx.db, plan, options);
    return counts && facetsOf(counts, filters);
  },
});

export function facetsOf(counts: readonly FacetCount[], filters: PropertyFilters): Facets {
  const count = (change: Pick<PropertyFilters, 'type' | 'bedrooms' | 'maxBedrooms'>) => {
    const { type, bedrooms = 0, maxBedrooms = Infinity } = { ...filters, ...change };
    const types: readonly string[] = splitTypes(type);
    const found = counts.filter(
      (one) =>
        (types.length === 0 || types.includes(one.type)) &&
        one.bedrooms >= bedrooms &&
        one.bedrooms <= maxBedrooms,
    );
    return found.reduce((sum, { n }) => sum + n, 0);
  };
  // A text that finds nothing in one type may find its streets.
  const shown = ([, n]: readonly [string, number]) => n > 0 || filters.search === undefined;
  const types = PROPERTY_TYPES.map((type): [PropertyType, number] => [type, count({ type })]);
  const bedrooms = Array.from({ length: MOST_BEDROOMS }, (_, index): [string, number] => [
    String(index + 1),
    // The choice of a least number forgets the most.
    count({ bedrooms: index + 1, maxBedrooms: undefined }),
  ]);
  return {
    types: Object.fromEntries(types.filter(shown)),
    bedrooms: Object.fromEntries(bedrooms.filter(shown)),
  };
}
