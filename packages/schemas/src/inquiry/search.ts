import * as z from 'zod/mini';
import { INQUIRY_STATUSES } from './values.ts';
import { lenient, searchedText, wholeNumber } from '../lenient.ts';

/** The URL of the inbox; absent or invalid values do not filter. */
export const inboxSearchSchema = z.object({
  status: lenient(z.enum(INQUIRY_STATUSES)),
  propertyId: lenient(z.uuid()),
  /** The owner of the listings. */
  agent: lenient(z.uuid()),
  /** Words in the client's name, e-mail, telephone or message, or in the listing's name. */
  search: searchedText,
  page: lenient(wholeNumber(1, 100_000)),
});
export type InboxSearch = z.output<typeof inboxSearchSchema>;

/** The item of an inbox that its URL opens: to read it, or with the form for an answer. */
export const openedItemSchema = z.object({ open: lenient(z.uuid()), answer: lenient(z.uuid()) });
export type OpenedItem = z.output<typeof openedItemSchema>;

/** The URL of the page of the inbox. */
export const inboxPageSchema = z.extend(inboxSearchSchema, openedItemSchema.shape);
export type InboxPage = z.output<typeof inboxPageSchema>;
