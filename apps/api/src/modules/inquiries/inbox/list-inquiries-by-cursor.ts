import {
  inquiryListQuerySchema,
  inquiryListSchema,
  parseInquiryPosition,
} from '@pbr/schemas/inquiry/list';
import { decodeCursor, encodeCursor } from '../../../lib/cursor.ts';
import { ListPage } from '../../../action/list-page.ts';
import { action } from '../../../action/action.ts';
import { countInquiries, findInquiries } from './inbox.queries.ts';
import { inboxScope } from '../inquiry.policy.ts';

/** The documented list: the inquiries of the inbox from the newest to the oldest, an order that an answer does not change. */
export const listInquiriesByCursor = action({
  access: 'member',
  input: inquiryListQuerySchema,
  output: inquiryListSchema,
  run: async ({ db, actor }, { limit, cursor, ...filters }) => {
    const asked = { scope: inboxScope(actor), filters };
    const after = cursor === undefined ? null : decodeCursor(cursor, parseInquiryPosition);
    const [{ items, next }, total] = await Promise.all([
      findInquiries(db, { ...asked, after, limit }),
      countInquiries(db, asked),
    ]);
    return new ListPage({ items, total, nextCursor: next && encodeCursor(next) });
  },
});
