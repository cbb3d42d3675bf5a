import * as z from 'zod/mini';
import { lenient, wholeNumber } from '../lenient.ts';
import { LAST_PAGE } from '../property/search.ts';

/** The query of the agents' pages: the page number of the agents, or of one agent's listings. */
export const agentPageSearchSchema = z.object({ page: lenient(wholeNumber(1, LAST_PAGE)) });
