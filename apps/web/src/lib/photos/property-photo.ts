import type { PropertyImage } from '@pbr/schemas/property/photos';
import { IMAGE_CATEGORIES, IMAGE_WIDTHS } from '@pbr/schemas/property/values';

/** Each category has its own drawing. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(IMAGE_CATEGORIES);

/** The drawing shown instead of a missing photo of this category. */
export function placeholderUrl(category: string): string {
  return `/placeholders/${PLACEHOLDERS.has(category) ? category : 'fachada'}.svg`;
}

/** The `srcset` of a photo with all its widths. */
export function photoSrcSet(image: Pick<PropertyImage, 'baseUrl'>): string {
  return IMAGE_WIDTHS.map((width) => `${image.baseUrl}/${width}.webp ${width}w`).join(', ');
}
