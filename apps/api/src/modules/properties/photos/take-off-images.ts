import type { ServiceContext } from '../../../lib/context.ts';
import { idsOf } from '../../../lib/ids-of.ts';
import {
  countImagesChange,
  deleteImages,
  findImages,
  makePrimary,
  type StoredImage,
} from './property-image.queries.ts';

/** Takes photos off a listing, which must be locked; the next one becomes the primary one. Answers those that were there. */
export async function takeOffImages(
  db: ServiceContext['db'],
  propertyId: string,
  imageIds: ReadonlySet<string>,
): Promise<StoredImage[]> {
  const images = await findImages(db, propertyId);
  const gone = images.filter(({ id }) => imageIds.has(id));
  if (gone.length === 0) return [];
  await deleteImages(db, idsOf(gone));
  const next = images.find((one) => !gone.includes(one));
  if (next && gone.some(({ isPrimary }) => isPrimary)) await makePrimary(db, propertyId, next.id);
  await countImagesChange(db, propertyId);
  return gone;
}
