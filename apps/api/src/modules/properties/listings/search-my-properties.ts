import type { MyProperties, MyPropertiesSearch } from '@pbr/schemas/property/mine';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { findMyProperties } from './my-properties.queries.ts';

/** A numbered page of the actor's own listings, paused ones too; admins see only their own here. */
export async function searchMyProperties(
  ctx: ServiceContext,
  { search, status = 'all', page = 1 }: MyPropertiesSearch,
): Promise<MyProperties> {
  const { items, total, counts } = await findMyProperties(ctx.db, {
    ownerId: signedIn(ctx.actor).userId,
    search,
    status,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    now: ctx.now(),
  });
  return { items, total, page, pageCount: Math.ceil(total / PAGE_SIZE), counts };
}
