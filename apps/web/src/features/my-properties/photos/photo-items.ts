import { DEFAULT_IMAGE_CATEGORY, type PropertyImage } from '@pbr/schemas/property/photos';
import type { ImageCategory } from '@pbr/schemas/property/values';

/** The category that says nothing. */
export const NO_CATEGORY: ImageCategory = 'otros';

interface PhotoBase {
  /** Names the photo in the form: its id if it was stored before, or a local name that it keeps. */
  key: string;
  /** Empty until somebody has said one. */
  category: string;
}

export interface StoredPhoto extends PhotoBase {
  kind: 'stored';
  image: PropertyImage;
  /** Deleted with the next save; can be restored until then. */
  isRemoved: boolean;
}

export interface NewPhoto extends PhotoBase {
  kind: 'new';
  /** The chosen file, and once it is prepared the one to send. */
  file: File;
  /** An object URL of the prepared file. */
  preview?: string | undefined;
  /** The words for the change that the preparation made. */
  change?: string | undefined;
  state: 'preparing' | 'waiting' | 'sending' | 'failed';
  /** The sent share, from 0 to 1. */
  progress: number;
  failure?: string | undefined;
  /** A retry may succeed; `false` if the file itself is the reason. */
  canRetry?: boolean | undefined;
}

export type Photo = StoredPhoto | NewPhoto;

export interface PhotoBoard {
  /** In the order that visitors see: the first that is kept is the cover. */
  photos: readonly Photo[];
}

export type PhotoAction =
  | { do: 'load'; images: readonly PropertyImage[] }
  | { do: 'add'; photos: readonly NewPhoto[] }
  | { do: 'move'; key: string; to: number }
  | { do: 'categorise'; keys: readonly string[]; category: string }
  | { do: 'remove'; key: string }
  | { do: 'restore'; key: string }
  | { do: 'prepared'; key: string; file: File; preview: string; change: string | undefined }
  | { do: 'progress'; key: string; share: number }
  | { do: 'fail'; key: string; failure: string; canRetry: boolean }
  | { do: 'stored'; key: string; image: PropertyImage };

export const emptyBoard: PhotoBoard = { photos: [] };

/** The photos that remain after the save. */
export const keptPhotos = ({ photos }: PhotoBoard) =>
  photos.filter((photo) => photo.kind === 'new' || !photo.isRemoved);

export const newPhotos = ({ photos }: PhotoBoard) => photos.filter((photo) => photo.kind === 'new');

/** The new photos that no further try will store. */
export const lostPhotos = (board: PhotoBoard) =>
  newPhotos(board).filter(({ canRetry }) => canRetry === false);

/** Whether the next save deletes a stored photo. */
export const hasRemovedPhoto = ({ photos }: PhotoBoard) =>
  photos.some((photo) => photo.kind === 'stored' && photo.isRemoved);

/** The key of the cover. */
export const coverOf = (board: PhotoBoard): string | undefined => keptPhotos(board)[0]?.key;

/** The category of a photo: the word of a person, else 'fachada' for the cover and none for the others. */
export function categoryOf(board: PhotoBoard, { key, category }: PhotoBase): string {
  if (category !== '') return category;
  return key === coverOf(board) ? DEFAULT_IMAGE_CATEGORY : NO_CATEGORY;
}

export function changeBoard(board: PhotoBoard, action: PhotoAction): PhotoBoard {
  const { photos } = board;
  const each = (key: string, change: (photo: Photo) => Photo) => ({
    photos: photos.map((photo) => (photo.key === key ? change(photo) : photo)),
  });
  const eachNew = (key: string, change: Partial<NewPhoto>) =>
    each(key, (photo) => (photo.kind === 'new' ? { ...photo, ...change } : photo));
  switch (action.do) {
    case 'load':
      return { photos: [...loaded(action.images), ...newPhotos(board)] };
    case 'add':
      return { photos: [...photos, ...action.photos] };
    case 'move':
      return { photos: moved(photos, action) };
    case 'categorise':
      return { photos: categorised(photos, action) };
    case 'remove':
      return removed(board, action.key);
    case 'restore':
      return each(action.key, (photo) =>
        photo.kind === 'stored' ? { ...photo, isRemoved: false } : photo,
      );
    case 'prepared': {
      const { file, preview, change } = action;
      return eachNew(action.key, { file, preview, change, state: 'waiting' });
    }
    case 'progress':
      return eachNew(action.key, { state: 'sending', progress: action.share });
    case 'fail': {
      const { failure, canRetry } = action;
      return eachNew(action.key, { state: 'failed', failure, canRetry });
    }
    case 'stored':
      return storedNow(board, action.key, action.image);
  }
}

const loaded = (images: readonly PropertyImage[]): Photo[] =>
  [...images].sort((a, b) => a.order - b.order).map(asStored);

const asStored = (image: PropertyImage): StoredPhoto => ({
  kind: 'stored',
  key: image.id,
  category: image.category,
  image,
  isRemoved: false,
});

function moved(photos: readonly Photo[], { key, to }: { key: string; to: number }): Photo[] {
  const photo = photos.find((one) => one.key === key);
  if (!photo) return [...photos];
  const others = photos.filter((one) => one !== photo);
  const position = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, position), photo, ...others.slice(position)];
}

function categorised(
  photos: readonly Photo[],
  { keys, category }: { keys: readonly string[]; category: string },
): Photo[] {
  return photos.map((photo) => (keys.includes(photo.key) ? { ...photo, category } : photo));
}

/** Drops a new photo at once; marks a stored one, which can be restored until the save. */
function removed(board: PhotoBoard, key: string): PhotoBoard {
  const photos = board.photos.flatMap((photo): Photo[] => {
    if (photo.key !== key) return [photo];
    return photo.kind === 'stored' ? [{ ...photo, isRemoved: true }] : [];
  });
  return { photos };
}

/** The same photo may be stored already; the board then keeps it once. One that was removed on its way is deleted with the next save. */
function storedNow(board: PhotoBoard, key: string, image: PropertyImage): PhotoBoard {
  const isSame = (photo: Photo) => photo.kind === 'stored' && photo.image.id === image.id;
  const isThere = board.photos.some(isSame);
  if (!board.photos.some((photo) => photo.key === key))
    return isThere ? board : { photos: [...board.photos, { ...asStored(image), isRemoved: true }] };
  const photos = board.photos.flatMap((photo): Photo[] => {
    if (photo.kind === 'stored' && isSame(photo)) return [{ ...photo, isRemoved: false }];
    if (photo.key !== key) return [photo];
    return isThere ? [] : [{ ...asStored(image), key, category: photo.category }];
  });
  return { photos };
}
