import type { PropertyDetail } from '@pbr/schemas/property/read';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { dealNoticePart } from './contact/deal-notice-part.tsx';
import { goneListingPart } from './gone-listing-part.tsx';
import { hasLinkedMedia, linkedMediaPart } from './media/linked-media-part.tsx';
import type { OwnListingPart } from './own/own-listing-part.tsx';
import { relatedPart } from './related-part.tsx';

/** On the server: loads the parts of this listing's page that have scripts of their own. */
export async function prepareParts(property: PropertyDetail, own: OwnListingPart): Promise<void> {
  await Promise.all([
    own.ready?.(),
    relatedPart.ready?.(),
    property.dealStatus !== null && dealNoticePart.ready?.(),
    hasLinkedMedia(property) && linkedMediaPart.ready?.(),
  ]);
}

/** On the server: the same for the page that stands instead of a listing. */
export async function prepareNotFound({ trpcUtils }: RouterContext): Promise<void> {
  await Promise.all([trpcUtils.property.featured.prefetch(), goneListingPart.ready?.()]);
}
