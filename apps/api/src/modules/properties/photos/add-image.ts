import { MAX_PROPERTY_PHOTOS } from '@pbr/schemas/property/photo-limits';
import type { PropertyImage } from '@pbr/schemas/property/property';
import { newImageSchema } from '@pbr/schemas/property/photos';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { parseInput } from '../../../lib/parse-input.ts';
import { checkPhoto } from '../../../photos/photo-decoding.ts';
import { storageKeyOf } from '../../../photos/photo-folders.ts';
import { withPhotoEncoder } from '../../../photos/photo-turns.ts';
import type { EncodedPhoto } from '../../../photos/photos.ts';
import type { ReceivedFile } from '../../../http/received-file.ts';
import { forgetPhotoFiles } from '../../photos/forget-photo-files.ts';
import { keepPhotoFiles } from '../../photos/keep-photo-files.ts';
import { changeProperty, checkCanEdit, type InsideChange } from '../listings/change-property.ts';
import {
  findImages,
  insertImage,
  lockPhotoQuota,
  type StoredImage,
  sumPhotoBytes,
} from './property-image.queries.ts';
import type { LockedProperty } from '../listings/property-write.queries.ts';

type Sent = Pick<ReceivedFile, 'path' | 'digest'>;

interface AddImage {
  id: unknown;
  /** Any file: it must decode as a photo, and only its pixels are kept. */
  sent: Sent;
  /** The form fields beside the photo. */
  form: unknown;
}

interface AddedImage {
  image: PropertyImage;
  /** False when the listing already had the same photo. */
  isNew: boolean;
}

/** Adds a photo to a listing, after the others. */
export async function addImage(
  ctx: ServiceContext,
  { id, sent, form }: AddImage,
): Promise<AddedImage> {
  await checkCanEdit(ctx, id);
  const { category } = parseInput(newImageSchema, form);
  await checkPhoto(sent.path);
  return withPhotoEncoder(async (encode) => {
    const folder = storageKeyOf(sent.digest);
    // Checks before the work to save it; `store` checks again, with the real size.
    const same = await changeProperty(ctx, id, (inside, property) =>
      findSame(inside, property, { storageKey: folder, bytes: 1 }),
    );
    if (same) return { image: same, isNew: false };
    const encoded = await encode('photo', { path: sent.path, folder });
    return store(ctx, { id, encoded, category });
  });
}

async function store(
  ctx: ServiceContext,
  { id, encoded, category }: { id: unknown; encoded: EncodedPhoto; category: string },
): Promise<AddedImage> {
  const { files, ...photo } = encoded;
  const { storageKey } = photo;
  const bytes = files.reduce((sum, { data }) => sum + data.byteLength, 0);
  try {
    return await changeProperty(ctx, id, async (inside, property) => {
      const known = await findSame(inside, property, { storageKey, bytes });
      if (known) return { image: known, isNew: false };
      await keepPhotoFiles(inside, storageKey, files);
      const row = { ...photo, propertyId: property.id, bytes, category };
      return { image: await insertImage(inside.db, row, ctx.now()), isNew: true };
    });
  } catch (error) {
    await forgetPhotoFiles(ctx, [storageKey]);
    throw error;
  }
}

/** The listing's photo with this key. Without one, throws unless there is room for it. */
async function findSame(
  { db, limits }: InsideChange,
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
