import type { Inbox } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { signedIn } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { findInbox } from './inbox.queries.ts';
import { inboxScope } from './inquiry.policy.ts';

/** A page of the inbox: inquiries about the person's own listings, or about all listings for admins. */
export async function listInquiries(ctx: ServiceContext, search: InboxSearch): Promise<Inbox> {
  const { page = 1, ...filters } = search;
  const { items, counts } = await findInbox(ctx.db, {
    scope: inboxScope(signedIn(ctx.actor)),
    filters,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  const total = filters.status
    ? counts[filters.status]
    : counts.pending + counts.answered + counts.closed;
  return { items, counts, total, page, pageCount: Math.ceil(total / PAGE_SIZE) };
}
