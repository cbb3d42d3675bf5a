import type { PropertyImage } from '@pbr/schemas/property/photos';

interface PhotoBase {
  /** A stored photo's id, or a local name for a new one. */
  key: string;
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
  file: File;
  /** An object URL of the file. */
  preview: string;
  state: 'waiting' | 'sending' | 'failed';
  /** The sent share, from 0 to 1. */
  progress: number;
  failure?: string | undefined;
  /** A retry may succeed; `false` if the file itself is the reason. */
  canRetry?: boolean | undefined;
}

export type Photo = StoredPhoto | NewPhoto;

export interface PhotoBoard {
  /** In the order that visitors see. */
  photos: readonly Photo[];
  /** The key of the primary photo. */
  primary: string | null;
}

export type PhotoAction =
  | { do: 'load'; images: readonly PropertyImage[] }
  | { do: 'add'; photos: readonly NewPhoto[] }
  | { do: 'move'; key: string; to: number }
  | { do: 'categorise'; key: string; category: string }
  | { do: 'makePrimary'; key: string }
  | { do: 'remove'; key: string }
  | { do: 'restore'; key: string }
  | { do: 'progress'; key: string; share: number }
  | { do: 'fail'; key: string; failure: string; canRetry: boolean }
  | { do: 'stored'; key: string; image: PropertyImage };

export const emptyBoard: PhotoBoard = { photos: [], primary: null };

/** The photos that remain after the save. */
export const keptPhotos = ({ photos }: PhotoBoard) =>
  photos.filter((photo) => photo.kind === 'new' || !photo.isRemoved);

export function changeBoard(board: PhotoBoard, action: PhotoAction): PhotoBoard {
  return withPrimary(changed(board, action));
}

function changed(board: PhotoBoard, action: PhotoAction): PhotoBoard {
  const { photos } = board;
  const each = (key: string, change: (photo: Photo) => Photo) => ({
    ...board,
    photos: photos.map((photo) => (photo.key === key ? change(photo) : photo)),
  });
  switch (action.do) {
    case 'load':
      return loaded(action.images);
    case 'add':
      return { ...board, photos: [...photos, ...action.photos] };
    case 'move':
      return { ...board, photos: moved(photos, action) };
    case 'categorise':
      return each(action.key, (photo) => ({ ...photo, category: action.category }));
    case 'makePrimary':
      return { ...board, primary: action.key };
    case 'remove':
      return removed(board, action.key);
    case 'restore':
      return each(action.key, (photo) =>
        photo.kind === 'stored' ? { ...photo, isRemoved: false } : photo,
      );
    case 'progress':
      return each(action.key, (photo) =>
        photo.kind === 'new' ? { ...photo, state: 'sending', progress: action.share } : photo,
      );
    case 'fail':
      return each(action.key, (photo) =>
        photo.kind === 'new'
          ? { ...photo, state: 'failed', failure: action.failure, canRetry: action.canRetry }
          : photo,
      );
    case 'stored':
      return storedNow(board, action.key, action.image);
  }
}

function loaded(images: readonly PropertyImage[]): PhotoBoard {
  const ordered = images.toSorted((a, b) => a.order - b.order);
  return {
    photos: ordered.map(asStored),
    primary: images.find(({ isPrimary }) => isPrimary)?.id ?? null,
  };
}

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
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, photo);
}

/** Drops a new photo at once; marks a stored one, which can be restored until the save. */
function removed(board: PhotoBoard, key: string): PhotoBoard {
  const photos = board.photos.flatMap((photo): Photo[] => {
    if (photo.key !== key) return [photo];
    return photo.kind === 'stored' ? [{ ...photo, isRemoved: true }] : [];
  });
  return { ...board, photos };
}

/** The same photo may be stored already; the board then keeps it once. */
function storedNow(board: PhotoBoard, key: string, image: PropertyImage): PhotoBoard {
  const isThere = board.photos.some((photo) => photo.kind === 'stored' && photo.key === image.id);
  const photos = board.photos.flatMap((photo): Photo[] => {
    if (photo.key === image.id && photo.kind === 'stored') return [{ ...photo, isRemoved: false }];
    if (photo.key !== key) return [photo];
    return isThere ? [] : [{ ...asStored(image), category: photo.category }];
  });
  return { photos, primary: board.primary === key ? image.id : board.primary };
}

/** Ensures exactly one primary photo if there are any: the chosen one, or the first. */
function withPrimary(board: PhotoBoard): PhotoBoard {
  const kept = keptPhotos(board);
  if (kept.some(({ key }) => key === board.primary)) return board;
  return { ...board, primary: kept[0]?.key ?? null };
}
