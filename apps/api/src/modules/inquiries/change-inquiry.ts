import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { Person } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { lockActor } from '../session/lock-actor.ts';
import { type LockedInquiry, lockInquiry } from './inbox-item.queries.ts';
import { canAnswerInquiry } from './inquiry.policy.ts';

/** `ctx.db` is the transaction. */
interface InsideChange {
  ctx: ServiceContext;
  inquiry: LockedInquiry;
  actor: Person;
}

/** A write to one inquiry. An inquiry that the actor may not answer is reported like an unknown one. */
export async function changeInquiry(
  ctx: ServiceContext,
  id: unknown,
  change: (inside: InsideChange) => Promise<InboxItem>,
): Promise<InboxItem> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const actor = await lockActor(inside);
    const inquiry = typeof id === 'string' && isUuid(id) ? await lockInquiry(tx, id) : null;
    if (!inquiry || !canAnswerInquiry(actor, inquiry)) throw new AppError('inquiry.not_found');
    return change({ ctx: inside, inquiry, actor });
  });
}
