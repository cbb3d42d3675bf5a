import { PAGE_SIZE } from '@pbr/schemas/property/search';
import {
  parseServiceRequestPosition,
  serviceRequestListSchema,
} from '@pbr/schemas/service-request/service-request';
import { serviceRequestListQuerySchema } from '@pbr/schemas/service-request/search';
import { decodeCursor, encodeCursor } from '../../../lib/cursor.ts';
import { action } from '../../../action/action.ts';
import { countServiceRequests, findServiceRequests } from './service-request-list.queries.ts';

/** A page of the visitors' service requests. */
export const listServiceRequests = action({
  access: 'admin',
  input: serviceRequestListQuerySchema,
  output: serviceRequestListSchema,
  run: async ({ db }, { cursor, ...filters }) => {
    const after = cursor ? decodeCursor(cursor, parseServiceRequestPosition) : null;
    const { items, next } = await findServiceRequests(db, { filters, after, limit: PAGE_SIZE });
    const counts = await countServiceRequests(db, filters);
    return { items, nextCursor: next && encodeCursor(next), counts };
  },
});
