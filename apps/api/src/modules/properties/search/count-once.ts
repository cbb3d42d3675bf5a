import { COUNT_CAP } from '@pbr/schemas/property/search';
import type { ServiceContext } from '../../../lib/context.ts';
import { readyValue } from '../../../answers/ready-value.ts';
import type { ListingFilters } from './property-filters.queries.ts';

/**
 * A page of a list; `find` counts matches up to the cap that it is given. Everybody shares one count of the whole catalogue, because
 * counting costs as much as finding the page.
 */
export async function countOnce<Page extends { total: number }>(
  ctx: ServiceContext,
  filters: ListingFilters,
  find: (countCap: number | null) => Promise<Page>,
): Promise<Page> {
  const isWhole = Object.values(filters).every((value) => value === undefined);
  if (!isWhole) return find(COUNT_CAP);
  let page: Page | undefined;
  const { total } = await readyValue(ctx, 'total of all', async () => {
    page = await find(COUNT_CAP);
    return { total: page.total };
  });
  return { ...(page ?? (await find(null))), total };
}
