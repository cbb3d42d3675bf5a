import { MAX_PROPERTY_PHOTOS } from '@pbr/schemas/property/photo-limits';
import type { PropertyImage } from '@pbr/schemas/property/photos';
import { newImageSchema, uploadedImageSchema } from '@pbr/schemas/property/photos';
import { withPhoto } from '../../../http/received-file.ts';
import { AppError } from '../../../lib/errors.ts';
import { operation } from '../../../operation/operation.ts';
import { lock, self, type SignedIn } from '../../../operation/rows.ts';
import { checkPhoto } from '../../../photos/photo-decoding.ts';
import { storageKeyOf } from '../../../photos/photo-folders.ts';
import { withPhotoEncoder } from '../../../photos/photo-turns.ts';
import type { EncodedPhoto } from '../../../photos/photos.ts';
import { forgetPhotoFiles } from '../../photos/forget-photo-files.ts';
import { keepPhotoFiles } from '../../photos/keep-photo-files.ts';
import type { LockedProperty } from '../listings/property-write.queries.ts';
import { listings } from '../property.rows.ts';
import {
  countImagesChange,
  findImages,
  insertImage,
  lockPhotoQuota,
  type StoredImage,
  sumPhotoBytes,
} from './property-image.queries.ts';

/** Adds a photo to a listing, after the others. Any file may come: it must decode as a photo, and only its pixels are kept. */
export const addImage = operation({
  access: 'member',
  row: self(listings, 'edit'),
  input: withPhoto(newImageSchema),
  output: uploadedImageSchema,
  run: async (ctx, { photo, category }, { id }) => {
    await checkPhoto(photo.path);
    return withPhotoEncoder(async (encode) => {
      const folder = storageKeyOf(photo.digest);
      // Checks before the work to save it; `store` checks again, with the real size.
      const same = await editing.hold(ctx, id, (inside, property) =>
        findSame(inside, property, { storageKey: folder, bytes: 1 }),
      );
      if (same) return { image: same, isNew: false };
      const encoded = await encode('photo', { path: photo.path, folder });
      return store(ctx, { id, encoded, category });
    });
  },
});

interface AddedImage {
  image: PropertyImage;
  /** False when the listing already had the same photo. */
  isNew: boolean;
}

const editing = lock(listings, 'edit');

async function store(
  ctx: SignedIn,
  { id, encoded, category }: { id: string; encoded: EncodedPhoto; category: string },
): Promise<AddedImage> {
  const { files, ...photo } = encoded;
  const { storageKey } = photo;
  const bytes = files.reduce((sum, { data }) => sum + data.byteLength, 0);
  try {
    return await editing.hold(ctx, id, async (inside, property) => {
      const known = await findSame(inside, property, { storageKey, bytes });
      if (known) return { image: known, isNew: false };
      await keepPhotoFiles(inside, storageKey, files);
      const row = { ...photo, propertyId: property.id, bytes, category };
      const image = await insertImage(inside.db, row, ctx.now());
      await countImagesChange(inside.db, property.id);
      return { image, isNew: true };
    });
  } catch (error) {
    await forgetPhotoFiles(ctx, [storageKey]);
    throw error;
  }
}

/** The listing's photo with this key. Without one, throws unless there is room for it. */
async function findSame(
  { db, limits }: SignedIn,
  { id, ownerId }: LockedProperty,
  { storageKey, bytes }: { storageKey: string; bytes: number },
): Promise<StoredImage | null> {
  const images = await findImages(db, id);
  const same = images.find((image) => image.storageKey === storageKey);
  if (same) return same;
  if (images.length >= MAX_PROPERTY_PHOTOS) throw new AppError('image.too_many');
  if (limits.photoBytes === 0) return null;
  await lockPhotoQuota(db, ownerId);
  if ((await sumPhotoBytes(db, ownerId)) + bytes > limits.photoBytes)
    throw new AppError('image.quota');
  return null;
}
