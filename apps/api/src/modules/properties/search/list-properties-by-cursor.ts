import {
  parseCursorKeys,
  type PropertyListQuery,
  propertyListQuerySchema,
} from '@pbr/schemas/property/list';
import { type Property, propertyListSchema } from '@pbr/schemas/property/read';
import { COUNT_CAP, inOrder, type Sort } from '@pbr/schemas/property/search';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { planOf } from '@pbr/search-language/search-plan';
import type { ServiceContext } from '../../../lib/context.ts';
import { decodeCursor, encodeCursor } from '../../../lib/cursor.ts';
import { JsonText, ListPage } from '../../../action/list-page.ts';
import { action } from '../../../action/action.ts';
import { withKnownCircle } from '../places/near-place.ts';
import { listingsIn, namesFor } from '../places/ready-places.ts';
import { countOnce } from './count-once.ts';
import { findListingsText } from './search-properties.queries.ts';

/** The most bytes that the listings of an answer may have. */
const MAX_BYTES = 950_000;

/** The documented list of the catalogue: whole listings, by cursor, without suggestions for mistyped words. */
export const listPropertiesByCursor = action({
  access: 'public',
  input: propertyListQuerySchema,
  output: propertyListSchema,
  isReady: true,
  run: (ctx, query) => findWholeListings(ctx, inOrder(query)),
});

/** A part of a list, shorter when the texts are long. With an owner it also answers what only they may see. */
export async function findWholeListings(
  ctx: ServiceContext,
  query: PropertyListQuery,
  of: { ownerId?: string } = {},
): Promise<ListPage<Property>> {
  const { sort, limit, cursor, ...filters } = query;
  const order = { sort, operation: filters.operation };
  const located = await withKnownCircle(ctx, filters);
  const plan = planOf(located, { names: await namesFor(ctx, filters.search) });
  const inFrame = await listingsIn(ctx, plan);
  const find = (most: number) => {
    const counting = (countCap: number | null) =>
      findListingsText(ctx.db, {
        plan,
        inFrame,
        sort,
        limit: most,
        offset: 0,
        after: cursor === undefined ? null : decodeListCursor(order, cursor),
        shape: of.ownerId === undefined ? 'record' : 'own record',
        ...of,
        countCap,
        now: ctx.now(),
      });
    return of.ownerId === undefined ? countOnce(ctx, plan, counting) : counting(COUNT_CAP);
  };
  const whole = await find(limit);
  const fitting = countFitting(whole.items);
  const { items, total, next } = fitting < limit ? await find(fitting) : whole;
  const nextCursor = next && encodeListCursor(order, next);
  return new ListPage({ items: new JsonText(items), total, nextCursor });
}

/** The number of listings, from the first of this JSON array, that an answer has room for: at least one, Infinity when all fit. */
function countFitting(json: string): number {
  if (Buffer.byteLength(json) <= MAX_BYTES) return Number.POSITIVE_INFINITY;
  let bytes = 0;
  const overflowing = (JSON.parse(json) as unknown[]).findIndex((listing) => {
    bytes += Buffer.byteLength(JSON.stringify(listing)) + 1;
    return bytes > MAX_BYTES;
  });
  return overflowing === -1 ? Number.POSITIVE_INFINITY : Math.max(1, overflowing);
}

interface ListOrder {
  sort: Sort;
  operation?: OperationFilter | undefined;
}

/** The keys of a list's last row with the order they belong to. */
function encodeListCursor(
  { sort, operation }: ListOrder,
  keys: readonly (string | null)[],
): string {
  return encodeCursor([sort, operation ?? '', ...keys]);
}

/** The keys of the row before the page; 400 for a cursor of another order, or one that we did not make. */
function decodeListCursor({ sort, operation }: ListOrder, cursor: string): (string | null)[] {
  return decodeCursor(cursor, (value) => {
    const parts: readonly unknown[] = Array.isArray(value) ? value : [];
    const [cursorSort, cursorOperation, ...keys] = parts;
    const isSameOrder = cursorSort === sort && cursorOperation === (operation ?? '');
    return isSameOrder ? parseCursorKeys(sort, keys) : null;
  });
}
