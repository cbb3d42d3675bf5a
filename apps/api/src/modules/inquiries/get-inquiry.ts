import { inboxItemSchema } from '@pbr/schemas/inquiry/inbox';
import { operation } from '../../operation/operation.ts';
import { read } from '../../operation/rows.ts';
import { inboxItems } from './inquiry.rows.ts';

/** One inquiry, for a link to it: it may stand on another page of the inbox. */
export const getInquiry = operation({
  access: 'member',
  row: read(inboxItems, 'answer'),
  output: inboxItemSchema,
  run: async (_ctx, _input, inquiry) => inquiry,
});
