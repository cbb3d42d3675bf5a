import { serviceRequestItemSchema } from '@pbr/schemas/service-request/service-request';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import {
  storeServiceRequestClosed,
  storeServiceRequestReopened,
} from './service-request-item.queries.ts';
import { sentServiceRequests } from './service-request.rows.ts';

/** Closes a service request, answered or not. Doing it twice changes nothing. */
export const closeServiceRequest = action({
  access: 'admin',
  row: lock(sentServiceRequests, 'manage'),
  output: serviceRequestItemSchema,
  run: async ({ db, now }, _input, serviceRequest) =>
    serviceRequest.status === 'closed'
      ? serviceRequest
      : storeServiceRequestClosed(db, { id: serviceRequest.id, now: now() }),
});

/** Reopens a closed service request: it is answered or pending again. A service request that is not closed stays as it is. */
export const reopenServiceRequest = action({
  access: 'admin',
  row: lock(sentServiceRequests, 'manage'),
  output: serviceRequestItemSchema,
  run: async ({ db, now }, _input, serviceRequest) =>
    serviceRequest.status === 'closed'
      ? storeServiceRequestReopened(db, { id: serviceRequest.id, now: now() })
      : serviceRequest,
});
