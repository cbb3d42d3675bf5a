import { priceLines } from '@pbr/schemas/format/price-lines';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { labelOf, operationTypeLabels, propertyTypeLabels } from '@pbr/schemas/property/values';
import { propertyUrl } from '../../../../lib/sharing.ts';
import { propertyPlace } from '../property-address.ts';

type Shared = Pick<
  PropertyDetail,
  | 'id'
  | 'name'
  | 'neighborhood'
  | 'city'
  | 'state'
  | 'propertyType'
  | 'operationType'
  | 'salePrice'
  | 'rentPrice'
  | 'currency'
  | 'mxnEquivalent'
  | 'images'
>;

/** A link that opens WhatsApp with a text about the listing; the visitor chooses the recipient there. */
export function shareUrl(property: Shared, publicOrigin: string): string {
  return `https://wa.me/?text=${encodeURIComponent(shareText(property, publicOrigin))}`;
}

/** The listing's URL comes before the photo's: WhatsApp builds its preview from the first one. */
function shareText(property: Shared, publicOrigin: string): string {
  const type = labelOf(propertyTypeLabels, property.propertyType);
  const operation = labelOf(operationTypeLabels, property.operationType).toLowerCase();
  const prices = priceLines(property).map(
    ({ text, perMonth }) => text + (perMonth ? ' por mes' : ''),
  );
  const photo = property.images[0];
  return [
    property.name,
    `${type} en ${operation}`,
    propertyPlace(property),
    prices.join(' · '),
    propertyUrl(property, publicOrigin),
    photo && `Foto: ${new URL(photo.imageUrl, publicOrigin).href}`,
  ]
    .filter(Boolean)
    .join('\n');
}
