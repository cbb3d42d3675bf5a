import type { ServiceContext } from '../../../lib/context.ts';
import { findLandingPlaces, type LandingPlace } from './landing.queries.ts';

/** The places whose landing pages are in the sitemap. */
export function listLandingPlaces(ctx: Pick<ServiceContext, 'db'>): Promise<LandingPlace[]> {
  return findLandingPlaces(ctx.db);
}
