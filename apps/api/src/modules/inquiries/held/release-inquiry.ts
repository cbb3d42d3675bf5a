import { inboxItemSchema } from '@pbr/schemas/inquiry/inbox';
import { AppError } from '../../../lib/errors.ts';
import { SENT_AGAIN_MS } from '../../../lib/sent-again.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { shownListings } from '../../properties/property.rows.ts';
import { deleteHeldInquiry, moveHeldInquiry } from './held-inquiries.queries.ts';
import { readItem } from '../inbox/inbox-item.queries.ts';
import { heldInquiries } from './held-inquiry.rows.ts';
import { storeInquiry } from '../sending/store-inquiry.ts';

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
