import * as z from 'zod/mini';
import { lenient } from '../lenient.ts';
import { catalogueSearchSchema } from './search.ts';
import { DEAL_STATUSES } from './values.ts';

/** Sold and rented ones stand under their own names and among all, not among the active or inactive. */
const MY_PROPERTIES_STATUSES = ['all', 'active', 'inactive', ...DEAL_STATUSES] as const;
export type MyPropertiesStatus = (typeof MY_PROPERTIES_STATUSES)[number];

/** The address of 'Mis Propiedades'; without a status all are shown. */
export const myPropertiesSearchSchema = z.extend(
  z.pick(catalogueSearchSchema, { search: true, page: true }),
  { status: z.catch(z.optional(z.enum(MY_PROPERTIES_STATUSES)), undefined) },
);

/** A new listing, in the place of an id. */
export const NEW_LISTING = 'new';

/** Which listing's form is open, in the address of a page that opens it. */
export const editedListingSchema = lenient(z.union([z.literal(NEW_LISTING), z.uuid()]));

/**
 * The page's own address also tells which listing is being edited, or whose commission is looked at, so that a link can lead there and
 * 'back' leaves it.
 */
export const myPropertiesPageSchema = z.extend(myPropertiesSearchSchema, {
  edit: editedListingSchema,
  commission: lenient(z.uuid()),
});
