import { requestItemSchema } from '@pbr/schemas/request/request';
import { operation } from '../../operation/operation.ts';
import { lock } from '../../operation/rows.ts';
import { storeRequestClosed } from './request-item.queries.ts';
import { requests } from './request.rows.ts';

/** Closes a request, answered or not. Doing it twice changes nothing. */
export const closeRequest = operation({
  access: 'admin',
  row: lock(requests, 'manage'),
  output: requestItemSchema,
  run: async ({ db, now }, _input, request) =>
    request.status === 'closed' ? request : storeRequestClosed(db, { id: request.id, now: now() }),
});
