import { heldCountSchema, heldServiceRequestsSchema } from '@pbr/schemas/held/held';
import { heldSearchSchema } from '@pbr/schemas/held/search';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { action } from '../../../action/action.ts';
import { pageFacts, rangeOf } from '../../../action/numbered-page.ts';
import {
  countHeldServiceRequests,
  findHeldServiceRequests,
} from './held-service-requests.queries.ts';

/** A page of held service requests. */
export const listHeldServiceRequests = action({
  access: 'admin',
  input: heldSearchSchema,
  output: heldServiceRequestsSchema,
  run: async ({ db }, { page = 1 }) => {
    const { items, total } = await findHeldServiceRequests(db, rangeOf(page, PAGE_SIZE));
    return { items, ...pageFacts(total, page, PAGE_SIZE) };
  },
});

/** The number of held service requests, for the filter of the list. */
export const countHeldOfCompany = action({
  access: 'admin',
  output: heldCountSchema,
  run: async ({ db }) => ({ count: await countHeldServiceRequests(db) }),
});
