import { priceLines } from '../../format/price-lines.ts';
import type { PropertyCard } from '../read.ts';
import {
  labelOf,
  operationTypeLabels,
  PROPERTY_TYPES,
  type PropertyType,
  propertyTypeLabels,
} from '../values.ts';

/** Raise it when the drawing changes, so that the pictures are made again under other URLs. */
const DRAWING = 1;
const BRAND = 'Portal PBR';

export interface ShareWords {
  /** A few words above the title: 'Departamento en venta'. */
  label: string;
  /** The one text that must be legible in a small preview. */
  title: string;
  /** The location of the listing. */
  place: string;
  brand: string;
}

/** Everything that is drawn on a share picture. */
export interface SharePicture {
  words: ShareWords;
  /** The URL of the photo behind the words, which names its bytes; null without one. */
  photo: string | null;
  /** The type of listing whose drawing stands there instead. */
  drawing: PropertyType;
}

/**
 * The portal's own picture.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const portalPicture = (): SharePicture => ({
  words: {
    label: 'Venta y renta en México',
    title: 'Encuentra dónde vivir',
    place: 'Casas, departamentos, oficinas, locales y terrenos',
    brand: BRAND,
  },
  photo: null,
  drawing: 'casa',
});

type Shared = Pick<
  PropertyCard,
  | 'propertyType'
  | 'operationType'
  | 'salePrice'
  | 'rentPrice'
  | 'currency'
  | 'neighborhood'
  | 'city'
  | 'state'
> & { images: readonly Pick<PropertyCard['images'][number], 'baseUrl'>[] };

/** The picture of a listing. */
export function listingPicture(property: Shared): SharePicture {
  const type = labelOf(propertyTypeLabels, property.propertyType);
  const operation = labelOf(operationTypeLabels, property.operationType).toLowerCase();
  return {
    words: {
      label: `${type} en ${operation}`,
      title: priceLines({ ...property, mxnEquivalent: null })
        .map(({ text, perMonth }) => (perMonth ? `${text} al mes` : text))
        .join(' · '),
      place: [...new Set([property.neighborhood, property.city, property.state])].join(', '),
      brand: BRAND,
    },
    photo: property.images[0]?.baseUrl ?? null,
    drawing: PROPERTY_TYPES.find((known) => known === property.propertyType) ?? 'casa',
  };
}

/** Names a picture by all that is drawn on it: social networks cache it by its URL, so other bytes need another one. */
export function pictureVersion({ words, photo, drawing }: SharePicture): string {
  const { label, title, place, brand } = words;
  return digest([DRAWING, label, title, place, brand, photo ?? drawing].join('\n'));
}

/** 53 bits of a text (cyrb53), for names and not for secrets; browsers have no digest that answers at once. */
function digest(text: string): string {
  let high = 0xde_ad_be_ef;
  let low = 0x41_c6_ce_57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low =
    Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
