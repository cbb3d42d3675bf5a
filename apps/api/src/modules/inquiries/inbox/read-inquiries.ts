import { inboxItemSchema, inboxSchema, unansweredSchema } from '@pbr/schemas/inquiry/inbox';
import {
  inquiryListQuerySchema,
  inquiryListSchema,
  parseInquiryPosition,
} from '@pbr/schemas/inquiry/list';
import { totalOf } from '@pbr/schemas/inquiry/status-counts';
import { inboxSearchSchema } from '@pbr/schemas/inquiry/search';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { action } from '../../../action/action.ts';
import { ListPage } from '../../../action/list-page.ts';
import { read } from '../../../action/rows.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { decodeCursor, encodeCursor } from '../../../lib/cursor.ts';
import { pageFacts, rangeOf } from '../../../action/numbered-page.ts';
import { signedIn } from '../../../security/access.ts';
import { inboxScope } from '../inquiry.policy.ts';
import {
  countInquiries,
  countPending,
  findInbox,
  findInquiries,
  findWaiting,
  type WaitingRows,
} from './inbox.queries.ts';
import { inboxItems } from './inquiry.rows.ts';

/** One inquiry, for a link to it: it may stand on another page of the inbox. */
export const getInquiry = action({
  access: 'member',
  row: read(inboxItems, 'answer'),
  output: inboxItemSchema,
  run: async (_ctx, _input, inquiry) => inquiry,
});

/** A page of the inbox: inquiries about the person's own listings, or about all listings for admins. */
export const listInquiries = action({
  access: 'member',
  input: inboxSearchSchema,
  output: inboxSchema,
  run: async ({ db, actor }, { page = 1, ...filters }) => {
    const { items, counts } = await findInbox(db, {
      scope: inboxScope(actor),
      filters,
      ...rangeOf(page, PAGE_SIZE),
    });
    const total = filters.status ? counts[filters.status] : totalOf(counts);
    return { items, counts, ...pageFacts(total, page, PAGE_SIZE) };
  },
});

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

/** The number of pending inquiries in the person's inbox, for the header. */
export const countUnanswered = action({
  access: 'member',
  output: unansweredSchema,
  run: async ({ db, actor }) => ({ count: await countPending(db, inboxScope(actor)) }),
});

/** The inquiries that have waited longest, and the number of all pending ones. */
export async function listWaiting(
  ctx: ServiceContext,
  { limit }: { limit: number },
): Promise<WaitingRows> {
  return findWaiting(ctx.db, inboxScope(signedIn(ctx.actor)), limit);
}
