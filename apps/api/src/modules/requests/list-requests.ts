import { parseRequestPosition, type RequestList } from '@pbr/schemas/request/request';
import type { RequestListQuery } from '@pbr/schemas/request/search';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import type { ServiceContext } from '../../lib/context.ts';
import { requireRequestManager } from './require-request-manager.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { countRequests, findRequests } from './request-list.queries.ts';

/** A page of the visitors' requests. */
export async function listRequests(
  ctx: ServiceContext,
  { cursor, ...filters }: RequestListQuery,
): Promise<RequestList> {
  requireRequestManager(ctx.actor);
  const after = cursor ? decodeCursor(cursor, parseRequestPosition) : null;
  const { items, next } = await findRequests(ctx.db, { filters, after, limit: PAGE_SIZE });
  const counts = await countRequests(ctx.db, filters);
  return { items, nextCursor: next && encodeCursor(next), counts };
}
