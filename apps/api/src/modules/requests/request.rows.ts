import type { RequestItem } from '@pbr/schemas/request/request';
import type { LockedKind, RowKind } from '../../operation/rows.ts';
import { lockRequest, readRequest } from './request-item.queries.ts';
import { canManageRequests } from './request.policy.ts';

export const requests: RowKind<RequestItem> & LockedKind<RequestItem> = {
  row: 'request',
  missing: 'service_request.not_found',
  forbidden: 'admin.required',
  find: ({ db }, id) => readRequest(db, id),
  lock: ({ db }, id) => lockRequest(db, id),
  refusal: (actor) => (canManageRequests(actor) ? null : 'forbidden'),
};
