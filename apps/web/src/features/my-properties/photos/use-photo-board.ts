import { MAX_PROPERTY_PHOTOS } from '@pbr/schemas/property/media/photo-limits';
import type { PropertyImage } from '@pbr/schemas/property/photos';
import { useEffect, useRef, useState } from 'react';
import { preparePhoto } from '../../../lib/photos/prepare-photo.ts';
import { isAsWanted } from './send-photos.ts';
import {
  changeBoard,
  emptyBoard,
  keptPhotos,
  newPhotos,
  type NewPhoto,
  type PhotoAction,
} from './photo-items.ts';

/** Why a chosen file is not among the photos. */
export interface RefusedFile {
  /** Tells apart two files of the same name. */
  key: string;
  name: string;
  reason: string;
}

/** The photos of a form: the stored ones, and new ones to upload, of a draft at once and otherwise after the save. */
export function usePhotoBoard(images: readonly PropertyImage[]) {
  const [stored, showStored] = useState(images);
  const storedNow = useRef(images);
  const [board, setBoard] = useState(() => changeBoard(emptyBoard, { do: 'load', images }));
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  // A ref, because uploads need the board as it is now, not as it was when they began.
  const current = useRef(board);
  const { preparations, previewOf } = usePreparations();

  function change(action: PhotoAction) {
    current.current = changeBoard(current.current, action);
    setBoard(current.current);
    if (action.do === 'remove') preparations.current.get(action.key)?.abort.abort();
  }

  function add(files: readonly File[]) {
    const room = Math.max(0, MAX_PROPERTY_PHOTOS - keptPhotos(current.current).length);
    setRefused(
      files.slice(room).map((file) => ({ key: nextKey(), name: file.name, reason: FULL })),
    );
    const photos = files.slice(0, room).map(asNew);
    change({ do: 'add', photos });
    for (const photo of photos) {
      const abort = new AbortController();
      preparations.current.set(photo.key, { abort, done: prepare(photo, abort.signal) });
    }
  }

  async function prepare({ key, file: chosen }: NewPhoto, signal: AbortSignal): Promise<void> {
    try {
      const { file, change: done } = await preparePhoto(chosen, signal);
      change({ do: 'prepared', key, file, preview: previewOf(file), change: done });
    } catch (error) {
      if (signal.aborted) return;
      change({ do: 'remove', key });
      const reason = error instanceof Error ? error.message : String(error);
      setRefused((others) => [...others, { key, name: chosen.name, reason }]);
    }
  }

  function setStored(next: readonly PropertyImage[]) {
    storedNow.current = next;
    showStored(next);
  }

  const isArranged = isAsWanted(board, stored);
  const hasChanges = () =>
    newPhotos(current.current).length > 0 || !isAsWanted(current.current, storedNow.current);

  return {
    board,
    current: () => current.current,
    change,
    add,
    whenPrepared: async (key: string) => preparations.current.get(key)?.done,
    refused,
    forgetRefused: () => setRefused([]),
    stored: () => storedNow.current,
    setStored,
    isChanged: newPhotos(board).length > 0 || !isArranged,
    /** The same with the changes that are not rendered yet. */
    hasChanges,
    /** Whether saving again can store more. */
    canRetry: !isArranged || newPhotos(board).some(({ canRetry }) => canRetry !== false),
  };
}

export type PhotoBoardState = ReturnType<typeof usePhotoBoard>;

const FULL = `Caben ${MAX_PROPERTY_PHOTOS} fotos por propiedad.`;

let count = 0;

function nextKey(): string {
  count += 1;
  return `new-${count}`;
}

const asNew = (file: File): NewPhoto => ({
  kind: 'new',
  key: nextKey(),
  category: '',
  file,
  state: 'preparing',
  progress: 0,
});

interface Preparation {
  abort: AbortController;
  done: Promise<void>;
}

/** Ends with the form: stops what is still being prepared and releases the previews, each of which keeps its whole file in memory. */
function usePreparations() {
  const preparations = useRef(new Map<string, Preparation>());
  const previews = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const { abort } of preparations.current.values()) abort.abort();
      for (const preview of previews.current.splice(0)) URL.revokeObjectURL(preview);
    },
    [],
  );
  return {
    preparations,
    previewOf: (file: File) => {
      const preview = URL.createObjectURL(file);
      previews.current.push(preview);
      return preview;
    },
  };
}
