import { ownListingPart } from '../../features/properties/detail/own/own-listing-part.tsx';

export const ownListing = ownListingPart(() => import('./-own.tsx'));
