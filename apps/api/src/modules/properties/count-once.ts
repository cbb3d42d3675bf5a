import { COUNT_CAP } from '@pbr/schemas/property-search';
import type { ServiceContext } from '../../lib/context.ts';
import type { ListingFilters } from './property-filters.queries.ts';

const ALL = 'all';

/**
 * A page of a list whose `find` counts up to the cap that it is given. Of the whole catalogue one visitor's count serves the next ones;
 * to count costs as much as to find the page.
 */
export async function countOnce<Page extends { total: number }>(
  ctx: ServiceContext,
  filters: ListingFilters,
  find: (countCap: number | null) => Promise<Page>,
): Promise<Page> {
  const isWhole = Object.values(filters).every((value) => value === undefined);
  if (!isWhole || ctx.actor.kind !== 'visitor') return find(COUNT_CAP);
  const kept = ctx.totals.get(ALL);
  if (kept) return { ...(await find(null)), ...kept };
  const counting = ctx.totals.begin(ALL);
  try {
    const page = await find(COUNT_CAP);
    counting.finish({ total: page.total });
    return page;
  } catch (error) {
    counting.finish();
    throw error;
  }
}
