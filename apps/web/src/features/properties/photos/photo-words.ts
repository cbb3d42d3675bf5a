import type { PropertyImage } from '@pbr/schemas/property/photos';
import { imageCategoryLabels, labelOf } from '@pbr/schemas/property/values';
import { photoSrcSet } from '../../../lib/photos/property-photo.ts';

/** The subject of a photo in a word: 'Cocina'; `null` if its category says nothing. */
export function photoCaption({ category }: Pick<PropertyImage, 'category'>): string | null {
  return category === 'otros' ? null : labelOf(imageCategoryLabels, category);
}

/** 'Cocina de Casa del jardín'; photos of category 'otros' are numbered. */
export function photoAlt(image: PropertyImage, propertyName: string, index: number): string {
  return `${photoCaption(image) ?? `Foto ${index + 1}`} de ${propertyName}`;
}

/** The width of the largest file that phones and tablets need outside full screen. */
const PHONE_MAX_PX = 1024;

/** A `srcset` with a maximum width for phones and tablets, whatever their pixel density. */
export const phoneSrcSet = (image: Pick<PropertyImage, 'baseUrl'>): string =>
  photoSrcSet(image, PHONE_MAX_PX);
