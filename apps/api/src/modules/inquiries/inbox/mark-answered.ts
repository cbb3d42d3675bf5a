import { inboxItemSchema } from '@pbr/schemas/inquiry/inbox';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { readItem, storeMarkedAnswered, storeUnmarked } from './inbox-item.queries.ts';
import { inquiries } from './inquiry.rows.ts';

/** Marks a pending inquiry as answered outside the portal, by telephone or chat. Another one stays as it is. */
export const markInquiryAnswered = action({
  access: 'member',
  row: lock(inquiries, 'answer'),
  output: inboxItemSchema,
  run: ({ db, actor, now }, _input, { id, status }) =>
    status === 'pending'
      ? storeMarkedAnswered(db, id, { answeredBy: actor.userId, answeredAt: now() })
      : readItem(db, id),
});

/** Takes such a mark back. An inquiry with an answer sent from here stays answered. */
export const markInquiryPending = action({
  access: 'member',
  row: lock(inquiries, 'answer'),
  output: inboxItemSchema,
  run: ({ db }, _input, { id, status, agentResponse }) =>
    status === 'answered' && agentResponse === null ? storeUnmarked(db, id) : readItem(db, id),
});
