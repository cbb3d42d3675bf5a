import * as z from 'zod/mini';
import { catalogueFieldsSchema } from './search.ts';

/** The query string of a landing page. */
export const landingSearchSchema = z.pick(catalogueFieldsSchema, { type: true, page: true });
export type LandingSearch = z.output<typeof landingSearchSchema>;
