import { waitingSharesSchema } from '@pbr/schemas/commission/shared-with-me';
import { action } from '../../../action/action.ts';
import { countWaiting } from './share-lists.queries.ts';

/** The number of shares that wait for the person's answer. */
export const countWaitingShares = action({
  access: 'member',
  output: waitingSharesSchema,
  run: async ({ db, actor }) => ({ count: await countWaiting(db, actor.userId) }),
});
