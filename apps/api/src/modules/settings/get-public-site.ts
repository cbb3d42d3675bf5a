import type { Site } from '@pbr/schemas/settings/settings';
import type { ServiceContext } from '../../lib/context.ts';
import { foundOnce } from '../../answers/found-once.ts';
import { getSite } from './get-site.ts';

/** The site's public facts, which all visitors share until something changes. */
export function getPublicSite(ctx: ServiceContext): Promise<Site> {
  return foundOnce(ctx, 'site', () => getSite(ctx));
}
