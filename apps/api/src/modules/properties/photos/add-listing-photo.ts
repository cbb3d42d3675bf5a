import { MAX_PROPERTY_PHOTOS } from '@pbr/schemas/property/media/photo-limits';
import type { PropertyImage } from '@pbr/schemas/property/photos';
import type { ReceivedFile } from '../../../http/received-file.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { storageKeyOf } from '../../../photos/photo-folders.ts';
import { withPhotoEncoder } from '../../../photos/photo-turns.ts';
import type { EncodedPhoto } from '../../../photos/encode-photo.ts';
import type { Limits } from '../../../security/limits.ts';
import { forgetPhotoFiles } from '../../photos/forget-photo-files.ts';
import { keepPhotoFiles } from '../../photos/keep-photo-files.ts';
import type { LockedProperty } from '../property-write.queries.ts';
import {
  countImagesChange,
  findImages,
  insertImage,
  lockPhotoQuota,
  type StoredImage,
  sumPhotoBytes,
} from './property-image.queries.ts';

/** The part of a context that adding a photo needs. */
export type PhotoContext = Pick<ServiceContext, 'db' | 'storage' | 'now'> & {
  limits: Pick<Limits, 'photoBytes'>;
  log: Pick<ServiceContext['log'], 'warn'>;
};

/** Runs work in a transaction that holds the lock on the listing. */
type HoldListing = <T>(
  work: (inside: PhotoContext, listing: LockedProperty) => Promise<T>,
) => Promise<T>;

export interface AddedImage {
  image: PropertyImage;
  /** False when the listing already had the same photo. */
  isNew: boolean;
}

interface NewPhoto {
  photo: Pick<ReceivedFile, 'path' | 'digest'>;
  category: string;
}

/** Adds a photo to the listing that `hold` locks, after the others. `checkPhoto` has passed it. */
export function addListingPhoto(
  ctx: PhotoContext,
  hold: HoldListing,
  { photo, category }: NewPhoto,
): Promise<AddedImage> {
  return withPhotoEncoder(async (encode) => {
    const folder = storageKeyOf(photo.digest);
    // Checks before the work to save it; `store` checks again, with the real size.
    const same = await hold((inside, listing) =>
      findSame(inside, listing, { storageKey: folder, bytes: 1 }),
    );
    if (same) return { image: same, isNew: false };
    const encoded = await encode('photo', { path: photo.path, folder });
    return store(ctx, hold, { encoded, category });
  });
}

async function store(
  ctx: PhotoContext,
  hold: HoldListing,
  { encoded, category }: { encoded: EncodedPhoto; category: string },
): Promise<AddedImage> {
  const { files, ...photo } = encoded;
  const { storageKey } = photo;
  const bytes = files.reduce((sum, { data }) => sum + data.byteLength, 0);
  try {
    return await hold(async (inside, listing) => {
      const known = await findSame(inside, listing, { storageKey, bytes });
      if (known) return { image: known, isNew: false };
      await keepPhotoFiles(inside, storageKey, files);
      const row = { ...photo, propertyId: listing.id, bytes, category };
      const image = await insertImage(inside.db, row, ctx.now());
      await countImagesChange(inside.db, listing.id);
      return { image, isNew: true };
    });
  } catch (error) {
    await forgetPhotoFiles(ctx, [storageKey]);
    throw error;
  }
}

/** The listing's photo with this key. Without one, throws unless there is room for it. */
async function findSame(
  { db, limits }: PhotoContext,
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
