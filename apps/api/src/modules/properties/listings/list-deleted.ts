import {
  DELETED_PAGE_SIZE,
  type DeletedPage,
  type DeletedSearch,
} from '@pbr/schemas/property/deleted';
import { checkAccess } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { findDeleted } from './deleted.queries.ts';
import { keptSince } from './kept-since.ts';

/** A numbered page of the listings that an admin can restore. */
export async function listDeleted(
  ctx: ServiceContext,
  { search, page = 1 }: DeletedSearch,
): Promise<DeletedPage> {
  checkAccess(ctx.actor, 'admin');
  const { items, total } = await findDeleted(ctx.db, {
    search,
    limit: DELETED_PAGE_SIZE,
    offset: (page - 1) * DELETED_PAGE_SIZE,
    since: keptSince(ctx.now()),
  });
  return { items, total, page, pageCount: Math.ceil(total / DELETED_PAGE_SIZE) };
}
