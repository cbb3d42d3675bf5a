import { COUNT_CAP } from '@pbr/schemas/property/search';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { AT_ONCE, type ReadyValue } from '../../../answers/ready-value.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { countListed } from './search-properties.queries.ts';

/** At once, because clients read pages until they have as many listings as the total says. */
const TOTAL_OF_ALL: ReadyValue<{ total: number }> = {
  find: async ({ db }) => ({ total: await countListed(db, COUNT_CAP) }),
  ...AT_ONCE,
};

/**
 * A page of the catalogue's list; `find` counts matches up to the cap that it is given. Everybody shares one count of the whole catalogue,
 * because counting costs as much as finding the page.
 */
export async function countOnce<Page extends { total: number }>(
  { readyValue }: Pick<ServiceContext, 'readyValue'>,
  plan: SearchPlan,
  find: (countCap: number | null) => Promise<Page>,
): Promise<Page> {
  const isWhole = Object.values(plan).every((value) => value === undefined);
  if (!isWhole) return find(COUNT_CAP);
  const [page, { total }] = await Promise.all([find(null), readyValue(TOTAL_OF_ALL)]);
  return { ...page, total };
}

/** The number of matches in an answer; the database counts up to one more than the cap. */
export const cappedTotal = (total: number) => ({
  total: Math.min(total, COUNT_CAP),
  totalIsCapped: total > COUNT_CAP,
});
