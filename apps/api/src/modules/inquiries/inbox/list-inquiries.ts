import { inboxSchema } from '@pbr/schemas/inquiry/inbox';
import { inboxSearchSchema } from '@pbr/schemas/inquiry/search';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { action } from '../../../action/action.ts';
import { findInbox } from './inbox.queries.ts';
import { inboxScope } from '../inquiry.policy.ts';

/** A page of the inbox: inquiries about the person's own listings, or about all listings for admins. */
export const listInquiries = action({
  access: 'member',
  input: inboxSearchSchema,
  output: inboxSchema,
  run: async ({ db, actor }, { page = 1, ...filters }) => {
    const { items, counts } = await findInbox(db, {
      scope: inboxScope(actor),
      filters,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    });
    const total = filters.status
      ? counts[filters.status]
      : counts.pending + counts.answered + counts.closed;
    return { items, counts, total, page, pageCount: Math.ceil(total / PAGE_SIZE) };
  },
});
