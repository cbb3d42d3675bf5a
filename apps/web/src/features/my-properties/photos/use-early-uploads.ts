import { useRef, useState } from 'react';
import { newPhotos } from './photo-items.ts';
import { uploadPhotos } from './send-photos.ts';
import type { PhotoBoardState } from './use-photo-board.ts';

interface EarlyUploads {
  photos: PhotoBoardState;
  /** Makes the draft to which the photos belong, or knows it already; answers its id. */
  begin: () => Promise<string>;
}

/** Sends the photos of a draft while the rest of the form is typed: nobody sees them before the publication. */
export function useEarlyUploads({ photos, begin }: EarlyUploads) {
  const last = useRef<Promise<void>>(Promise.resolve());
  const [isSending, setSending] = useState(false);

  async function sendNow() {
    if (!(await hasPhoto())) return;
    setSending(true);
    try {
      await sendTo(await begin());
    } catch {
      await failAll();
    } finally {
      setSending(false);
    }
  }

  /** Whether a new file turned out to be a photo; the others may still be prepared. */
  async function hasPhoto(): Promise<boolean> {
    for (const { key } of newPhotos(photos.current())) {
      await photos.whenPrepared(key);
      if (newPhotos(photos.current()).some((photo) => photo.key === key)) return true;
    }
    return false;
  }

  async function sendTo(propertyId: string) {
    const { current: board, whenPrepared, change } = photos;
    const sent = await uploadPhotos({ propertyId, board, whenPrepared, change });
    const known = new Set(photos.stored().map(({ id }) => id));
    photos.setStored([...photos.stored(), ...sent.filter(({ id }) => !known.has(id))]);
  }

  /** Without a draft no photo has a place; all of them stay for another try. */
  async function failAll() {
    for (const { key } of newPhotos(photos.current())) {
      await photos.whenPrepared(key);
      photos.change({ do: 'fail', key, failure: 'No se pudo subir la foto.', canRetry: true });
    }
  }

  return {
    isSending,
    /** Photos that are added meanwhile follow those on their way. */
    send: () => {
      last.current = last.current.then(sendNow);
    },
    /** Resolves when no photo is on its way. */
    settled: () => last.current,
  };
}
