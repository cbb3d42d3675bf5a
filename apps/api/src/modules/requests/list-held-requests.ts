import { heldCountSchema, heldRequestsSchema } from '@pbr/schemas/held/held';
import { heldSearchSchema } from '@pbr/schemas/held/search';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { action } from '../../action/action.ts';
import { countHeldRequests, findHeldRequests } from './held-requests.queries.ts';

/** A page of held requests. */
export const listHeldRequests = action({
  access: 'admin',
  input: heldSearchSchema,
  output: heldRequestsSchema,
  run: async ({ db }, { page = 1 }) => {
    const place = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    const { items, total } = await findHeldRequests(db, place);
    return { items, total, page, pageCount: Math.ceil(total / PAGE_SIZE) };
  },
});

/** The number of held requests, for the filter of the list. */
export const countHeldOfCompany = action({
  access: 'admin',
  output: heldCountSchema,
  run: async ({ db }) => ({ count: await countHeldRequests(db) }),
});
