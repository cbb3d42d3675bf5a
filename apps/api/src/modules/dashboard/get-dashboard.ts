import { dashboardSchema } from '@pbr/schemas/dashboard';
import { operation } from '../../operation/operation.ts';
import { listWaiting } from '../inquiries/list-waiting.ts';
import { findOwnFigures } from './dashboard.queries.ts';

const OLDEST_INQUIRIES = 3;
const LISTINGS_TO_FIX = 5;
const WEEKS = 12;

/** The person's waiting tasks, and the figures of their own listings. */
export const getDashboard = operation({
  access: 'member',
  output: dashboardSchema,
  run: async (ctx) => {
    const { userId } = ctx.actor;
    const [unanswered, own] = await Promise.all([
      listWaiting(ctx, { limit: OLDEST_INQUIRIES }),
      findOwnFigures(ctx.db, { userId, now: ctx.now(), limit: LISTINGS_TO_FIX, weeks: WEEKS }),
    ]);
    const { figures, withoutPhoto, withoutPrice, sharesReceived } = own;
    return { waiting: { unanswered, withoutPhoto, withoutPrice, sharesReceived }, figures };
  },
});
