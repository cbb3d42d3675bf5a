import { UNTITLED_DAYS } from '@pbr/schemas/property/deleted';
import type { RefObject } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes.tsx';
import type { PhotoBoardState } from '../photos/use-photo-board.ts';
import { checkListing } from './form-values.ts';
import type { ListingForm, ListingState } from './use-listing-form.ts';
import type { useSaveListing } from './use-save-listing.ts';

interface Leaving {
  /** Whether the form was saved. */
  isSavedRef: RefObject<boolean>;
  listing: ListingState;
  photos: PhotoBoardState;
  saving: ReturnType<typeof useSaveListing>;
  showErrors: ListingForm['showErrors'];
  onAsking: (isAsking: boolean) => void;
}

/** Asks before the person leaves unsaved changes, or a draft that photos have begun and nobody has decided to keep. */
export function useLeaving(options: Leaving) {
  const { isSavedRef, listing, photos, saving, showErrors, onAsking } = options;
  /** Stores the begun draft as it is typed; answers whether that was possible. */
  async function keep(): Promise<boolean> {
    const checked = checkListing(listing.latest().values, { isDraft: true });
    if ('errors' in checked) {
      // The question is on top until it has closed.
      setTimeout(() => showErrors(checked.errors));
      return false;
    }
    try {
      await saving.save({ ...checked.listing, dealStatus: '', isActive: false });
    } catch (error) {
      notifyFailed(error, 'No se pudo guardar la propiedad.');
    }
    return isSavedRef.current;
  }

  async function discard(): Promise<void> {
    await saving.discard();
    isSavedRef.current = true;
  }

  return useUnsavedChanges({
    atStake: () => {
      if (isSavedRef.current) return undefined;
      if (saving.isBegun()) return whereItStays(listing.latest().values.name);
      return whatBecomes(listing.isChanged, photos.isChanged);
    },
    draft: () => (saving.isBegun() ? { keep, discard } : undefined),
    onAsking,
  });
}

function whereItStays(name: string): string {
  const stays = 'Guardado, sigue en “Mis Propiedades”, con sus fotos, y solo lo ves tú.';
  if (name.trim() !== '') return stays;
  return `${stays} Sin nombre se borra después de ${UNTITLED_DAYS} días sin cambios.`;
}

function whatBecomes(hasText: boolean, hasPhotos: boolean): string | undefined {
  const text =
    hasText && 'Lo que escribiste se queda en este dispositivo, y te lo ofrecemos cuando vuelvas.';
  const photos = hasPhotos && 'Los cambios en las fotos se pierden.';
  return [text, photos].filter(Boolean).join(' ') || undefined;
}
