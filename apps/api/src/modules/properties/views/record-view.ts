import { recordedViewSchema } from '@pbr/schemas/property/views';
import type { ServiceContext } from '../../../lib/context.ts';
import { action } from '../../../action/action.ts';
import { read } from '../../../action/rows.ts';
import { isAdmin, isUser } from '../../../security/actor.ts';
import { listings, type LockedProperty } from '../property.rows.ts';
import { addView } from '../view.queries.ts';

/** Within this time one IP counts once per listing. */
const ONCE_MS = 30 * 60_000;

/**
 * Counts that somebody has opened a listing's page, except for its owner, admins and robots. The answer does not tell whether the view
 * counted.
 */
export const recordView = action({
  access: 'public',
  row: read(listings, 'see', 'propertyId'),
  output: recordedViewSchema,
  keepsReady: true,
  run: async (ctx, _input, listing) => {
    ctx.requestLimiter.consume(ctx.limits.views, ctx.ip);
    if (isByAClient(ctx, listing)) await countOnce(ctx, listing.id);
    return {};
  },
});

function isByAClient({ actor, browser }: ServiceContext, { isActive, ownerId }: LockedProperty) {
  const isOwnWork = isAdmin(actor) || isUser(actor, ownerId);
  return isActive && !isOwnWork && browser.isOnOwnPage && !browser.isRobot;
}

async function countOnce({ db, now, ip, limiter }: ServiceContext, propertyId: string) {
  const at = now();
  const key = limiter.keyOf('same-view', `${ip} ${propertyId}`);
  await addView(db, {
    propertyId,
    at,
    once: { key, expiresAt: new Date(at.getTime() + ONCE_MS) },
  });
}
