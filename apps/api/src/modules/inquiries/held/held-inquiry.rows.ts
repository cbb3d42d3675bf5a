import type { LockedKind } from '../../../action/rows.ts';
import { type LockedInquiry, lockInquiry } from '../inbox/inbox-item.queries.ts';
import { canAnswerInquiry } from '../inquiry.policy.ts';
import { type LockedHeldInquiry, lockHeldInquiry } from './held-inquiries.queries.ts';

/** Held inquiries to be released. One that was released stands among the others under its id. */
export const heldInquiries: LockedKind<
  (LockedHeldInquiry & { isReleased: false }) | (LockedInquiry & { isReleased: true })
> = {
  row: 'held inquiry',
  missing: 'inquiry.not_found',
  lock: async ({ db }, id) => {
    const held = await lockHeldInquiry(db, id);
    if (held) return { ...held, isReleased: false };
    const released = await lockInquiry(db, id);
    return released && { ...released, isReleased: true };
  },
  refusal: (actor, row) =>
    canAnswerInquiry(actor, row.isReleased ? row : { ownerId: row.ownerId, isDeleted: false })
      ? null
      : 'missing',
};
