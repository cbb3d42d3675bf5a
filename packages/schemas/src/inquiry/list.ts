import * as z from 'zod/mini';
import { propertyListQuerySchema } from '../property/list.ts';
import { inboxItemSchema } from './inbox.ts';
import { inboxSearchSchema } from './search.ts';

/** The filters of the inbox. */
export const inquiryFiltersSchema = z.omit(inboxSearchSchema, { page: true });

/** The query of the documented list. An invalid filter does not count; an invalid `limit` or `cursor` is refused. */
export const inquiryListQuerySchema = z.extend(
  inquiryFiltersSchema,
  z.pick(propertyListQuerySchema, { limit: true, cursor: true }).shape,
);

/** The documented list is a bare array. */
export const inquiryListSchema = z.array(inboxItemSchema);

/** A place in a list from the newest inquiry to the oldest: the creation time in microseconds, and the id. */
export type InquiryPlace = readonly [microseconds: string, id: string];

const placeSchema = z.tuple([z.string().check(z.regex(/^\d{1,16}$/u)), z.uuid()]);

/** Reads a place from a cursor; null when it is none. */
export function parseInquiryPlace(keys: unknown): InquiryPlace | null {
  return z.safeParse(placeSchema, keys).data ?? null;
}
