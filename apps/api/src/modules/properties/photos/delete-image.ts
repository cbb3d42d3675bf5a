import { deletedImageSchema, namedImageSchema } from '@pbr/schemas/property/photos';
import { AppError } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { forgetPhotoFiles } from '../../photos/forget-photo-files.ts';
import { listings } from '../property.rows.ts';
import { takeOffImages } from './take-off-images.ts';

/** Takes one photo off a listing; the next one becomes the primary one. */
export const deleteImage = action({
  access: 'member',
  row: lock(listings, 'edit'),
  names: { row: 'image', needs: 'edit' },
  input: namedImageSchema,
  output: deletedImageSchema,
  run: async ({ db }, { imageId }, property) => {
    const [image] = await takeOffImages(db, property.id, new Set([imageId]));
    if (!image) throw new AppError('image.not_found');
    return image;
  },
  after: (ctx, { storageKey }) => forgetPhotoFiles(ctx, [storageKey]),
});
