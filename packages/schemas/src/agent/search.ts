import * as z from 'zod/mini';
import { lenient, wholeNumber } from '../lenient.ts';
import { LAST_PAGE } from '../property/search.ts';

/** What the addresses of the agents' pages may say: which page of the agents, or of one's listings. */
export const agentPageSearchSchema = z.object({ page: lenient(wholeNumber(1, LAST_PAGE)) });
