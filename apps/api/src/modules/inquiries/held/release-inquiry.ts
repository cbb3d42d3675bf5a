import { inboxItemSchema } from '@pbr/schemas/inquiry/inbox';
import { action } from '../../../action/action.ts';
import { lock, type LockedKind } from '../../../action/rows.ts';
import { AppError } from '../../../lib/errors.ts';
import { SENT_AGAIN_MS } from '../../../lib/sent-again.ts';
import { shownListings } from '../../properties/property.rows.ts';
import { type LockedInquiry, lockInquiry, readItem } from '../inbox/inbox-item.queries.ts';
import { canAnswerInquiry } from '../inquiry.policy.ts';
import { storeInquiry } from '../sending/store-inquiry.ts';
import {
  deleteHeldInquiry,
  type LockedHeldInquiry,
  lockHeldInquiry,
  moveHeldInquiry,
} from './held-inquiries.queries.ts';

/** Held inquiries to be released. One that was released stands among the others under its id. */
const heldInquiries: LockedKind<
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

/**
 * Makes a held inquiry an ordinary one, as if it arrived now: only then its mails go out. If the client has sent it again without the hidden
 * field meanwhile, that one stays alone. Doing it twice changes nothing.
 */
export const releaseInquiry = action({
  access: 'member',
  row: lock(heldInquiries, 'answer'),
  output: inboxItemSchema,
  run: async (inside, _input, row) => {
    const { db } = inside;
    if (row.isReleased) return readItem(db, row.id);
    const { id, ownerId: _owner, createdAt, isReleased: _no, ...inquiry } = row;
    // Mails show the listing as everybody sees it.
    const asVisitor = { ...inside, actor: { kind: 'visitor' } } as const;
    const property = await shownListings.find(asVisitor, inquiry.propertyId);
    if (!property) throw new AppError('inquiry.not_found');
    const stored = await storeInquiry(inside, {
      inquiry,
      property,
      since: new Date(Date.parse(createdAt) - SENT_AGAIN_MS),
      insert: () => moveHeldInquiry(db, id),
    });
    if (stored.id !== id) await deleteHeldInquiry(db, id);
    return readItem(db, stored.id);
  },
});
