import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { serviceRequestListQuerySchema } from '@pbr/schemas/service-request/search';
import {
  parseServiceRequestPosition,
  serviceRequestItemSchema,
  serviceRequestListSchema,
  waitingServiceRequestsSchema,
} from '@pbr/schemas/service-request/service-request';
import { action } from '../../../action/action.ts';
import { read } from '../../../action/rows.ts';
import { decodeCursor, encodeCursor } from '../../../lib/cursor.ts';
import {
  countPendingServiceRequests,
  countServiceRequests,
  findServiceRequests,
} from './service-request-list.queries.ts';
import { sentServiceRequests } from './service-request.rows.ts';

export const getServiceRequest = action({
  access: 'admin',
  row: read(sentServiceRequests, 'manage'),
  output: serviceRequestItemSchema,
  run: async (_ctx, _input, serviceRequest) => serviceRequest,
});

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

/** The number of pending service requests, for the tab of the inbox. */
export const countWaitingServiceRequests = action({
  access: 'admin',
  output: waitingServiceRequestsSchema,
  run: async ({ db }) => ({ count: await countPendingServiceRequests(db) }),
});
