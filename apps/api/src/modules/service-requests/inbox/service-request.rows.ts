import type { ServiceRequestItem } from '@pbr/schemas/service-request/service-request';
import type { LockedKind, RowKind } from '../../../action/rows.ts';
import { lockServiceRequest, readServiceRequest } from './service-request-item.queries.ts';
import { canManageServiceRequests } from '../service-request.policy.ts';

export const sentServiceRequests: RowKind<ServiceRequestItem> & LockedKind<ServiceRequestItem> = {
  row: 'service request',
  missing: 'service_request.not_found',
  forbidden: 'admin.required',
  find: ({ db }, id) => readServiceRequest(db, id),
  lock: ({ db }, id) => lockServiceRequest(db, id),
  refusal: (actor) => (canManageServiceRequests(actor) ? null : 'forbidden'),
};
