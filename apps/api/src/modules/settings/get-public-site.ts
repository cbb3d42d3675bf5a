import { type Site, siteSchema } from '@pbr/schemas/settings/settings';
import { AT_ONCE, type ReadyValue } from '../../answers/ready-value.ts';
import { action } from '../../action/action.ts';
import { getSite } from './get-site.ts';

const SITE: ReadyValue<Site> = { find: getSite, ...AT_ONCE };

/** The site's public facts, which everybody shares. */
export const getPublicSite = action({
  access: 'public',
  output: siteSchema,
  isReady: true,
  run: ({ readyValue }) => readyValue(SITE),
});
