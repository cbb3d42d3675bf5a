import * as z from 'zod/mini';
import { catalogueSearchSchema } from './search.ts';

/** What a landing page's address says after the question mark. */
export const landingSearchSchema = z.pick(catalogueSearchSchema, { type: true, page: true });
export type LandingSearch = z.output<typeof landingSearchSchema>;
