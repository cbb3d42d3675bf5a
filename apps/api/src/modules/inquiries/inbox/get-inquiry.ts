import { inboxItemSchema } from '@pbr/schemas/inquiry/inbox';
import { action } from '../../../action/action.ts';
import { read } from '../../../action/rows.ts';
import { inboxItems } from './inquiry.rows.ts';

/** One inquiry, for a link to it: it may stand on another page of the inbox. */
export const getInquiry = action({
  access: 'member',
  row: read(inboxItems, 'answer'),
  output: inboxItemSchema,
  run: async (_ctx, _input, inquiry) => inquiry,
});
