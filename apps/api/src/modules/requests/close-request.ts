import { requestItemSchema } from '@pbr/schemas/request/request';
import { action } from '../../action/action.ts';
import { lock } from '../../action/rows.ts';
import { storeRequestClosed } from './request-item.queries.ts';
import { requests } from './request.rows.ts';

/** Closes a request, answered or not. Doing it twice changes nothing. */
export const closeRequest = action({
  access: 'admin',
  row: lock(requests, 'manage'),
  output: requestItemSchema,
  run: async ({ db, now }, _input, request) =>
    request.status === 'closed' ? request : storeRequestClosed(db, { id: request.id, now: now() }),
});
