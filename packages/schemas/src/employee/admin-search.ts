import * as z from 'zod/mini';
import { employeeSearchSchema } from './search.ts';

/** The tabs of the administration; without one in the URL, the first is open. */
const ADMIN_TABS = ['employees', 'import', 'deleted', 'places', 'settings', 'health'] as const;

/** The open tab, with the search and the filters of its list. */
export const adminSearchSchema = z.extend(employeeSearchSchema, {
  tab: z.catch(z.optional(z.enum(ADMIN_TABS)), undefined),
  /** The import that is open. */
  run: z.catch(z.optional(z.uuid()), undefined),
});
export type AdminSearch = z.output<typeof adminSearchSchema>;
