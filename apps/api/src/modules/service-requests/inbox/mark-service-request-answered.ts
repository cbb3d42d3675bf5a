import { serviceRequestItemSchema } from '@pbr/schemas/service-request/service-request';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import {
  storeServiceRequestMarkedAnswered,
  storeServiceRequestUnmarked,
} from './service-request-item.queries.ts';
import { sentServiceRequests } from './service-request.rows.ts';

/** Marks a pending service request as answered outside the portal, by telephone or chat. Another one stays as it is. */
export const markServiceRequestAnswered = action({
  access: 'admin',
  row: lock(sentServiceRequests, 'manage'),
  output: serviceRequestItemSchema,
  run: async ({ db, actor, now }, _input, serviceRequest) =>
    serviceRequest.status === 'pending'
      ? storeServiceRequestMarkedAnswered(db, { id: serviceRequest.id, now: now() }, actor.userId)
      : serviceRequest,
});

/** Takes such a mark back. A service request with an answer sent from here stays answered. */
export const markServiceRequestPending = action({
  access: 'admin',
  row: lock(sentServiceRequests, 'manage'),
  output: serviceRequestItemSchema,
  run: async ({ db, now }, _input, serviceRequest) =>
    serviceRequest.status === 'answered' && serviceRequest.response === null
      ? storeServiceRequestUnmarked(db, { id: serviceRequest.id, now: now() })
      : serviceRequest,
});
