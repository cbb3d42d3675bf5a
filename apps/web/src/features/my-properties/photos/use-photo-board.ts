import { MAX_PROPERTY_PHOTOS } from '@pbr/schemas/property/photo-limits';
import type { PropertyImage } from '@pbr/schemas/property/photos';
import { DEFAULT_IMAGE_CATEGORY } from '@pbr/schemas/property/photos';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { refusalOf } from '../../../lib/photos/photo-file.ts';
import { isAsWanted } from './send-photos.ts';
import {
  changeBoard,
  emptyBoard,
  keptPhotos,
  type NewPhoto,
  type PhotoAction,
} from './photo-items.ts';

/** The photos of a form: the stored ones, and new ones to upload after the save. */
export function usePhotoBoard(images: readonly PropertyImage[]) {
  const [stored, setStored] = useState(images);
  const [board, setBoard] = useState(() => changeBoard(emptyBoard, { do: 'load', images }));
  /** Why some files were rejected. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  // A ref, because uploads need the board as it is now, not as it was when they began.
  const current = useRef(board);
  const previews = useForgottenPreviews();

  function change(action: PhotoAction) {
    current.current = changeBoard(current.current, action);
    setBoard(current.current);
  }

  function add(files: readonly File[]) {
    const room = MAX_PROPERTY_PHOTOS - keptPhotos(current.current).length;
    const judged = files.map((file) => ({ file, refusal: refusalOf(file) }));
    const good = judged.filter(({ refusal }) => refusal === undefined).map(({ file }) => file);
    const words = judged.flatMap(({ file, refusal }) =>
      refusal ? `${file.name}: ${refusal}` : [],
    );
    if (good.length > room)
      words.push(`Caben ${MAX_PROPERTY_PHOTOS} fotos por propiedad; las demás no se agregaron.`);
    setRefused(words);
    const photos = good.slice(0, Math.max(room, 0)).map(asNew);
    previews.current.push(...photos.map(({ preview }) => preview));
    change({ do: 'add', photos });
  }

  return {
    board,
    current: () => current.current,
    change,
    add,
    refused,
    stored,
    setStored,
    isChanged: board.photos.some(({ kind }) => kind === 'new') || !isAsWanted(board, stored),
  };
}

export type PhotoBoardState = ReturnType<typeof usePhotoBoard>;

let count = 0;

function asNew(file: File): NewPhoto {
  count += 1;
  return {
    kind: 'new',
    key: `new-${count}`,
    category: DEFAULT_IMAGE_CATEGORY,
    file,
    preview: URL.createObjectURL(file),
    state: 'waiting',
    progress: 0,
  };
}

/** Collects previews and revokes them with the form: each keeps its whole file in memory until then. */
function useForgottenPreviews(): RefObject<string[]> {
  const previews = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const preview of previews.current.splice(0)) URL.revokeObjectURL(preview);
    },
    [],
  );
  return previews;
}
