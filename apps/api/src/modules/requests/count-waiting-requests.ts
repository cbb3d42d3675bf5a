import { waitingRequestsSchema } from '@pbr/schemas/request/request';
import { action } from '../../action/action.ts';
import { countPendingRequests } from './request-list.queries.ts';

/** The number of pending requests, for the tab of the inbox. */
export const countWaitingRequests = action({
  access: 'admin',
  output: waitingRequestsSchema,
  run: async ({ db }) => ({ count: await countPendingRequests(db) }),
});
