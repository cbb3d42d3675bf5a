import { randomUUID } from 'node:crypto';
import { MAX_PROPERTY_PHOTOS } from '@pbr/schemas/photo-limits';
import type { PropertyImage } from '@pbr/schemas/property';
import { newImageSchema } from '@pbr/schemas/property-image';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { checkPhoto } from '../../lib/photo-decoding.ts';
import { createPhotoEncoder } from '../../lib/photo-encoder.ts';
import { storageKeyOf } from '../../lib/photos.ts';
import { createWorkQueue } from '../../lib/work-queue.ts';
import { changeProperty, checkCanEdit, type InsideChange } from './change-property.ts';
import { forgetPhotoFiles } from './forget-photo-files.ts';
import { lockPhotoFiles } from './photo-files.queries.ts';
import {
  findImages,
  insertImage,
  lockPhotoQuota,
  type StoredImage,
  sumPhotoBytes,
} from './property-image.queries.ts';
import type { LockedProperty } from './property-write.queries.ts';

interface AddImage {
  id: unknown;
  /** Whatever was sent; only what decodes as a photo is kept, and only its pixels. */
  source: Uint8Array;
  /** What stands beside the photo. */
  form: unknown;
}

interface AddedImage {
  image: PropertyImage;
  /** The same photo twice on a listing is one photo. */
  isNew: boolean;
}

const encoder = createPhotoEncoder();

/** Decoding holds the whole photo in memory, and visitors come first: one at a time. */
const inTurn = createWorkQueue<AddedImage>({ concurrency: 1, waiting: 60 });

/** Adds a photo to a listing, after the others. */
export async function addImage(
  ctx: ServiceContext,
  { id, source, form }: AddImage,
): Promise<AddedImage> {
  await checkCanEdit(ctx, id);
  const { category } = parseInput(newImageSchema, form);
  await checkPhoto(source);
  return inTurn(randomUUID(), () => encodeAndStore(ctx, { id, source, category }));
}

async function encodeAndStore(
  ctx: ServiceContext,
  { id, source, category }: { id: unknown; source: Uint8Array; category: string },
): Promise<AddedImage> {
  const storageKey = storageKeyOf(source);
  // Looked at before the work, and again after it, when it counts.
  const same = await changeProperty(ctx, id, (inside, property) =>
    findSame(inside, property, { storageKey, bytes: 1 }),
  );
  if (same) return { image: same, isNew: false };
  const { files, ...photo } = await encoder.encode(source);
  const bytes = files.reduce((sum, { data }) => sum + data.byteLength, 0);
  try {
    return await changeProperty(ctx, id, async (inside, property) => {
      const known = await findSame(inside, property, { storageKey, bytes });
      if (known) return { image: known, isNew: false };
      await lockPhotoFiles(inside.db, storageKey);
      // Files first: there is never a row whose file is missing. Under the lock nobody takes them away before the row names them.
      for (const { key, data } of files)
        if (!(await ctx.storage.has(key))) await ctx.storage.put(key, data);
      const row = { ...photo, propertyId: property.id, bytes, category };
      return { image: await insertImage(inside.db, row, ctx.now()), isNew: true };
    });
  } catch (error) {
    await forgetPhotoFiles(ctx, [storageKey]);
    throw error;
  }
}

/** The photo, if the listing has it; otherwise there must be room for it. */
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
