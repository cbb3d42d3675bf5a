import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { parseRequestPosition, requestListSchema } from '@pbr/schemas/request/request';
import { requestListQuerySchema } from '@pbr/schemas/request/search';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { action } from '../../action/action.ts';
import { countRequests, findRequests } from './request-list.queries.ts';

/** A page of the visitors' requests. */
export const listRequests = action({
  access: 'admin',
  input: requestListQuerySchema,
  output: requestListSchema,
  run: async ({ db }, { cursor, ...filters }) => {
    const after = cursor ? decodeCursor(cursor, parseRequestPosition) : null;
    const { items, next } = await findRequests(db, { filters, after, limit: PAGE_SIZE });
    const counts = await countRequests(db, filters);
    return { items, nextCursor: next && encodeCursor(next), counts };
  },
});
