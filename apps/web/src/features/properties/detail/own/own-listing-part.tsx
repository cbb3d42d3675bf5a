import type { PropertyDetail } from '@pbr/schemas/property/read';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import { EditListing } from './edit-listing.tsx';

export interface OwnListingProps {
  property: PropertyDetail;
}

/** Shown instead of the ways to reach the agent. Visitors never load it. */
export const ownListingPart = lazyPart<OwnListingProps>({
  name: 'own-listing',
  load: () => import('./own-listing.tsx'),
  otherwise: EditListing,
});
