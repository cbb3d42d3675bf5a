import * as z from 'zod/mini';
import type { myPropertiesSearchSchema } from './mine-search.ts';
import { propertyCardSchema } from './read.ts';
import { viewsSchema } from './views.ts';

export type MyPropertiesSearch = z.output<typeof myPropertiesSearchSchema>;

/** An own listing in the list: a card, and what its owner may have to do. */
export const myPropertySchema = z.extend(propertyCardSchema, {
  isDraft: z.boolean(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
  /** The beginning of the description. */
  excerpt: z.string(),
  /** Active shares only. */
  shares: z.array(z.object({ id: z.uuid(), agentName: z.string(), percentage: z.string() })),
  unansweredInquiries: z.int(),
  views: viewsSchema,
  hasPhoto: z.boolean(),
});
export type MyProperty = z.output<typeof myPropertySchema>;

export const myPropertiesSchema = z.object({
  items: z.array(myPropertySchema),
  /** How many listings match the search. */
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  /** Counts of all own listings, ignoring the search. Drafts, sold and rented ones count only in `total`; one for sale and rent counts in both. */
  counts: z.object({
    total: z.int(),
    active: z.int(),
    forSale: z.int(),
    forRent: z.int(),
  }),
});
export type MyProperties = z.output<typeof myPropertiesSchema>;
