import { waitingServiceRequestsSchema } from '@pbr/schemas/service-request/service-request';
import { action } from '../../../action/action.ts';
import { countPendingServiceRequests } from './service-request-list.queries.ts';

/** The number of pending service requests, for the tab of the inbox. */
export const countWaitingServiceRequests = action({
  access: 'admin',
  output: waitingServiceRequestsSchema,
  run: async ({ db }) => ({ count: await countPendingServiceRequests(db) }),
});
