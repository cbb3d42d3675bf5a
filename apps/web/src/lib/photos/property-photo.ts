import type { PropertyImage } from '@pbr/schemas/property/photos';
import { IMAGE_WIDTHS, PHONE_IMAGE_WIDTH, propertyTypeLabels } from '@pbr/schemas/property/values';

/** The drawing shown for a listing of this type without photos. */
export function drawingUrl(propertyType = 'casa'): string {
  return `/placeholders/${propertyType in propertyTypeLabels ? propertyType : 'casa'}.svg`;
}

const WIDTHS = [...IMAGE_WIDTHS, PHONE_IMAGE_WIDTH];

/** The `srcset` of a photo with all its widths, or those up to one of them. */
export function photoSrcSet({ baseUrl }: Pick<PropertyImage, 'baseUrl'>, most = Infinity): string {
  return WIDTHS.filter((width) => width <= most)
    .map((width) => `${baseUrl}/${width}.webp ${width}w`)
    .join(', ');
}
