import {
  type Alternatives,
  alternativesQuerySchema,
  alternativesSchema,
} from '@pbr/schemas/property/search/alternatives';
import { activeParts } from '@pbr/schemas/property/search/filter-parts';
import { type PropertyFilters, propertyFiltersSchema } from '@pbr/schemas/property/search/filters';
import { foundOnce } from '../../../answers/found-once.ts';
import { action } from '../../../action/action.ts';
import { countFound, findAlternatives } from './alternatives.queries.ts';
import { cappedTotal } from '../search/count-once.ts';
import { findCorrected } from '../search/search-terms.queries.ts';
import { webVocabulary } from '../search/web-vocabulary.ts';
import { planOf, type SearchPlan, withText } from '@pbr/search-language/search-plan';
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
    const vocabulary = await webVocabulary(ctx, filters.search);
    const now = ctx.now();
    const exact = planOf(filters, vocabulary);
    const found = await findAlternatives(ctx.db, exact, now);
    const isEnough = found.without.some(({ part }) => part !== 'search');
    // The search also corrects a text that finds nothing to the nearest known words.
    const plan = isEnough ? null : await findCorrected(ctx.db, exact, vocabulary);
    const { without, places, alike } = plan ? await findAlternatives(ctx.db, plan, now) : found;
    // A click on a place starts a search for its text, whose words may have other names.
    const clicks = places.flatMap((place) => {
      const click = withText(plan ?? exact, place.search, vocabulary);
      return isSearchable(place.search, click) ? [{ ...place, click }] : [];
    });
    const totals = await countFound(
      ctx.db,
      clicks.map(({ click }) => click),
      now,
    );
    return {
      without: without.map(counted),
      places: clicks.map(({ click: _click, ...place }, index) =>
        counted({ ...place, total: totals[index] ?? place.total }),
      ),
      alike,
    };
  }),
});

const counted = <Item extends { total: number }>(item: Item) => ({
  ...item,
  ...cappedTotal(item.total),
});

/** Whether the search takes the text as it is, word by word. */
const isSearchable = (text: string, { search }: SearchPlan) =>
  search?.terms.some(isLookedUp) === true &&
  propertyFiltersSchema.parse({ search: text }).search === text;
