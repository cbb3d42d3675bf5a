import * as z from 'zod/mini';
import { lenient } from '../../lenient.ts';
import { catalogueFieldsSchema } from '../search.ts';
import { PROPERTY_TYPES } from '../values.ts';

/** The query string of a landing page. */
export const landingSearchSchema = z.extend(z.pick(catalogueFieldsSchema, { page: true }), {
  type: lenient(z.enum(PROPERTY_TYPES)),
});
export type LandingSearch = z.output<typeof landingSearchSchema>;
