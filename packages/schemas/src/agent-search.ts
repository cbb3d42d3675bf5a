import * as z from 'zod/mini';
import { lenient, wholeNumber } from './lenient.ts';
import { LAST_PAGE } from './property-search.ts';

/** What the address of an agent's page may say: the page of the listings. */
export const agentPageSearchSchema = z.object({ page: lenient(wholeNumber(1, LAST_PAGE)) });
