import * as z from 'zod/mini';
import { cursorPageShape } from '../cursor-page.ts';
import { inboxItemSchema } from './inbox.ts';
import { inboxSearchSchema } from './search.ts';

/** The filters of the inbox. */
export const inquiryFiltersSchema = z.omit(inboxSearchSchema, { page: true });

/** The query of the documented list. An invalid filter does not count; an invalid `limit` or `cursor` is refused. */
export const inquiryListQuerySchema = z.extend(inquiryFiltersSchema, cursorPageShape);

/** The documented list is a bare array. */
export const inquiryListSchema = z.array(inboxItemSchema);

/** A position in a list from the newest inquiry to the oldest: the creation time in microseconds, and the id. */
export type InquiryPosition = readonly [microseconds: string, id: string];

const positionSchema = z.tuple([z.string().check(z.regex(/^\d{1,16}$/u)), z.uuid()]);

/** Reads a position from a cursor; null when it is none. */
export function parseInquiryPosition(keys: unknown): InquiryPosition | null {
  return z.safeParse(positionSchema, keys).data ?? null;
}
