import { isDeepStrictEqual } from 'node:util';
import { imagesSchema, type KeptImage, keptImagesBodySchema } from '@pbr/schemas/property/photos';
import { AppError } from '../../../lib/errors.ts';
import { idsOf } from '../../../lib/ids-of.ts';
import { requireVersion } from '../../../lib/precondition.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { forgetPhotoFiles } from '../../photos/forget-photo-files.ts';
import { listings } from '../property.rows.ts';
import {
  arrangeImages,
  countImagesChange,
  deleteImages,
  findImages,
  type StoredImage,
} from './property-image.queries.ts';

/** Arranges the photos of a listing: these, in this order, and no others. */
export const setImages = action({
  access: 'member',
  row: lock(listings, 'edit'),
  input: keptImagesBodySchema,
  output: imagesSchema,
  example: { images: [] },
  run: async (inside, { images: wanted, seen }, { id, version, imagesVersion: before }) => {
    const { db } = inside;
    requireVersion(inside, before, 'photos');
    const stored = await findImages(db, id);
    const kept = match(wanted, stored);
    if (seen && stored.some((image) => !seen.includes(image.id)))
      throw new AppError('image.changed');
    const gone = stored.filter((image) => kept.every((one) => one.id !== image.id));
    await deleteImages(db, idsOf(gone));
    const primary = kept.find(({ isPrimary }) => isPrimary === true) ?? kept[0];
    if (primary) await arrangeImages(db, id, [primary, ...kept.filter((one) => one !== primary)]);
    const images = await findImages(db, id);
    const isSame = isDeepStrictEqual(images, stored);
    const imagesVersion = isSame ? before : await countImagesChange(db, id);
    return { images, gone, version, imagesVersion };
  },
  // Rows first: a crash in between leaves files without a row, never a row without its files.
  after: (ctx, { gone }) =>
    forgetPhotoFiles(
      ctx,
      gone.map(({ storageKey }) => storageKey),
    ),
});

/** Throws `image.not_found` for photos of another listing, even of the same owner. */
function match(wanted: readonly KeptImage[], stored: readonly StoredImage[]) {
  return wanted.map(({ id, category, isPrimary }) => {
    const image = stored.find((one) => one.id === id);
    if (!image) throw new AppError('image.not_found');
    return { id, category: category ?? image.category, isPrimary };
  });
}
