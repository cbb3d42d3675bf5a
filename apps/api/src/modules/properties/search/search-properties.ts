import { type PropertyCard, type SearchPage, searchPageSchema } from '@pbr/schemas/property/read';
import {
  type CatalogueSearch,
  catalogueSearchSchema,
  COUNT_CAP,
  PAGE_SIZE,
  splitPlaces,
} from '@pbr/schemas/property/search';
import { type AnybodysContext, foundOnce } from '../../../answers/found-once.ts';
import { action } from '../../../action/action.ts';
import type { KnownPlaces } from '../places/known-places.ts';
import { addedPlaceNames, namesFor } from '../place-names/ready-place-names.ts';
import { knownPlaces } from '../places/ready-places.ts';
import { countOnce } from './count-once.ts';
import { findListings, type ListingRows } from './search-properties.queries.ts';
import { findCorrection } from './search-terms.queries.ts';

/**
 * A numbered page of the catalogue. When nothing matches as typed, it answers the page for the nearest known words; words that a sentence
 * left over are ignored when nothing has them.
 */
export const searchProperties = action({
  access: 'public',
  input: catalogueSearchSchema,
  output: searchPageSchema,
  isReady: true,
  run: foundOnce(
    async (ctx, { unread, cut: _cut, unclear: _unclear, ...search }: CatalogueSearch) => {
      const placeNames = await namesOf(ctx, search);
      if (unread !== undefined) {
        const whole = { ...search, search: [search.search, unread].filter(Boolean).join(' ') };
        const page = await findWithStreets(ctx, whole);
        if (page.total > 0) return { ...pageOf(page, search), placeNames };
      }
      const found = await findNearest(ctx, search);
      return { ...found, placeNames, ignoresUnread: unread !== undefined };
    },
  ),
});

async function findNearest(ctx: AnybodysContext, search: CatalogueSearch): Promise<FoundPage> {
  const exact = await findWithStreets(ctx, search);
  if (exact.total > 0 || search.search === undefined) return pageOf(exact, search);
  const corrected = await findCorrection(ctx.db, search.search, await addedPlaceNames(ctx));
  if (corrected === null) return pageOf(exact, search);
  const nearest = await findPage(ctx, { ...search, search: corrected });
  return nearest.total === 0
    ? pageOf(exact, search)
    : pageOf(nearest, search, asWritten(corrected, nearest.items, await knownPlaces(ctx)));
}

/** A text that names nothing else may name streets. */
async function findWithStreets(
  ctx: AnybodysContext,
  search: CatalogueSearch,
): Promise<ListingRows<PropertyCard>> {
  const page = await findPage(ctx, search);
  return page.total > 0 || search.search === undefined ? page : findPage(ctx, search, 'shown');
}

/** A place that nobody offers anything in has no known name. */
async function namesOf(
  ctx: AnybodysContext,
  search: CatalogueSearch,
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

async function findPage(
  ctx: AnybodysContext,
  { sort = 'newest', page = 1, unread: _unread, ...filters }: CatalogueSearch,
  streets?: 'shown',
): Promise<ListingRows<PropertyCard>> {
  const names = await namesFor(ctx, filters.search);
  return countOnce(ctx, filters, (countCap) =>
    findListings(ctx.db, {
      filters: { ...filters, streets, names },
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
  { page = 1 }: CatalogueSearch,
  suggestion: string | null = null,
): FoundPage {
  const counted = Math.min(total, COUNT_CAP);
  return {
    items,
    total: counted,
    totalIsCapped: total > COUNT_CAP,
    page,
    pageCount: Math.ceil(counted / PAGE_SIZE),
    suggestion,
    ignoresUnread: false,
  };
}

/** The corrected words as the found listings write them: people write 'Coyoacán', not 'coyoacan'. */
function asWritten(corrected: string, items: readonly PropertyCard[], places: KnownPlaces): string {
  const written = new Map<string, string>();
  for (const { neighborhood, city, state, name } of items) {
    for (const word of `${neighborhood} ${city} ${state} ${name}`.split(/\s+/u)) {
      const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      if (!written.has(plain)) written.set(plain, word);
    }
  }
  const placeName = (word: string) => places.named(word).find(({ plain }) => plain === word)?.name;
  const words = corrected.split(' ').map((word) => written.get(word) ?? placeName(word) ?? word);
  return words.join(' ');
}
