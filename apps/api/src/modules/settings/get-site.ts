import type { Site } from '@pbr/schemas/settings/settings';
import type { ServiceContext } from '../../lib/context.ts';
import { readSettings } from './read-settings.ts';

/** The site's public facts. */
export async function getSite(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<Site> {
  const { company, usdMxnRate } = await readSettings(ctx);
  return { company, usdMxnRate };
}
