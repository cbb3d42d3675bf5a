import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { LockedKind, RowKind } from '../../action/rows.ts';
import { type LockedHeldInquiry, lockHeldInquiry } from './held/held-inquiries.queries.ts';
import { findItem, type LockedInquiry, lockInquiry } from './inbox/inbox-item.queries.ts';
import { canAnswerInquiry } from './inquiry.policy.ts';

const named = { row: 'inquiry', missing: 'inquiry.not_found' } as const;

/** Inquiries to be changed. */
export const inquiries: LockedKind<LockedInquiry> = {
  ...named,
  lock: ({ db }, id) => lockInquiry(db, id),
  refusal: (actor, inquiry) => (canAnswerInquiry(actor, inquiry) ? null : 'missing'),
};

/** Inquiries to be read. */
export const inboxItems: RowKind<InboxItem> = {
  ...named,
  find: ({ db }, id) => findItem(db, id),
  refusal: (actor, { agent, property: { isDeleted } }) =>
    canAnswerInquiry(actor, { ownerId: agent.id, isDeleted }) ? null : 'missing',
};

/** Held inquiries to be released. One that was released stands among the others under its id. */
export const heldInquiries: LockedKind<
  (LockedHeldInquiry & { isReleased: false }) | (LockedInquiry & { isReleased: true })
> = {
  ...named,
  row: 'held inquiry',
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
