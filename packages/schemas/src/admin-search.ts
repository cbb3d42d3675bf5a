import * as z from 'zod/mini';

/** Without one it is the first. */
export const ADMIN_TABS = ['employees', 'settings'] as const;

export const adminSearchSchema = z.object({
  tab: z.catch(z.optional(z.enum(ADMIN_TABS)), undefined),
});
