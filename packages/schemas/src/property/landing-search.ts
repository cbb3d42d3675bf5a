import * as z from 'zod/mini';
import { catalogueSearchSchema } from './search.ts';

/** The query string of a landing page. */
export const landingSearchSchema = z.pick(catalogueSearchSchema, { type: true, page: true });
export type LandingSearch = z.output<typeof landingSearchSchema>;
