import { NOW, feedQuerySchema, feedSchema, SINCE_MESSAGE } from '@pbr/schemas/property/feed';
import { wrongField } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { findChanges, findLastNumber } from './feed.queries.ts';

/**
 * The changes of the public list after a number, the same for everybody. A listing that changed several times appears only at its
 * last change.
 */
export const listFeed = action({
  access: 'public',
  input: feedQuerySchema,
  output: feedSchema,
  isReady: true,
  run: async (ctx, { since, limit }) => {
    const { db } = ctx;
    if (since === NOW)
      return { changes: [], next: String(await findLastNumber(db)), hasMore: false };
    const { last, changes } = await findChanges(db, { since: Number(since), limit });
    // The notification of the last change may still be on its way. Whoever knows of a change from here reads the listing next.
    ctx.forgetBefore(last);
    // Another database gave that number, or a later state of this one: following it would miss changes. A replica may only be behind.
    if (Number(since) > last && Number(since) > (await findLastNumber(ctx.primary)))
      throw wrongField('since', SINCE_MESSAGE);
    const next = changes.at(-1)?.number ?? Number(since);
    return {
      changes: changes.map(({ id, change, changedAt }) => ({ id, change, changedAt })),
      next: String(next),
      hasMore: next < last,
    };
  },
});
