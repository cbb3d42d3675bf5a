import { useEffect, useRef, useState } from 'react';
import { newPhotos } from './photo-items.ts';
import { uploadPhotos } from './send-photos.ts';
import type { PhotoBoardState } from './use-photo-board.ts';

interface EarlyUploads {
  photos: PhotoBoardState;
  /** Makes the draft to which the photos belong, or knows it already; answers its id, and null where they wait for the save. */
  begin: () => Promise<string | null>;
  /** Called when photos were sent. */
  onSent: () => void;
}

/** Sends the photos of a draft while the rest of the form is typed: nobody sees them before the publication. */
export function useEarlyUploads({ photos, begin, onSent }: EarlyUploads) {
  const last = useRef<Promise<void>>(Promise.resolve());
  const ending = useRef(new AbortController());
  const [isSending, setSending] = useState(false);

  // No photo is sent for a form that is gone.
  useEffect(() => {
    ending.current = new AbortController();
    return () => ending.current.abort();
  }, []);

  async function sendNow(signal: AbortSignal) {
    if (!(await hasPhoto())) return;
    setSending(true);
    try {
      signal.throwIfAborted();
      const propertyId = await begin();
      if (propertyId !== null) await sendTo(propertyId, signal);
      signal.throwIfAborted();
    } catch {
      await failAll();
    } finally {
      setSending(false);
      onSent();
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

  async function sendTo(propertyId: string, signal: AbortSignal) {
    const { current: board, whenPrepared, change } = photos;
    const sent = await uploadPhotos({ propertyId, board, whenPrepared, change, signal });
    const known = new Set(photos.stored().map(({ id }) => id));
    photos.setStored([...photos.stored(), ...sent.filter(({ id }) => !known.has(id))]);
  }

  /** Without a draft no photo has a place; all that were not refused for good stay for another try. */
  async function failAll() {
    for (const { key, canRetry } of newPhotos(photos.current())) {
      if (canRetry === false) continue;
      await photos.whenPrepared(key);
      photos.change({ do: 'fail', key, failure: 'No se pudo subir la foto.', canRetry: true });
    }
  }

  return {
    isSending,
    /** Ends with the form. */
    signal: () => ending.current.signal,
    /** Photos that are added meanwhile follow those on their way. */
    send: () => {
      const { signal } = ending.current;
      last.current = last.current.then(() => sendNow(signal));
    },
    /** Ends what is on its way, which stays for another try. */
    stop: () => {
      ending.current.abort();
      ending.current = new AbortController();
    },
    /** Resolves when no photo is on its way. */
    settled: () => last.current,
  };
}
