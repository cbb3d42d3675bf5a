import { unansweredSchema } from '@pbr/schemas/inquiry/inbox';
import { action } from '../../../action/action.ts';
import { countPending } from './inbox.queries.ts';
import { inboxScope } from '../inquiry.policy.ts';

/** The number of pending inquiries in the person's inbox, for the header. */
export const countUnanswered = action({
  access: 'member',
  output: unansweredSchema,
  run: async ({ db, actor }) => ({ count: await countPending(db, inboxScope(actor)) }),
});
