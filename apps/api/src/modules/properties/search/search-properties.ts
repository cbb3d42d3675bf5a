import { type PropertyCard, type SearchPage, searchPageSchema } from '@pbr/schemas/property/read';
import {
  type CatalogueSearch,
  catalogueSearchSchema,
  PAGE_SIZE,
  type Sort,
} from '@pbr/schemas/property/search';
import { filtersIn, type PropertyFilters } from '@pbr/schemas/property/search/filters';
import { itemsOf, splitPlaces } from '@pbr/schemas/property/search/item-lists';
import { isDenial } from '@pbr/search-language/sentence/is-denial';
import {
  planOf,
  type SearchPlan,
  withMoreText,
  withStreets,
} from '@pbr/search-language/search-plan';
import type { Vocabulary } from '@pbr/search-language/words/vocabulary';
import { type AnybodysContext, foundOnce } from '../../../answers/found-once.ts';
import { action } from '../../../action/action.ts';
import type { KnownPlaces } from '@pbr/search-language/places/known-places';
import { knownPlaces } from '../places/ready-places.ts';
import { cappedTotal, countOnce } from './count-once.ts';
import { findListings, findsAny, type ListingRows } from './search-properties.queries.ts';
import { findCorrected } from './search-terms.queries.ts';
import { webVocabulary } from './web-vocabulary.ts';

/**
 * A numbered page of the catalogue. When nothing matches as typed, it answers the page for the nearest known words; words that a sentence
 * left over are ignored when nothing has them.
 */
export const searchProperties = action({
  access: 'public',
  input: catalogueSearchSchema,
  output: searchPageSchema,
  isReady: true,
  run: foundOnce(async (ctx, { unread, sort = 'newest', page = 1, ...search }: CatalogueSearch) => {
    const filters = filtersIn(search);
    const placeNames = await namesOf(ctx, filters);
    const vocabulary = await webVocabulary(ctx, filters.search, unread);
    const asked = { plan: planOf(filters, vocabulary), sort, page };
    const parts = itemsOf(unread);
    const { found, used } = await findWithParts(ctx, asked, { parts, vocabulary });
    const answer = found ? pageOf(found, page) : await findNearest(ctx, asked, vocabulary);
    return { ...answer, placeNames, ignored: parts.filter((part) => !used.includes(part)) };
  }),
});

/** A page of the listings that a plan finds. */
interface Asked {
  plan: SearchPlan;
  sort: Sort;
  page: number;
}

/** Parts of a sentence are tried one by one up to this many. */
const MOST_PARTS = 5;

/** The listings that also have all parts of a sentence that were not understood, or else those that have some of them. */
async function findWithParts(
  ctx: AnybodysContext,
  asked: Asked,
  { parts, vocabulary }: { parts: readonly string[]; vocabulary: Vocabulary },
): Promise<{ found: ListingRows<PropertyCard> | null; used: readonly string[] }> {
  const wanted = parts.filter((part) => !isDenial(part));
  if (wanted.length === 0) return NO_PARTS;
  const withParts = (some: readonly string[]) =>
    withMoreText(asked.plan, some.join(' '), vocabulary);
  const whole = await findWithStreets(ctx, { ...asked, plan: withParts(wanted) });
  if (whole.total > 0) return { found: whole, used: wanted };
  if (wanted.length === 1) return NO_PARTS;
  let used: string[] = [];
  for (const part of wanted.slice(0, MOST_PARTS)) {
    const more = [...used, part];
    if (await findsAny(ctx.db, withParts(more), ctx.now())) used = more;
  }
  if (used.length === 0) return NO_PARTS;
  return { found: await findPage(ctx, { ...asked, plan: withParts(used) }), used };
}

const NO_PARTS = { found: null, used: [] };

async function findNearest(
  ctx: AnybodysContext,
  asked: Asked,
  vocabulary: Vocabulary,
): Promise<FoundPage> {
  const { plan, page } = asked;
  const exact = await findWithStreets(ctx, asked);
  const corrected = exact.total > 0 ? null : await findCorrected(ctx.db, plan, vocabulary);
  if (corrected === null) return pageOf(exact, page);
  const nearest = await findPage(ctx, { ...asked, plan: corrected });
  return nearest.total === 0
    ? pageOf(exact, page)
    : pageOf(nearest, page, asWritten(corrected, nearest.items, await knownPlaces(ctx)));
}

/** A text that names nothing else may name streets. */
async function findWithStreets(
  ctx: AnybodysContext,
  asked: Asked,
): Promise<ListingRows<PropertyCard>> {
  const found = await findPage(ctx, asked);
  return found.total > 0 || asked.plan.search === undefined
    ? found
    : findPage(ctx, { ...asked, plan: withStreets(asked.plan, 'shown') });
}

/** A place that nobody offers anything in has no known name. */
async function namesOf(
  ctx: AnybodysContext,
  search: PropertyFilters,
): Promise<Record<string, string>> {
  const paths = splitPlaces(search.places);
  if (paths.length === 0) return {};
  const places = await knownPlaces(ctx);
  return Object.fromEntries(
    paths.flatMap((path) => {
      const place = places.get(path);
      return place ? [[path, place.name]] : [];
    }),
  );
}

function findPage(
  ctx: AnybodysContext,
  { plan, sort, page }: Asked,
): Promise<ListingRows<PropertyCard>> {
  return countOnce(ctx, plan, (countCap) =>
    findListings(ctx.db, {
      plan,
      sort,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
      after: null,
      shape: 'card',
      countCap,
      now: ctx.now(),
    }),
  );
}

type FoundPage = Omit<SearchPage, 'placeNames'>;

function pageOf(
  { items, total }: ListingRows<PropertyCard>,
  page: number,
  suggestion: string | null = null,
): FoundPage {
  const counted = cappedTotal(total);
  return {
    items,
    ...counted,
    page,
    pageCount: Math.ceil(counted.total / PAGE_SIZE),
    suggestion,
    ignored: [],
  };
}

/** The corrected words as the found listings write them: people write 'Coyoacán', not 'coyoacan'. */
function asWritten(
  { search }: SearchPlan,
  items: readonly PropertyCard[],
  places: KnownPlaces,
): string {
  const written = new Map<string, string>();
  for (const { neighborhood, city, state, name } of items) {
    for (const word of `${neighborhood} ${city} ${state} ${name}`.split(/\s+/u)) {
      const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      if (!written.has(plain)) written.set(plain, word);
    }
  }
  const placeName = (word: string) => places.named(word).find(({ plain }) => plain === word)?.name;
  const words = (search?.words ?? []).map((word) => written.get(word) ?? placeName(word) ?? word);
  return words.join(' ');
}
