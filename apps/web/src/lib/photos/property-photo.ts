import type { PropertyImage } from '@pbr/schemas/property/photos';
import { IMAGE_CATEGORIES, IMAGE_WIDTHS, PHONE_IMAGE_WIDTH } from '@pbr/schemas/property/values';

/** Each category has its own drawing. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(IMAGE_CATEGORIES);

/** The drawing shown instead of a missing photo of this category. */
export function placeholderUrl(category: string): string {
  return `/placeholders/${PLACEHOLDERS.has(category) ? category : 'fachada'}.svg`;
}

const WIDTHS = [...IMAGE_WIDTHS, PHONE_IMAGE_WIDTH];

/** The `srcset` of a photo with all its widths, or those up to one of them. */
export function photoSrcSet({ baseUrl }: Pick<PropertyImage, 'baseUrl'>, most = Infinity): string {
  return WIDTHS.filter((width) => width <= most)
    .map((width) => `${baseUrl}/${width}.webp ${width}w`)
    .join(', ');
}
