import type { PropertyImage } from '@pbr/schemas/property/photos';
import { uploadedImageSchema } from '@pbr/schemas/property/photos';
import { IMAGE_CATEGORIES, type ImageCategory } from '@pbr/schemas/property/values';
import { PhotoRefused, photoRequest } from '../../../lib/photos/photo-request.ts';
import { serverError } from '../../../lib/forms/server-error.ts';
import {
  categoryOf,
  hasRemovedPhoto,
  newPhotos,
  type NewPhoto,
  type PhotoAction,
  type PhotoBoard,
} from './photo-items.ts';

/** The number of photos that the server and a phone both process at a time. */
const AT_ONCE = 2;

const imagesPath = (propertyId: string) => `/api/properties/${propertyId}/images`;

export interface Arrangement {
  images: { id: string; category?: ImageCategory; isPrimary: boolean }[];
  seen: string[];
}

/** Errors that mean that somebody else added or deleted photos in the meantime. */
const OUTDATED: ReadonlySet<string> = new Set(['image.changed', 'image.not_found']);

interface UploadPhotos {
  propertyId: string;
  /** The current board; it may change during the upload. */
  board: () => PhotoBoard;
  /** Resolves when a chosen photo is ready to be sent, or turned out not to be one and left the board. */
  whenPrepared: (key: string) => Promise<void>;
  change: (action: PhotoAction) => void;
  signal?: AbortSignal;
}

interface SendPhotos extends UploadPhotos {
  /** Reads the photos that the server has now. */
  reread: () => Promise<readonly PropertyImage[]>;
  arrangeAs: (arrangement: Arrangement) => Promise<readonly PropertyImage[]>;
  stored: readonly PropertyImage[];
}

/** The result of sending the photos. */
export interface PhotosOutcome {
  failed: number;
  /** Order, categories, primary photo and deletions are stored. */
  isArranged: boolean;
}

/** Runs after the listing is saved: deletions first because they make room, then new photos, then the arrangement. */
export async function sendPhotos(options: SendPhotos): Promise<PhotosOutcome> {
  const { board } = options;
  let { stored } = options;
  let isArranged = true;
  const arrangeNow = async () => {
    try {
      options.signal?.throwIfAborted();
      stored = await arrange(options, stored);
      isArranged = true;
    } catch {
      isArranged = false;
    }
  };
  if (hasRemovedPhoto(board())) await arrangeNow();
  const waiting = newPhotos(board());
  const uploaded = await uploadPhotos(options);
  stored = [...stored, ...uploaded.filter(({ id }) => !stored.some((one) => one.id === id))];
  if (!isAsWanted(board(), stored)) await arrangeNow();
  return { failed: waiting.length - uploaded.length, isArranged };
}

/** Sends the new photos of the board, except those that the server has refused for good; answers the stored ones. */
export async function uploadPhotos(options: UploadPhotos): Promise<PropertyImage[]> {
  const { board } = options;
  const queue = newPhotos(board())
    .filter(({ canRetry }) => canRetry !== false)
    .map(({ key }) => key);
  const uploaded: PropertyImage[] = [];
  const worker = async () => {
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
      await options.whenPrepared(key);
      if (options.signal?.aborted) return;
      // A closed form has ended the preparation, and the original is not what was to be sent.
      const photo = newPhotos(board()).find((one) => one.key === key && one.state !== 'preparing');
      const image = photo && (await upload(options, photo));
      if (image) uploaded.push(image);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return uploaded;
}

async function upload(
  { propertyId, board, change, signal }: UploadPhotos,
  photo: NewPhoto,
): Promise<PropertyImage | null> {
  const { key, file } = photo;
  const body = new FormData();
  // The category goes first: the server must know it before the long part arrives.
  body.append('category', categoryOf(board(), photo));
  change({ do: 'progress', key, share: 0 });
  body.append('photo', file);
  try {
    const answer = await photoRequest({
      method: 'POST',
      path: imagesPath(propertyId),
      body,
      ...(signal && { signal }),
      onProgress: (share) => change({ do: 'progress', key, share }),
    });
    const { image } = uploadedImageSchema.parse(answer);
    change({ do: 'stored', key, image });
    return image;
  } catch (error) {
    change({ do: 'fail', key, ...failureOf(error) });
    return null;
  }
}

function failureOf(error: unknown): { failure: string; canRetry: boolean } {
  if (!(error instanceof PhotoRefused))
    return { failure: 'No se pudo subir la foto.', canRetry: true };
  return { failure: error.message, canRetry: error.isPassing };
}

/** Sends the photos to keep, in order. Photos that somebody else just added stay, at the end. */
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

function wanted(board: PhotoBoard, stored: readonly PropertyImage[]) {
  const known = new Set(stored.map(({ id }) => id));
  const there = board.photos.filter((photo) => photo.kind === 'stored');
  const onBoard = new Set(there.map(({ image }) => image.id));
  const kept = there.filter(({ image, isRemoved }) => !isRemoved && known.has(image.id));
  const foreign = stored.filter(({ id }) => !onBoard.has(id));
  return [
    ...kept.map((photo, at) => arranged(photo.image.id, categoryOf(board, photo), at === 0)),
    ...foreign.map(({ id, category }, at) => arranged(id, category, kept.length + at === 0)),
  ];
}

/** Leaves out a category that is no longer offered, so that the server keeps it. */
function arranged(id: string, category: string, isPrimary: boolean) {
  const offered = IMAGE_CATEGORIES.find((one) => one === category);
  return { id, ...(offered && { category: offered }), isPrimary };
}

/** Tells whether the server's photos match the form. */
export function isAsWanted(board: PhotoBoard, stored: readonly PropertyImage[]): boolean {
  const ordered = [...stored].sort((a, b) => a.order - b.order);
  const there = ordered.map(({ id, category, isPrimary }) => arranged(id, category, isPrimary));
  return JSON.stringify(there) === JSON.stringify(wanted(board, stored));
}
