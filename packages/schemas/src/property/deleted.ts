import * as z from 'zod/mini';
import { pageShape } from '../page.ts';
import { lenient, searchedText, wholeNumber } from '../lenient.ts';

/** How many days an admin can restore a deleted listing. */
export const KEPT_DAYS = 30;
/** After how many days without a change a draft without a name is deleted. */
export const UNTITLED_DAYS = 7;
export const DELETED_PAGE_SIZE = 25;

/** The URL of the list; absent or invalid values do not filter. */
export const deletedSearchSchema = z.object({
  /** Words in the listing's name or place, or in its owner's name. */
  search: searchedText,
  page: lenient(wholeNumber(1, 100_000)),
});

export const deletedPropertySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  /** The base URL of its primary photo. */
  image: z.nullable(z.string()),
  owner: z.object({ name: z.string(), isActive: z.boolean() }),
  deletedAt: z.iso.datetime(),
  /** Null for listings deleted before this was recorded. */
  deletedBy: z.nullable(z.string()),
  /** Days of the calendar until the listing is purged; 0 on the last one. */
  daysLeft: z.int(),
  /** How many inquiries it has. */
  inquiries: z.int(),
});
export type DeletedProperty = z.output<typeof deletedPropertySchema>;

export const deletedPageSchema = z.object({
  items: z.array(deletedPropertySchema),
  ...pageShape,
});
export type DeletedPage = z.output<typeof deletedPageSchema>;

/** A listing comes back paused when its owner is not active. */
export const restoredSchema = z.object({ id: z.uuid(), isActive: z.boolean() });
