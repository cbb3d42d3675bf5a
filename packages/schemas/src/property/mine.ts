import * as z from 'zod/mini';
import type { myPropertiesSearchSchema } from './mine-search.ts';
import { propertyCardSchema } from './property.ts';

export type MyPropertiesSearch = z.output<typeof myPropertiesSearchSchema>;

/** An own listing in the list: a card and what its owner has to do about it. */
export const myPropertySchema = z.extend(propertyCardSchema, {
  version: z.int(),
  updatedAt: z.iso.datetime(),
  /** How the description begins. */
  excerpt: z.string(),
  /** Active ones only. */
  shares: z.array(z.object({ id: z.uuid(), agentName: z.string(), percentage: z.string() })),
  unansweredInquiries: z.int(),
  hasPhoto: z.boolean(),
});
export type MyProperty = z.output<typeof myPropertySchema>;

export const myPropertiesSchema = z.object({
  items: z.array(myPropertySchema),
  /** How many match what was searched. */
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  /** Of all own listings, whatever was searched; sold and rented ones count in the total only, one for sale and for rent in both. */
  counts: z.object({
    total: z.int(),
    active: z.int(),
    forSale: z.int(),
    forRent: z.int(),
  }),
});
export type MyProperties = z.output<typeof myPropertiesSchema>;
