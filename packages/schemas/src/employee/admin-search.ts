import * as z from 'zod/mini';
import { employeeSearchSchema } from './search.ts';

/** Without one it is the first. */
const ADMIN_TABS = ['employees', 'deleted', 'settings'] as const;

/** The tab, and what its list is searched and filtered by. */
export const adminSearchSchema = z.extend(employeeSearchSchema, {
  tab: z.catch(z.optional(z.enum(ADMIN_TABS)), undefined),
});
export type AdminSearch = z.output<typeof adminSearchSchema>;
