import type { PropertyDetail } from '@pbr/schemas/property';
import { labelOf, operationTypeLabels, propertyTypeLabels } from '@pbr/schemas/property-values';
import { absoluteUrl } from '../../../lib/seo.ts';
import { priceLines } from '../card/price-lines.ts';

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

/** Opens WhatsApp with the listing in words, for whomever the visitor chooses there. */
export function shareUrl(property: Shared, publicOrigin: string): string {
  return `https://wa.me/?text=${encodeURIComponent(shareText(property, publicOrigin))}`;
}

/** The listing's own address comes before the photo's: WhatsApp draws its preview from the first address. */
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
    [property.neighborhood, property.city, property.state].join(', '),
    prices.join(' · '),
    absoluteUrl(publicOrigin, `/properties/${property.id}`),
    photo && `Foto: ${absoluteUrl(publicOrigin, photo.imageUrl)}`,
  ]
    .filter(Boolean)
    .join('\n');
}
