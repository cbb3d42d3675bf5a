import { requestItemSchema } from '@pbr/schemas/request/request';
import { action } from '../../action/action.ts';
import { lock } from '../../action/rows.ts';
import { storeRequestReopened } from './request-item.queries.ts';
import { requests } from './request.rows.ts';

/** Reopens a closed request: it is answered or pending again. A request that is not closed stays as it is. */
export const reopenRequest = action({
  access: 'admin',
  row: lock(requests, 'manage'),
  output: requestItemSchema,
  run: async ({ db, now }, _input, request) =>
    request.status === 'closed'
      ? storeRequestReopened(db, { id: request.id, now: now() })
      : request,
});
