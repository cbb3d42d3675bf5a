import { waitingRequestsSchema } from '@pbr/schemas/request/request';
import { operation } from '../../operation/operation.ts';
import { countPendingRequests } from './request-list.queries.ts';

/** The number of pending requests, for the tab of the inbox. */
export const countWaitingRequests = operation({
  access: 'admin',
  output: waitingRequestsSchema,
  run: async ({ db }) => ({ count: await countPendingRequests(db) }),
});
