import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { changeProperty } from '../listings/change-property.ts';
import { forgetPhotoFiles } from '../../photos/forget-photo-files.ts';
import { deleteImages, findImages, makePrimary } from './property-image.queries.ts';

/** Takes one photo off a listing; the next one becomes the primary one. */
export async function deleteImage(
  ctx: ServiceContext,
  { id, imageId }: { id: unknown; imageId: unknown },
): Promise<{ id: string }> {
  const gone = await changeProperty(ctx, id, async ({ db }, property) => {
    const images = await findImages(db, property.id);
    const image = images.find((one) => one.id === imageId);
    if (!image) throw new AppError('image.not_found');
    await deleteImages(db, [image.id]);
    const next = images.find((one) => one !== image);
    if (image.isPrimary && next) await makePrimary(db, property.id, next.id);
    return image;
  });
  await forgetPhotoFiles(ctx, [gone.storageKey]);
  return { id: gone.id };
}
