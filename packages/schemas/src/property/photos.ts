import * as z from 'zod/mini';
import { MAX_PROPERTY_PHOTOS } from './media/photo-limits.ts';
import { IMAGE_CATEGORIES, type ImageCategory } from './values.ts';
import { optionalOrNone, orNone } from '../text.ts';

export const DEFAULT_IMAGE_CATEGORY: ImageCategory = 'fachada';

/** A photo. Its files are `{baseUrl}/{width}.webp` and `.jpg` for every width of IMAGE_WIDTHS. */
export const propertyImageSchema = z.object({
  id: z.uuid(),
  propertyId: z.uuid(),
  /** The 1024 px JPEG; `url` is the same under the documented second name. */
  imageUrl: z.string(),
  url: z.string(),
  baseUrl: z.string(),
  category: z.string(),
  order: z.int(),
  isPrimary: z.boolean(),
  /** Pixels of the largest stored file. */
  width: z.int(),
  height: z.int(),
  /** A data URL of a few pixels, shown while the photo loads. */
  placeholder: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type PropertyImage = z.output<typeof propertyImageSchema>;

const categoryOrNone = orNone(z.enum(IMAGE_CATEGORIES, 'Elige una categoría de la lista.'));

/** The fields sent with a new photo. */
export const newImageSchema = z.object({
  category: z.pipe(
    categoryOrNone,
    z.transform((category) => category ?? DEFAULT_IMAGE_CATEGORY),
  ),
});

export const uploadedImageSchema = z.object({ image: propertyImageSchema });

/** A photo that the listing keeps. Its URL is ignored: the files of a photo never change. */
const keptImageSchema = z.object({
  id: z.string('Escribe el id de la foto.'),
  /** Without a category the photo keeps its own. */
  category: categoryOrNone,
  isPrimary: optionalOrNone(z.boolean('Escribe true o false.')),
});
export type KeptImage = z.output<typeof keptImageSchema>;

const LIST_MESSAGE = 'Escribe la lista de las fotos.';
const isEachOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** All photos that the listing keeps, in order; photos left out are deleted. */
const keptImagesSchema = z.object({
  images: z.array(keptImageSchema, LIST_MESSAGE).check(
    z.maxLength(
      MAX_PROPERTY_PHOTOS,
      `Una propiedad tiene ${MAX_PROPERTY_PHOTOS} fotos como máximo.`,
    ),
    z.refine((images) => isEachOnce(images.map(({ id }) => id)), 'Escribe cada foto una vez.'),
  ),
  /** The photos that the editor had seen: deleting one added meanwhile is refused. */
  seen: optionalOrNone(z.array(z.string(), LIST_MESSAGE).check(z.maxLength(1000))),
});

type KeptImages = z.input<typeof keptImagesSchema>;

/** The documented body is the bare list. */
export const keptImagesBodySchema = z.pipe(
  z.transform((body: KeptImages | KeptImages['images']) =>
    Array.isArray(body) ? { images: body } : body,
  ),
  keptImagesSchema,
);

export const imagesSchema = z.object({ images: z.array(propertyImageSchema) });

/** A photo of a listing. */
export const namedImageSchema = z.object({ imageId: z.string() });
export const deletedImageSchema = z.object({ id: z.uuid() });
