import type { PropertyDetail } from '@pbr/schemas/property/read';
import type { ComponentType } from 'react';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import { EditListing } from './edit-listing.tsx';

export interface OwnListingProps {
  property: PropertyDetail;
  /** On the bar of a phone, which has room for the actions alone. */
  inBar?: boolean;
}

/** Shown to those who may edit the listing, instead of the ways to reach its agent. `load` adds the dialogs, which belong to other features. */
export const ownListingPart = (load: () => Promise<{ Part: ComponentType<OwnListingProps> }>) =>
  lazyPart<OwnListingProps>({ name: '-own', load, otherwise: EditListing });

export type OwnListingPart = ReturnType<typeof ownListingPart>;
