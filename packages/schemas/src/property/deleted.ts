import * as z from 'zod/mini';
import { lenient, searchedText, wholeNumber } from '../lenient.ts';

/** How long an admin can bring a deleted listing back. */
export const KEPT_DAYS = 30;
export const DELETED_PAGE_SIZE = 25;

/** The address of the list; what is absent or not understood filters nothing. */
export const deletedSearchSchema = z.object({
  /** Words in the listing's name or place, or in its owner's name. */
  search: searchedText,
  page: lenient(wholeNumber(1, 100_000)),
});
export type DeletedSearch = z.output<typeof deletedSearchSchema>;

export const deletedPropertySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  /** The base address of its primary photo. */
  image: z.nullable(z.string()),
  owner: z.object({ name: z.string(), isActive: z.boolean() }),
  deletedAt: z.iso.datetime(),
  /** Null for what was deleted before this was kept. */
  deletedBy: z.nullable(z.string()),
  /** Whole days until it goes for good, begun ones counted. */
  daysLeft: z.int(),
  /** What clients wrote about it. */
  inquiries: z.int(),
});
export type DeletedProperty = z.output<typeof deletedPropertySchema>;

export const deletedPageSchema = z.object({
  items: z.array(deletedPropertySchema),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type DeletedPage = z.output<typeof deletedPageSchema>;

/** It comes back paused when its owner is not active. */
export const restoredSchema = z.object({ id: z.uuid(), isActive: z.boolean() });
export type Restored = z.output<typeof restoredSchema>;
