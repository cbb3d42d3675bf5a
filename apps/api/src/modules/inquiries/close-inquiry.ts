import { inboxItemSchema } from '@pbr/schemas/inquiry/inbox';
import { operation } from '../../operation/operation.ts';
import { lock } from '../../operation/rows.ts';
import { storeClosed } from './inbox-item.queries.ts';
import { inquiries } from './inquiry.rows.ts';

/** Closes an inquiry, answered or not. Doing it twice changes nothing. */
export const closeInquiry = operation({
  access: 'member',
  row: lock(inquiries, 'answer'),
  output: inboxItemSchema,
  run: ({ db, now }, _input, { id }) => storeClosed(db, id, now()),
});
