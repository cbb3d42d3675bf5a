import type { PropertyImage } from '@pbr/schemas/property/property';
import { IMAGE_WIDTHS, imageCategoryLabels, labelOf } from '@pbr/schemas/property/values';

/** What a photo shows, in a word: 'Cocina'; null when its category says nothing. */
export function photoCaption({ category }: Pick<PropertyImage, 'category'>): string | null {
  return category === 'otros' ? null : labelOf(imageCategoryLabels, category);
}

/** 'Cocina de Casa del jardín'; photos without a telling category are told apart by their number. */
export function photoAlt(image: PropertyImage, propertyName: string, index: number): string {
  return `${photoCaption(image) ?? `Foto ${index + 1}`} de ${propertyName}`;
}

/** The largest file that a screen up to a tablet's needs outside of full screen. */
const PHONE_MAX_PX = 1024;

/** A `srcset` that stops where a phone's does, however many pixels it has to a point. */
export function phoneSrcSet({ baseUrl }: Pick<PropertyImage, 'baseUrl'>): string {
  return IMAGE_WIDTHS.filter((width) => width <= PHONE_MAX_PX)
    .map((width) => `${baseUrl}/${width}.webp ${width}w`)
    .join(', ');
}

/** The smallest file, for a thumbnail. */
export function thumbnailUrl({ baseUrl }: Pick<PropertyImage, 'baseUrl'>): string {
  return `${baseUrl}/${IMAGE_WIDTHS[0]}.webp`;
}
