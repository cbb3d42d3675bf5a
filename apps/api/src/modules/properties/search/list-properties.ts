import type { PropertyListQuery } from '@pbr/schemas/property/list';
import type { ServiceContext } from '../../../lib/context.ts';
import { countOnce } from './count-once.ts';
import { decodeListCursor, encodeListCursor } from './property-cursor.ts';
import { findListingsText } from './search-properties.queries.ts';

/** The most bytes that the listings of an answer may have. */
const MAX_BYTES = 950_000;

export interface PropertyList {
  /** An array of whole listings, as JSON. */
  items: string;
  /** COUNT_CAP + 1 means "more than COUNT_CAP". */
  total: number;
  nextCursor: string | null;
}

/**
 * The documented list: whole listings, by cursor, without suggestions for mistyped words, and fewer at once when their texts are
 * long. With an owner it also answers what only they may see.
 */
export async function listProperties(
  ctx: ServiceContext,
  query: PropertyListQuery,
  of: { ownerId?: string } = {},
): Promise<PropertyList> {
  const { sort, limit, cursor, ...filters } = query;
  const order = { sort, operation: filters.operation };
  const find = (most: number) =>
    countOnce(ctx, filters, (countCap) =>
      findListingsText(ctx.db, {
        filters,
        sort,
        limit: most,
        offset: 0,
        after: cursor === undefined ? null : decodeListCursor(order, cursor),
        shape: of.ownerId === undefined ? 'record' : 'own record',
        ...of,
        countCap,
        now: ctx.now(),
      }),
    );
  const whole = await find(limit);
  const fitting = countFitting(whole.items);
  const { items, total, next } = fitting < limit ? await find(fitting) : whole;
  return { items, total, nextCursor: next && encodeListCursor(order, next) };
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
