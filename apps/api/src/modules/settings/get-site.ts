import { publicSiteSchema, type SiteFacts } from '@pbr/schemas/settings/settings';
import { action } from '../../action/action.ts';
import { AT_ONCE, type ReadyValue } from '../../answers/ready-value.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { readSettings } from './read-settings.ts';

/** The site's public facts. */
export async function getSite(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<SiteFacts> {
  const { company, usdMxnRate } = await readSettings(ctx);
  return { company, usdMxnRate };
}

const SITE: ReadyValue<SiteFacts> = { find: getSite, ...AT_ONCE };

/** The site's public facts, which everybody shares. */
export const getPublicSite = action({
  access: 'public',
  output: publicSiteSchema,
  isReady: true,
  run: async ({ readyValue, mapTiles }) => ({ ...(await readyValue(SITE)), mapTiles }),
});
