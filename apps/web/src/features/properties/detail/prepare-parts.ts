import type { PropertyDetail } from '@pbr/schemas/property/read';
import { hasLinkedMedia, linkedMediaPart } from './media/linked-media-part.tsx';
import { ownListingPart } from './own/own-listing-part.tsx';

/** On the server: loads the parts of this listing's page that have scripts of their own. */
export async function prepareParts(property: PropertyDetail): Promise<void> {
  await Promise.all([
    ownListingPart.ready?.(),
    hasLinkedMedia(property) && linkedMediaPart.ready?.(),
  ]);
}
