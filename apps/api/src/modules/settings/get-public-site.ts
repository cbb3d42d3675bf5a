import type { Site } from '@pbr/schemas/settings/settings';
import type { ServiceContext } from '../../lib/context.ts';
import { foundOnce } from '../../answers/found-once.ts';
import { getSite } from './get-site.ts';

/** What every page shows of the site. */
export function getPublicSite(ctx: ServiceContext): Promise<Site> {
  return foundOnce(ctx, 'site', () => getSite(ctx));
}
