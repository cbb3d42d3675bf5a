import type { PropertyImage } from '@pbr/schemas/property/property';
import { IMAGE_CATEGORIES, IMAGE_WIDTHS } from '@pbr/schemas/property/values';

/** There is one drawing for each category. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(IMAGE_CATEGORIES);

/** The drawing shown where a photo of this category is missing. */
export function placeholderUrl(category: string): string {
  return `/placeholders/${PLACEHOLDERS.has(category) ? category : 'fachada'}.svg`;
}

/** The widths of a photo as the `srcset` of an `img`. */
export function photoSrcSet(image: Pick<PropertyImage, 'baseUrl'>): string {
  return IMAGE_WIDTHS.map((width) => `${image.baseUrl}/${width}.webp ${width}w`).join(', ');
}
