import * as z from 'zod/mini';
import { personSchema } from '../account/person.ts';
import { pageShape } from '../page.ts';
import type { myPropertiesPageSchema, myPropertiesSearchSchema } from './search/mine-search.ts';
import { propertyCardSchema } from './read.ts';
import { viewsSchema } from './views.ts';

export type MyPropertiesSearch = z.output<typeof myPropertiesSearchSchema>;
export type MyPropertiesPageSearch = z.output<typeof myPropertiesPageSchema>;

/** A listing in the list of who works on it: a card, its figures, and what may have to be done. */
export const myPropertySchema = z.extend(propertyCardSchema, {
  isDraft: z.boolean(),
  version: z.int(),
  agencyReference: z.nullable(z.string()),
  availableFrom: z.nullable(z.string()),
  updatedAt: z.iso.datetime(),
  /** The beginning of the description. */
  excerpt: z.string(),
  /** Active shares only. */
  shares: z.array(z.object({ id: z.uuid(), agentName: z.string(), percentage: z.string() })),
  inquiryCount: z.int(),
  unansweredInquiries: z.int(),
  views: viewsSchema,
  /** Days of the calendar since its publication; null while the public lists do not show it. */
  daysOnline: z.nullable(z.int()),
  owner: z.extend(personSchema, {
    profileImageUrl: z.nullable(z.string()),
    isActive: z.boolean(),
  }),
  hasPhoto: z.boolean(),
});
export type MyProperty = z.output<typeof myPropertySchema>;

export const myPropertiesSchema = z.object({
  items: z.array(myPropertySchema),
  ...pageShape,
  /** Counts of all these listings, ignoring the search. Drafts, sold and rented ones count only in `total`; one for sale and rent counts in both. */
  counts: z.object({
    total: z.int(),
    active: z.int(),
    forSale: z.int(),
    forRent: z.int(),
  }),
});
export type MyProperties = z.output<typeof myPropertiesSchema>;
