import { MAX_PROPERTY_PHOTOS } from '@pbr/schemas/property/media/photo-limits';
import { DEFAULT_IMAGE_CATEGORY } from '@pbr/schemas/property/photos';
import type { ReceivedFile } from '../../../http/received-file.ts';
import { AppError } from '../../../lib/errors.ts';
import { storageKeyOf } from '../../../photos/photo-folders.ts';
import { withPhotoEncoder } from '../../../photos/photo-turns.ts';
import { keysOfSource } from '../listings/imported-listing.queries.ts';
import { lockProperty } from '../property-write.queries.ts';
import { addListingPhoto, type PhotoContext } from './add-listing-photo.ts';
import { findImages } from './property-image.queries.ts';

/** A listing of a source. */
export interface SourceListing {
  /** Null for one that a dry run would have made. */
  id: string | null;
  key: string;
}

/** Gives a photo to a listing, which keeps 'known' ones as they are. `checkPhoto` has passed the photo. */
export type AddPhoto = (
  listing: SourceListing,
  photo: Pick<ReceivedFile, 'path' | 'digest'>,
) => Promise<'new' | 'known'>;

/** The listings of a source that are not deleted. */
export const listingsOfSource = (
  { db }: Pick<PhotoContext, 'db'>,
  source: string,
): Promise<{ id: string; key: string }[]> => keysOfSource(db, source);

/** Adds photos in the name of the import, whoever owns the listing; the limits are those of its owner. */
export const photoAdder =
  (ctx: PhotoContext): AddPhoto =>
  async ({ id }, photo) => {
    const { isNew } = await addListingPhoto(
      ctx,
      (work) =>
        ctx.db.transaction(async (tx) => {
          const listing = id === null ? null : await lockProperty(tx, id);
          if (!listing) throw new AppError('property.not_found');
          return work({ ...ctx, db: tx }, listing);
        }),
      { photo, category: DEFAULT_IMAGE_CATEGORY },
    );
    return isNew ? 'new' : 'known';
  };

/** Answers as `photoAdder` does, but writes nothing, and does not know how many bytes the files of the photos would have. */
export function photoForeseer({ db }: Pick<PhotoContext, 'db'>): AddPhoto {
  const known = new Map<string, Set<string>>();
  const photosOf = async ({ id, key }: SourceListing) => {
    const stored = known.has(key) || id === null ? [] : await findImages(db, id);
    const photos = known.get(key) ?? new Set(stored.map(({ storageKey }) => storageKey));
    known.set(key, photos);
    return photos;
  };
  return async (listing, { path, digest }) => {
    const photos = await photosOf(listing);
    const storageKey = storageKeyOf(digest);
    if (photos.has(storageKey)) return 'known';
    if (photos.size >= MAX_PROPERTY_PHOTOS) throw new AppError('image.too_many');
    await withPhotoEncoder((encode) => encode('nothing', { path, folder: storageKey }));
    photos.add(storageKey);
    return 'new';
  };
}
