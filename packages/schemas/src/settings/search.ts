import * as z from 'zod/mini';
import { editedListingSchema } from '../property/mine-search.ts';

/** Without one it is the first. */
const SETTINGS_TABS = ['properties', 'agents', 'contact', 'integrations'] as const;

export const settingsSearchSchema = z.object({
  tab: z.catch(z.optional(z.enum(SETTINGS_TABS)), undefined),
  edit: editedListingSchema,
});
