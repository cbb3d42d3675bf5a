import {
  type PropertyCard,
  type PropertyPage,
  propertyPageSchema,
} from '@pbr/schemas/property/read';
import {
  type CatalogueSearch,
  catalogueSearchSchema,
  COUNT_CAP,
  PAGE_SIZE,
} from '@pbr/schemas/property/search';
import type { ServiceContext } from '../../../lib/context.ts';
import { operation } from '../../../operation/operation.ts';
import { countOnce } from './count-once.ts';
import { findListings, type ListingRows } from './search-properties.queries.ts';
import { findCorrection } from './search-terms.queries.ts';

/** A numbered page of the catalogue. When nothing matches as typed, it answers the page for the nearest known words. */
export const searchProperties = operation({
  access: 'public',
  input: catalogueSearchSchema,
  output: propertyPageSchema,
  isReady: true,
  run: async (ctx, search) => {
    const exact = await findPage(ctx, search);
    if (exact.total > 0 || search.search === undefined) return pageOf(exact, search, null);
    const corrected = await findCorrection(ctx.db, search.search);
    if (corrected === null) return pageOf(exact, search, null);
    const nearest = await findPage(ctx, { ...search, search: corrected });
    return nearest.total === 0
      ? pageOf(exact, search, null)
      : pageOf(nearest, search, asWritten(corrected, nearest.items));
  },
});

function findPage(
  ctx: ServiceContext,
  { sort = 'newest', page = 1, ...filters }: CatalogueSearch,
): Promise<ListingRows<PropertyCard>> {
  return countOnce(ctx, filters, (countCap) =>
    findListings(ctx.db, {
      filters,
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

function pageOf(
  { items, total }: ListingRows<PropertyCard>,
  { page = 1 }: CatalogueSearch,
  suggestion: string | null,
): PropertyPage {
  const counted = Math.min(total, COUNT_CAP);
  return {
    items,
    total: counted,
    totalIsCapped: total > COUNT_CAP,
    page,
    pageCount: Math.ceil(counted / PAGE_SIZE),
    suggestion,
  };
}

/** The corrected words as the found listings write them: people write 'Coyoacán', not 'coyoacan'. */
function asWritten(corrected: string, items: readonly PropertyCard[]): string {
  const written = new Map<string, string>();
  for (const { neighborhood, city, state, name } of items) {
    for (const word of `${neighborhood} ${city} ${state} ${name}`.split(/\s+/u)) {
      const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      if (!written.has(plain)) written.set(plain, word);
    }
  }
  const words = corrected.split(' ').map((word) => written.get(word) ?? word);
  return words.join(' ');
}
