import * as z from 'zod/mini';
import { lenient } from '../../lenient.ts';
import { catalogueFieldsSchema } from '../search.ts';
import { DEAL_STATUSES } from '../values.ts';

/**
 * Drafts, sold and rented listings appear under their own status and under `all`, not under `active`, `inactive`, `venta` or `renta`.
 * Those without a photo or a price are in the public lists.
 */
const MY_PROPERTIES_STATUSES = [
  'all',
  'active',
  'inactive',
  'draft',
  ...DEAL_STATUSES,
  'venta',
  'renta',
  'without-photo',
  'without-price',
] as const;
export type MyPropertiesStatus = (typeof MY_PROPERTIES_STATUSES)[number];

const MY_PROPERTIES_SORTS = [
  'newest',
  'oldest',
  'inquiries',
  'views',
  'price-high',
  'price-low',
  'name',
] as const;
export type MyPropertiesSort = (typeof MY_PROPERTIES_SORTS)[number];

/** Stands for the whole agency where a URL holds the id of an agent. */
export const WHOLE_AGENCY = 'all';

/** The URL of 'Mis Propiedades'; without a status all are shown. */
export const myPropertiesSearchSchema = z.extend(
  z.pick(catalogueFieldsSchema, { search: true, page: true }),
  {
    status: z.catch(z.optional(z.enum(MY_PROPERTIES_STATUSES)), undefined),
    sort: lenient(z.enum(MY_PROPERTIES_SORTS)),
    /** For admins: the agent of the listings; without one they see their own. */
    owner: lenient(z.union([z.literal(WHOLE_AGENCY), z.uuid()])),
  },
);

/** The query of the same list as a file, which has no pages. */
export const exportedPropertiesSchema = z.omit(myPropertiesSearchSchema, { page: true });

/** Stands for a new listing where a URL holds an id. */
export const NEW_LISTING = 'new';

/** The listing whose form is open, in the URL of a page that can open it. */
export const editedPropertySchema = lenient(z.union([z.literal(NEW_LISTING), z.uuid()]));

/**
 * The page's own URL also names the listing whose form or commissions are open, so that a link can lead there and 'back' closes
 * them.
 */
export const myPropertiesPageSchema = z.extend(myPropertiesSearchSchema, {
  edit: editedPropertySchema,
  commission: lenient(z.uuid()),
});
