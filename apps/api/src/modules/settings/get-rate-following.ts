import { rateFollowingSchema } from '@pbr/schemas/settings/settings';
import { action } from '../../action/action.ts';
import { findRun } from './rate-following.queries.ts';
import { readSettings } from './read-settings.ts';

/** How far the prices in pesos have followed a new rate; null once all of them do. */
export const getRateFollowing = action({
  access: 'admin',
  output: rateFollowingSchema,
  run: async (ctx) => {
    const run = await findRun(ctx.db);
    if (run === null) return null;
    const { usdMxnRate } = await readSettings(ctx);
    const { total, done } = run;
    return {
      rate: usdMxnRate?.rate ?? null,
      total,
      done: total === null ? 0 : Math.min(done, total),
    };
  },
});
