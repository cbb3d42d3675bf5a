import { type Site, siteSchema } from '@pbr/schemas/settings/settings';
import { action } from '../../action/action.ts';
import { AT_ONCE, type ReadyValue } from '../../answers/ready-value.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { readSettings } from './read-settings.ts';

/** The site's public facts. */
export async function getSite(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<Site> {
  const { company, usdMxnRate } = await readSettings(ctx);
  return { company, usdMxnRate };
}

const SITE: ReadyValue<Site> = { find: getSite, ...AT_ONCE };

/** The site's public facts, which everybody shares. */
export const getPublicSite = action({
  access: 'public',
  output: siteSchema,
  isReady: true,
  run: ({ readyValue }) => readyValue(SITE),
});
