import { dashboardSchema } from '@pbr/schemas/dashboard';
import { action } from '../../action/action.ts';
import { listWaiting } from '../inquiries/inbox/read-inquiries.ts';
import { figuresScope } from './dashboard.policy.ts';
import { findFigures } from './dashboard.queries.ts';

const OLDEST_INQUIRIES = 5;
const LISTINGS_TO_FIX = 5;
const AGENTS = 10;
const WEEKS = 12;

/** The person's waiting tasks and the figures of their own listings; for admins, those of the agency. */
export const getDashboard = action({
  access: 'member',
  output: dashboardSchema,
  run: async (ctx) => {
    // Before anything else begins: what throws here would leave a promise that nobody waits for.
    const scope = figuresScope(ctx.actor);
    const [unanswered, found] = await Promise.all([
      listWaiting(ctx, { limit: OLDEST_INQUIRIES }),
      findFigures(ctx.db, {
        scope,
        userId: ctx.actor.userId,
        now: ctx.now(),
        limit: LISTINGS_TO_FIX,
        agents: AGENTS,
        weeks: WEEKS,
      }),
    ]);
    const { figures, agency, withoutPhoto, withoutPrice, sharesReceived } = found;
    return { waiting: { unanswered, withoutPhoto, withoutPrice, sharesReceived }, figures, agency };
  },
});
