import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { LockedKind, RowKind } from '../../../action/rows.ts';
import { findItem, type LockedInquiry, lockInquiry } from './inbox-item.queries.ts';
import { canAnswerInquiry } from '../inquiry.policy.ts';

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
