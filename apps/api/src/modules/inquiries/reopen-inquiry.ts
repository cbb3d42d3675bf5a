import { inboxItemSchema } from '@pbr/schemas/inquiry/inbox';
import { operation } from '../../operation/operation.ts';
import { lock } from '../../operation/rows.ts';
import { storeReopened } from './inbox-item.queries.ts';
import { inquiries } from './inquiry.rows.ts';

/** Reopens a closed inquiry: it is answered or pending again. An inquiry that is not closed stays as it is. */
export const reopenInquiry = operation({
  access: 'member',
  row: lock(inquiries, 'answer'),
  output: inboxItemSchema,
  run: ({ db }, _input, { id }) => storeReopened(db, id),
});
