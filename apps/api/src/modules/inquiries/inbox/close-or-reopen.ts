import { inboxItemSchema } from '@pbr/schemas/inquiry/inbox';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { storeClosed, storeReopened } from './inbox-item.queries.ts';
import { inquiries } from './inquiry.rows.ts';

/** Closes an inquiry, answered or not. Doing it twice changes nothing. */
export const closeInquiry = action({
  access: 'member',
  row: lock(inquiries, 'answer'),
  output: inboxItemSchema,
  run: ({ db, now }, _input, { id }) => storeClosed(db, id, now()),
});

/** Reopens a closed inquiry: it is answered or pending again. An inquiry that is not closed stays as it is. */
export const reopenInquiry = action({
  access: 'member',
  row: lock(inquiries, 'answer'),
  output: inboxItemSchema,
  run: ({ db }, _input, { id }) => storeReopened(db, id),
});
