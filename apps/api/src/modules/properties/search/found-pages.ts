import type { PropertyCard, SearchPage } from '@pbr/schemas/property/read';
import { PAGE_SIZE, type Sort } from '@pbr/schemas/property/search';
import { type SearchPlan, withStreets } from '@pbr/search-language/search-plan';
import type { AnybodysContext } from '../../../answers/found-once.ts';
import { pageFacts, rangeOf } from '../../../action/numbered-page.ts';
import { listingsIn } from '../places/ready-places.ts';
import { cappedTotal, countOnce } from './count-once.ts';
import { findListings, type ListingRows } from './search-properties.queries.ts';

/** A page of the listings that a plan finds. */
export interface Asked {
  plan: SearchPlan;
  /** By default the best matches of the text come first, or the newest listings without a text. */
  sort: Sort | undefined;
  page: number;
}

export type FoundRows = ListingRows<PropertyCard>;

/** The page without what the search itself says about it. */
export type FoundPage = Omit<SearchPage, 'placeNames' | 'withNeighbours' | 'ignored'>;

export async function findPage(
  ctx: AnybodysContext,
  { plan, sort, page }: Asked,
): Promise<FoundRows> {
  const inFrame = await listingsIn(ctx, plan);
  return countOnce(ctx, plan, (countCap) =>
    findListings(ctx.db, {
      plan,
      inFrame,
      sort: sort ?? 'newest',
      isByRelevance: sort === undefined,
      ...rangeOf(page, PAGE_SIZE),
      after: null,
      shape: 'card',
      countCap,
      now: ctx.now(),
    }),
  );
}

/** A text that names nothing else may name streets; null without a text. */
export const findStreets = async (ctx: AnybodysContext, asked: Asked): Promise<FoundRows | null> =>
  asked.plan.search === undefined
    ? null
    : findPage(ctx, { ...asked, plan: withStreets(asked.plan, 'shown') });

export async function findWithStreets(ctx: AnybodysContext, asked: Asked): Promise<FoundRows> {
  const found = await findPage(ctx, asked);
  return found.total > 0 ? found : ((await findStreets(ctx, asked)) ?? found);
}

type Reading = Pick<FoundPage, 'suggestion' | 'textPlaces' | 'inWords'>;

export function pageOf(
  { items, total }: FoundRows,
  page: number,
  read: Partial<Reading> = {},
): FoundPage {
  const counted = cappedTotal(total);
  return {
    items,
    ...counted,
    ...pageFacts(counted.total, page, PAGE_SIZE),
    suggestion: null,
    textPlaces: null,
    inWords: 0,
    ...read,
  };
}
