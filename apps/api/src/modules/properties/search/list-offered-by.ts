import type { PropertyPage } from '@pbr/schemas/property/read';
import { COUNT_CAP, PAGE_SIZE } from '@pbr/schemas/property/search';
import type { ServiceContext } from '../../../lib/context.ts';
import { pageFacts, rangeOf } from '../../../action/numbered-page.ts';
import { cappedTotal } from './count-once.ts';
import { findListings } from './search-properties.queries.ts';

/** A numbered page of one agent's listed properties, newest first. */
export async function listOfferedBy(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  { ownerId, page = 1 }: { ownerId: string; page?: number | undefined },
): Promise<PropertyPage> {
  const { items, total } = await findListings(ctx.db, {
    listedBy: ownerId,
    plan: {},
    sort: 'newest',
    ...rangeOf(page, PAGE_SIZE),
    after: null,
    shape: 'card',
    countCap: COUNT_CAP,
    now: ctx.now(),
  });
  const counted = cappedTotal(total);
  return {
    items,
    ...counted,
    ...pageFacts(counted.total, page, PAGE_SIZE),
    suggestion: null,
  };
}
