import * as z from 'zod/mini';
import { lenient } from './lenient.ts';
import { propertyCardSchema } from './property.ts';
import { catalogueSearchSchema } from './property-search.ts';

const MY_PROPERTIES_STATUSES = ['all', 'active', 'inactive'] as const;
export type MyPropertiesStatus = (typeof MY_PROPERTIES_STATUSES)[number];

/** The address of 'Mis Propiedades'; without a status all are shown. */
export const myPropertiesSearchSchema = z.extend(
  z.pick(catalogueSearchSchema, { search: true, page: true }),
  { status: z.catch(z.optional(z.enum(MY_PROPERTIES_STATUSES)), undefined) },
);
export type MyPropertiesSearch = z.output<typeof myPropertiesSearchSchema>;

/** A new listing, in the place of an id. */
export const NEW_LISTING = 'new';

/** The page's own address also tells which listing is being edited, so that a link can lead there and 'back' leaves it. */
export const myPropertiesPageSchema = z.extend(myPropertiesSearchSchema, {
  edit: lenient(z.union([z.literal(NEW_LISTING), z.uuid()])),
});
export type MyPropertiesPage = z.output<typeof myPropertiesPageSchema>;

/** An own listing in the list: a card and what its owner has to do about it. */
export const myPropertySchema = z.extend(propertyCardSchema, {
  version: z.int(),
  updatedAt: z.iso.datetime(),
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
  /** Of all own listings, whatever was searched; what is for sale and for rent counts in both. */
  counts: z.object({
    total: z.int(),
    active: z.int(),
    forSale: z.int(),
    forRent: z.int(),
  }),
});
export type MyProperties = z.output<typeof myPropertiesSchema>;
