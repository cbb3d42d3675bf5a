import type { PropertyDetail } from '@pbr/schemas/property/read';
import { UNTITLED_DAYS } from '@pbr/schemas/property/deleted';
import { UNTITLED } from '@pbr/schemas/property/values';
import { useState } from 'react';
import { notifyFailure, notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { dealWords } from '../deal-words.ts';
import { type PhotosOutcome, sendPhotos } from '../photos/send-photos.ts';
import { hasRemovedPhoto } from '../photos/photo-items.ts';
import { useEarlyUploads } from '../photos/use-early-uploads.ts';
import type { PhotoBoardState } from '../photos/use-photo-board.ts';
import { useListingsChanged } from '../../../lib/use-listings-changed.ts';
import type { useUnsavedText } from './use-unsaved-text.ts';
import type { CheckedListing, ListingState } from './use-listing-form.ts';
import { useStoreFields } from './use-store-fields.ts';

interface PhotosFailure {
  words: string;
  /** Tells apart two attempts with the same message. */
  attempt: number;
}

interface SaveListing {
  property: PropertyDetail | null;
  listing: ListingState;
  unsaved: ReturnType<typeof useUnsavedText>;
  photos: PhotoBoardState;
  onSaved: () => void;
}

/** Stores the fields, then the photos. Parts that fail stay in the form for another try. */
export function useSaveListing({ property, listing, unsaved, photos, onSaved }: SaveListing) {
  const listingsChanged = useListingsChanged();
  const { theirs, reread, creation, storeFields } = useStoreFields({
    property,
    listing,
    unsaved,
    onBegun: ({ images }) => {
      void listingsChanged();
      if (images.length === 0) return;
      photos.setStored(images);
      photos.change({ do: 'load', images });
    },
  });
  /** Nobody sees the photos of a draft. Those marked as removed are deleted with the save, and until then take the room of others. */
  const goesEarly = () => listing.latest().isDraft && !hasRemovedPhoto(photos.current());
  const uploads = useEarlyUploads({
    photos,
    begin: async () => {
      const id = await creation.begin();
      return goesEarly() ? id : null;
    },
    onSent: () => void listingsChanged(),
  });
  const arranging = trpc.property.setImages.useMutation();
  const [photosFailed, setPhotosFailed] = useState<PhotosFailure>();

  async function savePhotos({ id }: PropertyDetail): Promise<PhotosOutcome> {
    const read = async () => (await reread(id)).images;
    const outcome = await sendPhotos({
      propertyId: id,
      board: photos.current,
      whenPrepared: photos.whenPrepared,
      change: photos.change,
      stored: photos.stored(),
      signal: uploads.signal(),
      reread: read,
      arrangeAs: async (arrangement) =>
        (await arranging.mutateAsync({ id, ...arrangement })).images,
    });
    try {
      photos.setStored(await read());
    } catch {
      // The photo list stays outdated; the next save compares again.
    }
    return outcome;
  }

  async function save(checked: CheckedListing) {
    const { base, isDraft: wasDraft } = listing.latest();
    // Nobody is to see a listing with a part of its photos.
    if (checked.isActive) await uploads.settled();
    const saved = await storeFields(checked);
    await uploads.settled();
    const outcome = photos.hasChanges() ? await savePhotos(saved) : undefined;
    void listingsChanged();
    const missing = outcome && whatIsMissing(outcome);
    if (missing === undefined) {
      notifyStored(saved, { isNew: property === null, wasDraft, hadDeal: base.dealStatus });
      onSaved();
      return;
    }
    const words = `${whatIsStored(saved, { isNew: property === null, wasDraft })}, pero ${missing}.`;
    setPhotosFailed((last) => ({ words, attempt: (last?.attempt ?? 0) + 1 }));
    notifyFailure(words, 'Advertencia');
  }

  /** Adds photos. Those of a draft are sent at once where there is room, the others with the save. */
  function addPhotos(files: readonly File[]) {
    photos.add(files);
    if (goesEarly()) uploads.send();
  }

  return {
    theirs,
    photosFailed,
    save,
    addPhotos,
    /** Absent where the photos go with the save. */
    retryPhotos: goesEarly() && !uploads.isSending ? uploads.send : undefined,
    /** Goes on with the draft that the unsaved text belongs to. */
    goOn: () => void creation.begin().catch(() => {}),
    isBegun: creation.isBegun,
    discard: async () => {
      uploads.stop();
      await creation.discard();
      void listingsChanged();
    },
  };
}

const whereItIs = ({ name }: PropertyDetail): string =>
  name === UNTITLED
    ? `Está en “Mis Propiedades”. Ponle nombre: sin él se borra después de ${UNTITLED_DAYS} días sin cambios.`
    : 'Está en “Mis Propiedades” y no se ve en el portal hasta que lo publiques.';

interface Before {
  isNew: boolean;
  wasDraft: boolean;
}

function notifyStored(saved: PropertyDetail, before: Before & { hadDeal: string }) {
  if (saved.isDraft) notifySuccess('Borrador guardado', whereItIs(saved));
  else if (before.isNew) notifySuccess('Propiedad creada', 'Ya se ve en el portal.');
  else if (before.wasDraft) notifySuccess('Propiedad publicada', 'Ya se ve en el portal.');
  else if ((saved.dealStatus ?? '') === before.hadDeal) notifySuccess('Propiedad actualizada');
  else notifySuccess('Propiedad actualizada', dealWords(saved).message);
}

function whatIsStored({ isDraft }: PropertyDetail, { isNew, wasDraft }: Before): string {
  if (isDraft) return 'El borrador se guardó';
  if (isNew) return 'La propiedad se creó';
  return wasDraft ? 'La propiedad se publicó' : 'La propiedad se actualizó';
}

function whatIsMissing({ failed, isArranged }: PhotosOutcome): string | undefined {
  if (failed === 1) return 'una foto no se subió';
  if (failed > 1) return `${failed} fotos no se subieron`;
  return isArranged ? undefined : 'los cambios en sus fotos no se guardaron';
}
