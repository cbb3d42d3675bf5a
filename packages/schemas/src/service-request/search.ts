import * as z from 'zod/mini';
import { INQUIRY_STATUSES } from '../inquiry/values.ts';
import { openedItemSchema } from '../inquiry/search.ts';
import { lenient, searchedText } from '../lenient.ts';
import { SERVICE_REQUEST_KINDS } from './kinds.ts';

/** The URL of the list of service requests; absent or invalid values do not filter. */
export const serviceRequestSearchSchema = z.object({
  kind: lenient(z.enum(SERVICE_REQUEST_KINDS)),
  status: lenient(z.enum(INQUIRY_STATUSES)),
  /** The id of the assigned admin, or 'nobody'. */
  assignee: lenient(z.union([z.literal('nobody'), z.uuid()])),
  /** Words in the client's name, e-mail, telephone or message, or in the other answers of the form. */
  search: searchedText,
});
export type ServiceRequestSearch = z.output<typeof serviceRequestSearchSchema>;

/** The URL of the page of the list. */
export const serviceRequestsPageSchema = z.extend(
  serviceRequestSearchSchema,
  openedItemSchema.shape,
);
export type ServiceRequestsPage = z.output<typeof serviceRequestsPageSchema>;

export const serviceRequestListQuerySchema = z.extend(serviceRequestSearchSchema, {
  cursor: z.nullish(z.string().check(z.maxLength(200))),
});
