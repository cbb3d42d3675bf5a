import type { ServiceContext } from '../../../lib/context.ts';
import type { LandingPlace } from '../places/place-offers.ts';
import { countedPlaces } from '../places/ready-places.ts';

/** The sitemap leaves out a place with fewer listings than this. */
const SITEMAP_MINIMUM = 3;

/** The places whose landing pages are in the sitemap, as they were some minutes ago at most. */
export async function listLandingPlaces(
  ctx: Pick<ServiceContext, 'readyValue'>,
): Promise<LandingPlace[]> {
  return (await countedPlaces(ctx)).offers.landingPlaces(SITEMAP_MINIMUM);
}
