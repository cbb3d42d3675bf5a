import {
  type Alternatives,
  alternativesQuerySchema,
  alternativesSchema,
} from '@pbr/schemas/property/search/alternatives';
import { activeParts } from '@pbr/schemas/property/search/filter-parts';
import { COUNT_CAP } from '@pbr/schemas/property/search';
import { type PropertyFilters, propertyFiltersSchema } from '@pbr/schemas/property/search/filters';
import { foundOnce } from '../../../answers/found-once.ts';
import { action } from '../../../action/action.ts';
import { namesFor } from '../places/ready-place-names.ts';
import { type AlternativesRow, findAlternatives } from './alternatives.queries.ts';
import { findCorrection } from './search-terms.queries.ts';
import { planOf, readText } from '@pbr/search-language/search-plan';
import { isLookedUp } from '@pbr/search-language/words/read-terms';

/** Helps somebody whose search found nothing. Each number is the one that the search shows after a click on it. */
export const listAlternatives = action({
  access: 'public',
  input: alternativesQuerySchema,
  output: alternativesSchema,
  example: { operation: 'renta', maxPrice: 25_000 },
  isReady: true,
  run: foundOnce(async (ctx, filters: PropertyFilters): Promise<Alternatives> => {
    if (activeParts(filters).length === 0) return { without: [], places: [], alike: [] };
    const { db, now } = ctx;
    const names = await namesFor(ctx, filters.search);
    const plan = planOf(filters, names);
    const options = { now: now(), read: (search: string) => readText(search, names) };
    const exact = await findAlternatives(db, plan, options);
    if (plan.search === undefined || exact.without.some(({ part }) => part !== 'search'))
      return answer(exact);
    // The search also corrects a text that finds nothing to the nearest known words.
    const search = await findCorrection(db, plan.search, names);
    return answer(
      search === null
        ? exact
        : await findAlternatives(db, { ...plan, search: options.read(search) }, options),
    );
  }),
});

function answer({ without, places, alike }: AlternativesRow): Alternatives {
  const counted = <Item extends { total: number }>(item: Item) => ({
    ...item,
    total: Math.min(item.total, COUNT_CAP),
    totalIsCapped: item.total > COUNT_CAP,
  });
  return {
    without: without.map(counted),
    places: places.filter(({ search }) => isSearchable(search)).map(counted),
    alike,
  };
}

/** Whether the search takes the text as it is, word by word. */
const isSearchable = (search: string) =>
  readText(search)?.terms.some(isLookedUp) === true &&
  propertyFiltersSchema.parse({ search }).search === search;
