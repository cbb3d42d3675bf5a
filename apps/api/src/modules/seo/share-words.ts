import { priceLines } from '@pbr/schemas/format/price-lines';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { labelOf, operationTypeLabels, propertyTypeLabels } from '@pbr/schemas/property/values';
import type { ShareWords } from './share-picture.ts';

const BRAND = 'Portal PBR';

/** The words on the portal's own picture. */
export const PORTAL_WORDS: ShareWords = {
  label: 'Venta y renta en México',
  title: 'Encuentra dónde vivir',
  place: 'Casas, departamentos, oficinas, locales y terrenos',
  brand: BRAND,
};

type Shared = Pick<
  PropertyDetail,
  | 'propertyType'
  | 'operationType'
  | 'salePrice'
  | 'rentPrice'
  | 'currency'
  | 'neighborhood'
  | 'city'
  | 'state'
>;

/** The words on the picture of a listing. */
export function shareWords(property: Shared): ShareWords {
  const type = labelOf(propertyTypeLabels, property.propertyType);
  const operation = labelOf(operationTypeLabels, property.operationType).toLowerCase();
  return {
    label: `${type} en ${operation}`,
    title: priceLines({ ...property, mxnEquivalent: null })
      .map(({ text, perMonth }) => (perMonth ? `${text} al mes` : text))
      .join(' · '),
    place: [...new Set([property.neighborhood, property.city, property.state])].join(', '),
    brand: BRAND,
  };
}
