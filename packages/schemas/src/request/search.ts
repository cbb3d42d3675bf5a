import * as z from 'zod/mini';
import { INQUIRY_STATUSES } from '../inquiry/values.ts';
import { lenient, searchedText } from '../lenient.ts';
import { REQUEST_KINDS } from './kinds.ts';

/** The address of the list of requests; what is absent or not understood filters nothing. */
export const requestSearchSchema = z.object({
  kind: lenient(z.enum(REQUEST_KINDS)),
  status: lenient(z.enum(INQUIRY_STATUSES)),
  /** Whose they are: a person, or nobody yet. */
  assignee: lenient(z.union([z.literal('nobody'), z.uuid()])),
  /** Words in the client's name, address, telephone or message, or in what the form asked. */
  search: searchedText,
});
export type RequestSearch = z.output<typeof requestSearchSchema>;

export const requestListQuerySchema = z.extend(requestSearchSchema, {
  cursor: z.nullish(z.string().check(z.maxLength(200))),
});
export type RequestListQuery = z.output<typeof requestListQuerySchema>;
