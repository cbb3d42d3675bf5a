import { IMAGE_CATEGORIES, imageCategoryLabels, labelOf } from '@pbr/schemas/property/values';
import { NO_CATEGORY } from './photo-items.ts';

/** 'Cocina'; 'Sin categoría' for a photo of which nobody has said what it shows. */
export const categoryLabel = (category: string): string =>
  category === NO_CATEGORY ? 'Sin categoría' : labelOf(imageCategoryLabels, category);

/** The offered categories, and a photo's own even if it is no longer offered. */
export const categoriesWith = (category: string): string[] => [
  ...new Set([...IMAGE_CATEGORIES, category]),
];
