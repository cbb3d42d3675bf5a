import { inboxItemSchema } from '@pbr/schemas/inquiry/inbox';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { storeClosed } from './inbox-item.queries.ts';
import { inquiries } from './inquiry.rows.ts';

/** Closes an inquiry, answered or not. Doing it twice changes nothing. */
export const closeInquiry = action({
  access: 'member',
  row: lock(inquiries, 'answer'),
  output: inboxItemSchema,
  run: ({ db, now }, _input, { id }) => storeClosed(db, id, now()),
});
