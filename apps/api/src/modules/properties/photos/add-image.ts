import { newImageSchema, uploadedImageSchema } from '@pbr/schemas/property/photos';
import { withPhoto } from '../../../http/received-file.ts';
import { action } from '../../../action/action.ts';
import { lock, self } from '../../../action/rows.ts';
import { checkPhoto } from '../../../photos/photo-decoding.ts';
import { listings } from '../property.rows.ts';
import { addListingPhoto } from './add-listing-photo.ts';

const editing = lock(listings, 'edit');

/** Adds a photo to a listing, after the others. Any file may come: it must decode as a photo, and only its pixels are kept. */
export const addImage = action({
  access: 'member',
  row: self(listings, 'edit'),
  input: withPhoto(newImageSchema),
  output: uploadedImageSchema,
  run: async (ctx, { photo, category }, { id }) => {
    await checkPhoto(photo.path);
    return addListingPhoto(ctx, (work) => editing.hold(ctx, id, work), { photo, category });
  },
});
