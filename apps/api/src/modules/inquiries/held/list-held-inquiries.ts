import { heldCountSchema, heldInquiriesSchema } from '@pbr/schemas/held/held';
import { heldSearchSchema } from '@pbr/schemas/held/search';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { action } from '../../../action/action.ts';
import { pageFacts, rangeOf } from '../../../action/numbered-page.ts';
import { countHeldInquiries, findHeldInquiries } from './held-inquiries.queries.ts';
import { inboxScope } from '../inquiry.policy.ts';

/** A page of held inquiries: about the person's own listings, or about all listings for admins. */
export const listHeldInquiries = action({
  access: 'member',
  input: heldSearchSchema,
  output: heldInquiriesSchema,
  run: async ({ db, actor }, { page = 1 }) => {
    const { items, total } = await findHeldInquiries(db, {
      scope: inboxScope(actor),
      ...rangeOf(page, PAGE_SIZE),
    });
    return { items, ...pageFacts(total, page, PAGE_SIZE) };
  },
});

/** The number of held inquiries, for the filter of the inbox. */
export const countHeldOfInbox = action({
  access: 'member',
  output: heldCountSchema,
  run: async ({ db, actor }) => ({ count: await countHeldInquiries(db, inboxScope(actor)) }),
});
