import type { PropertyImage } from '@pbr/schemas/property/property';
import { uploadedImageSchema } from '@pbr/schemas/property/photos';
import { IMAGE_CATEGORIES, type ImageCategory } from '@pbr/schemas/property/values';
import { adviceOn } from '../../../lib/photos/photo-file.ts';
import { PhotoRefused, photoRequest } from '../../../lib/photos/photo-request.ts';
import { shrinkPhoto } from '../../../lib/photos/photo-shrinking.ts';
import { serverError } from '../../../lib/forms/server-error.ts';
import { keptPhotos, type NewPhoto, type PhotoAction, type PhotoBoard } from './photo-items.ts';

/** The server and the phone both work on as many photos at a time. */
const AT_ONCE = 2;

const imagesPath = (propertyId: string) => `/api/properties/${propertyId}/images`;

export interface Arrangement {
  images: { id: string; category?: ImageCategory; isPrimary: boolean }[];
  seen: string[];
}

/** Somebody else added or deleted photos meanwhile. */
const OUTDATED: ReadonlySet<string> = new Set(['image.changed', 'image.not_found']);

interface SendPhotos {
  propertyId: string;
  /** As it is while the photos are on their way. */
  board: () => PhotoBoard;
  change: (action: PhotoAction) => void;
  /** What the server has now. */
  reread: () => Promise<readonly PropertyImage[]>;
  arrangeAs: (arrangement: Arrangement) => Promise<readonly PropertyImage[]>;
  stored: readonly PropertyImage[];
}

/** How many photos are not as they should be. */
export interface PhotosOutcome {
  failed: number;
  /** Order, categories, deletions: what is said about photos that are there. */
  isArranged: boolean;
}

/** After the save of the listing: deletions first, for they make room; then the new ones; then what goes where. */
export async function sendPhotos(options: SendPhotos): Promise<PhotosOutcome> {
  const { board, propertyId } = options;
  let { stored } = options;
  let isArranged = true;
  const arrangeNow = async () => {
    try {
      stored = await arrange(options, stored);
      isArranged = true;
    } catch {
      isArranged = false;
    }
  };
  if (board().photos.some((photo) => photo.kind === 'stored' && photo.isRemoved))
    await arrangeNow();
  const waiting = board().photos.filter((photo) => photo.kind === 'new');
  // The file itself was the reason: it would be refused again.
  const worthSending = waiting.filter(({ canRetry }) => canRetry !== false);
  const uploaded: PropertyImage[] = [];
  const queue = [...worthSending];
  const worker = async () => {
    for (let photo = queue.shift(); photo; photo = queue.shift()) {
      const image = await upload(propertyId, photo, options.change);
      if (image) uploaded.push(image);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  stored = [...stored, ...uploaded.filter(({ id }) => !stored.some((one) => one.id === id))];
  if (!isAsWanted(board(), stored)) await arrangeNow();
  return { failed: waiting.length - uploaded.length, isArranged };
}

async function upload(
  propertyId: string,
  photo: NewPhoto,
  change: (action: PhotoAction) => void,
): Promise<PropertyImage | null> {
  const { key, file, category } = photo;
  const body = new FormData();
  // First, so that the server knows it before the long part comes.
  body.append('category', category);
  change({ do: 'progress', key, share: 0 });
  body.append('photo', await shrinkPhoto(file));
  try {
    const answer = await photoRequest({
      method: 'POST',
      path: imagesPath(propertyId),
      body,
      onProgress: (share) => change({ do: 'progress', key, share }),
    });
    const { image } = uploadedImageSchema.parse(answer);
    change({ do: 'stored', key, image });
    return image;
  } catch (error) {
    change({ do: 'fail', key, ...failureOf(error, file) });
    return null;
  }
}

function failureOf(error: unknown, file: File): { failure: string; canRetry: boolean } {
  if (!(error instanceof PhotoRefused))
    return { failure: 'No se pudo subir la foto.', canRetry: true };
  if (error.code === 'image.unsupported')
    return { failure: `${error.message} ${adviceOn(file)}`, canRetry: false };
  return { failure: error.message, canRetry: error.isPassing };
}

/** Says what stays, in order; what somebody else added meanwhile stays too, at the end. */
async function arrange(
  { board, arrangeAs, reread }: SendPhotos,
  stored: readonly PropertyImage[],
): Promise<readonly PropertyImage[]> {
  const say = (known: readonly PropertyImage[]) =>
    arrangeAs({ images: wanted(board(), known), seen: known.map(({ id }) => id) });
  try {
    return await say(stored);
  } catch (error) {
    if (!OUTDATED.has(serverError(error)?.code ?? '')) throw error;
    return say(await reread());
  }
}

function wanted({ photos, primary }: PhotoBoard, stored: readonly PropertyImage[]) {
  const known = new Set(stored.map(({ id }) => id));
  const onBoard = new Set(photos.map(({ key }) => key));
  const kept = keptPhotos({ photos, primary }).filter(({ key }) => known.has(key));
  const foreign = stored.filter(({ id }) => !onBoard.has(id));
  return [
    ...kept.map(({ key, category }) => placed(key, category, key === primary)),
    ...foreign.map(({ id, category }) => placed(id, category, false)),
  ];
}

/** A category that is no longer offered stays as it is. */
function placed(id: string, category: string, isPrimary: boolean) {
  const offered = IMAGE_CATEGORIES.find((one) => one === category);
  return { id, ...(offered && { category: offered }), isPrimary };
}

/** Does the server have the photos just as the form shows them? */
export function isAsWanted(board: PhotoBoard, stored: readonly PropertyImage[]): boolean {
  const ordered = stored.toSorted((a, b) => a.order - b.order);
  const there = ordered.map(({ id, category, isPrimary }) => placed(id, category, isPrimary));
  return JSON.stringify(there) === JSON.stringify(wanted(board, stored));
}
