import * as z from 'zod/mini';
import { INQUIRY_STATUSES } from '../inquiry/values.ts';
import { openedItemSchema } from '../inquiry/search.ts';
import { lenient, searchedText } from '../lenient.ts';
import { REQUEST_KINDS } from './kinds.ts';

/** The address of the list of requests; absent or invalid values do not filter. */
export const requestSearchSchema = z.object({
  kind: lenient(z.enum(REQUEST_KINDS)),
  status: lenient(z.enum(INQUIRY_STATUSES)),
  /** The id of the assigned admin, or 'nobody'. */
  assignee: lenient(z.union([z.literal('nobody'), z.uuid()])),
  /** Words in the client's name, address, telephone or message, or in the other answers of the form. */
  search: searchedText,
});
export type RequestSearch = z.output<typeof requestSearchSchema>;

/** The address of the page of the list. */
export const requestsPageSchema = z.extend(requestSearchSchema, openedItemSchema.shape);
export type RequestsPage = z.output<typeof requestsPageSchema>;

export const requestListQuerySchema = z.extend(requestSearchSchema, {
  cursor: z.nullish(z.string().check(z.maxLength(200))),
});
