import * as z from 'zod/mini';
import { editedPropertySchema } from '../property/search/mine-search.ts';

/** The tabs of the settings; without one in the URL, the first is open. */
const SETTINGS_TABS = ['properties', 'agents', 'contact', 'integrations'] as const;

export const ownSettingsSearchSchema = z.object({
  tab: z.catch(z.optional(z.enum(SETTINGS_TABS)), undefined),
  edit: editedPropertySchema,
});
