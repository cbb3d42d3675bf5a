import { MOST_PHOTO_NAMES } from '@pbr/schemas/import/values';
import { uploadedImageSchema } from '@pbr/schemas/property/photos';
import { PhotoRefused, photoRequest } from '../../../lib/photos/photo-request.ts';
import { preparePhoto } from '../../../lib/photos/prepare-photo.ts';

/** Listings whose photos are sent at the same time; those of one listing go one after the other, in their order. */
const AT_ONCE = 3;
/** Photos that are noted as the import's together. */
const NOTED_AT_ONCE = 20;

/** A chosen file on its way to a listing. */
export interface PhotoToSend {
  /** Its name, with its folders if a folder was chosen. */
  path: string;
  file: File;
  /** A failed one can be sent again; a refused one never enters. */
  state: 'waiting' | 'stored' | 'failed' | 'refused';
  failure?: string | undefined;
}

export interface SendImportPhotos {
  photos: readonly PhotoToSend[];
  /** The positions of the names that belong to a listing, with its id. */
  match: (names: string[]) => Promise<readonly { at: number; propertyId: string }[]>;
  /** Remembers stored photos as those of the import. */
  note: (imageIds: string[]) => Promise<unknown>;
  /** The new photos that are not noted yet. */
  unnoted: Set<string>;
  change: (path: string, change: Partial<PhotoToSend>) => void;
  /** When it is aborted, the photos that are on their way arrive and are noted, and no other is sent. */
  stopping: AbortController;
}

/** Sends photos to the listings with whose keys their names begin. What is stored already is not stored twice. */
export async function sendImportPhotos(sending: SendImportPhotos): Promise<void> {
  const { photos, match, unnoted, change, stopping } = sending;
  const queue = [...(await byListing(photos, match, change))];
  const worker = async () => {
    for (let group = queue.shift(); group; group = queue.shift()) {
      const [propertyId, theirs] = group;
      for (const photo of theirs) {
        if (stopping.signal.aborted) return;
        const image = await send(propertyId, photo, change);
        if (image !== null) unnoted.add(image);
        if (unnoted.size >= NOTED_AT_ONCE) await noteStored(sending);
      }
    }
  };
  const stopAll = (error: unknown) => {
    stopping.abort();
    throw error;
  };
  const ends = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => worker().catch(stopAll)),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  await noteStored(sending);
}

/** Notes all new photos. Two calls at once may note a photo twice, which changes nothing. */
export async function noteStored({
  unnoted,
  note,
}: Pick<SendImportPhotos, 'unnoted' | 'note'>): Promise<void> {
  while (unnoted.size > 0) {
    const some = [...unnoted].slice(0, MOST_PHOTO_NAMES);
    await note(some);
    for (const id of some) unnoted.delete(id);
  }
}

async function byListing(
  photos: readonly PhotoToSend[],
  match: SendImportPhotos['match'],
  change: SendImportPhotos['change'],
): Promise<Map<string, PhotoToSend[]>> {
  const groups = new Map<string, PhotoToSend[]>();
  for (let first = 0; first < photos.length; first += MOST_PHOTO_NAMES) {
    const batch = photos.slice(first, first + MOST_PHOTO_NAMES);
    const found = await match(batch.map(({ path }) => path));
    const listingAt = new Map(found.map(({ at, propertyId }) => [at, propertyId]));
    for (const [at, photo] of batch.entries()) {
      const listing = listingAt.get(at);
      if (listing !== undefined) groups.set(listing, [...(groups.get(listing) ?? []), photo]);
      else
        change(photo.path, {
          state: 'refused',
          failure: 'El nombre no empieza con la clave de una propiedad que haya entrado.',
        });
    }
  }
  return groups;
}

/**
 * Answers the id of a photo that the listing has from now on, or null. Undoing the import must not take off one that was there before, so
 * a photo whose answer was lost stays, too: trying again finds it there.
 */
async function send(
  propertyId: string,
  { path, file }: PhotoToSend,
  change: SendImportPhotos['change'],
): Promise<string | null> {
  try {
    const prepared = await preparePhoto(file, new AbortController().signal);
    const body = new FormData();
    body.append('photo', prepared.file);
    let isNew = false;
    const answer = await photoRequest({
      method: 'POST',
      path: `/api/properties/${propertyId}/images`,
      body,
      onStored: (status) => {
        isNew = status === 201;
      },
    });
    change(path, { state: 'stored' });
    return isNew ? uploadedImageSchema.parse(answer).image.id : null;
  } catch (error) {
    const failure = error instanceof Error ? error.message : 'No se pudo subir.';
    const isPassing = error instanceof PhotoRefused && error.isPassing;
    change(path, { state: isPassing ? 'failed' : 'refused', failure });
    return null;
  }
}
