import { deletedImageSchema, namedImageSchema } from '@pbr/schemas/property/photos';
import { AppError } from '../../../lib/errors.ts';
import { operation } from '../../../operation/operation.ts';
import { lock } from '../../../operation/rows.ts';
import { forgetPhotoFiles } from '../../photos/forget-photo-files.ts';
import { listings } from '../property.rows.ts';
import {
  countImagesChange,
  deleteImages,
  findImages,
  makePrimary,
} from './property-image.queries.ts';

/** Takes one photo off a listing; the next one becomes the primary one. */
export const deleteImage = operation({
  access: 'member',
  row: lock(listings, 'edit'),
  names: { row: 'image', needs: 'edit' },
  input: namedImageSchema,
  output: deletedImageSchema,
  run: async ({ db }, { imageId }, property) => {
    const images = await findImages(db, property.id);
    const image = images.find((one) => one.id === imageId);
    if (!image) throw new AppError('image.not_found');
    await deleteImages(db, [image.id]);
    const next = images.find((one) => one !== image);
    if (image.isPrimary && next) await makePrimary(db, property.id, next.id);
    await countImagesChange(db, property.id);
    return image;
  },
  after: (ctx, { storageKey }) => forgetPhotoFiles(ctx, [storageKey]),
});
