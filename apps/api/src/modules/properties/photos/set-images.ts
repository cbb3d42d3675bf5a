import type { PropertyImage } from '@pbr/schemas/property/property';
import { type KeptImage, keptImagesBodySchema } from '@pbr/schemas/property/photos';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { parseInput } from '../../../lib/parse-input.ts';
import type { Precondition } from '../../../lib/precondition.ts';
import { changeProperty } from '../listings/change-property.ts';
import { forgetPhotoFiles } from '../../photos/forget-photo-files.ts';
import {
  arrangeImages,
  deleteImages,
  findImages,
  type StoredImage,
} from './property-image.queries.ts';

/** Arranges the photos of a listing: these, in this order, and no others. */
export async function setImages(
  ctx: ServiceContext,
  {
    id,
    form,
    precondition,
  }: { id: unknown; form: unknown; precondition?: Precondition | undefined },
): Promise<{ images: PropertyImage[] }> {
  const { images, gone } = await changeProperty(ctx, id, async (inside, property) => {
    const { db } = inside;
    await precondition?.(inside);
    const { images: wanted, seen } = parseInput(keptImagesBodySchema, form);
    const stored = await findImages(db, property.id);
    const kept = match(wanted, stored);
    if (seen && stored.some((image) => !seen.includes(image.id)))
      throw new AppError('image.changed');
    const left = stored.filter((image) => kept.every((one) => one.id !== image.id));
    await deleteImages(
      db,
      left.map((image) => image.id),
    );
    const primary = kept.find(({ isPrimary }) => isPrimary === true) ?? kept[0];
    if (primary) await arrangeImages(db, property.id, { images: kept, primaryId: primary.id });
    return { images: await findImages(db, property.id), gone: left };
  });
  // Rows first: a crash in between leaves files without a row, never a row without its files.
  await forgetPhotoFiles(
    ctx,
    gone.map(({ storageKey }) => storageKey),
  );
  return { images };
}

/** Throws `image.not_found` for photos of another listing, even of the same owner. */
function match(wanted: readonly KeptImage[], stored: readonly StoredImage[]) {
  return wanted.map(({ id, category, isPrimary }) => {
    const image = stored.find((one) => one.id === id);
    if (!image) throw new AppError('image.not_found');
    return { id, category: category ?? image.category, isPrimary };
  });
}
