import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../lib/errors.ts';
import type { PhotoContext } from '../../modules/properties/photos/add-listing-photo.ts';
import {
  type AddPhoto,
  listingsOfSource,
  photoAdder,
  photoForeseer,
  type SourceListing,
} from '../../modules/properties/photos/import-listing-photos.ts';
import { isOfStorage, whyStopped } from '../../photos/bucket/why-stopped.ts';
import { checkPhoto } from '../../photos/photo-decoding.ts';
import { ImportError } from '../errors/import-error.ts';
import { keyMatcher } from './photo-keys.ts';
import { escaped } from '../report/shown.ts';
import type { FoundPhoto } from './find-photos.ts';

type Outcome = 'new' | 'known' | 'refused' | 'unmatched';

/** Every file counts once in `files` and once in one of the others. */
export type PhotoTotals = Record<'files' | Outcome, number>;

/** A file that is on no listing now, with its reason in Spanish. */
export interface PhotoReport {
  /** With its control characters escaped. */
  name: string;
  /** The key of the listing; empty when the file belongs to none. */
  externalId: string;
  outcome: 'refused' | 'unmatched';
  reason: string;
}

/** The storage of the photos, with its limits. */
export type PhotoStore = Pick<PhotoContext, 'storage' | 'limits' | 'log'>;

interface PhotoImport {
  photos: readonly FoundPhoto[];
  source: string;
  /** Null for a dry run. */
  store: PhotoStore | null;
  /** Keys of the listings that a dry run would have made. */
  newKeys: readonly string[];
  onReport: (report: PhotoReport) => Promise<void>;
  onProgress: (done: number) => void;
  /** Ends the import after the current photo. */
  signal: AbortSignal;
}

/** Adds photos to the listings with whose keys their names begin. A photo that its listing has already is not added again. */
export async function importPhotos(
  { db, now }: Pick<PhotoContext, 'db' | 'now'>,
  { photos, source, store, newKeys, ...run }: PhotoImport,
): Promise<PhotoTotals> {
  const totals: PhotoTotals = { files: 0, new: 0, known: 0, refused: 0, unmatched: 0 };
  const listings: SourceListing[] = [
    ...(await listingsOfSource({ db }, source)),
    ...newKeys.map((key) => ({ id: null, key })),
  ];
  const match = keyMatcher(listings);
  const add = store ? photoAdder({ db, now, ...store }) : photoForeseer({ db });
  for (const photo of photos) {
    if (run.signal.aborted) break;
    const { reason, outcome, externalId } = await outcomeOf(photo, match(photo.name), add);
    totals.files += 1;
    totals[outcome] += 1;
    if (outcome === 'refused' || outcome === 'unmatched')
      await run.onReport({ name: escaped(photo.name), externalId, outcome, reason });
    run.onProgress(totals.files);
  }
  return totals;
}

interface PhotoOutcome {
  outcome: Outcome;
  externalId: string;
  reason: string;
}

async function outcomeOf(
  { name, path, problem }: FoundPhoto,
  listing: SourceListing | undefined,
  add: AddPhoto,
): Promise<PhotoOutcome> {
  const externalId = escaped(listing?.key ?? '');
  const refused = (reason: string): PhotoOutcome => ({ outcome: 'refused', externalId, reason });
  if (problem !== undefined) return refused(problem);
  if (!listing) return { outcome: 'unmatched', externalId, reason: UNMATCHED };
  const read = await readPhoto(path);
  if ('refusal' in read) return refused(read.refusal);
  try {
    return { outcome: await add(listing, { path, ...read }), externalId, reason: '' };
  } catch (error) {
    const reason = refusalOf(error);
    if (reason !== null) return refused(reason);
    const why = whyStopped(error) ?? 'No se pudo guardar.';
    throw new ImportError(
      `Las fotos se detuvieron en ${name}: ${why} Lo anterior ya quedó guardado; repite la orden para seguir.`,
      { cause: error },
    );
  }
}

const UNMATCHED = 'Su nombre no empieza con la clave de ninguna propiedad.';

const HEIC = 'Es una foto HEIC: conviértela a JPEG, o agrégala desde el navegador.';

/** Judges a file as an upload is judged, before any of it is decoded. */
async function readPhoto(path: string): Promise<{ digest: string } | { refusal: string }> {
  try {
    // The decoder cannot read it; refused early, so that a dry run does not promise it.
    if ((await checkPhoto(path)) === 'heic') return { refusal: HEIC };
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    return { digest: hash.digest('hex') };
  } catch (error) {
    return { refusal: error instanceof AppError ? error.message : 'No se puede leer el archivo.' };
  }
}

/** Says why this photo is refused; null for what would happen to all others as well. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof AppError) || isOfStorage(error)) return null;
  // The process that encodes has crashed, or took too long.
  const isEncoder = error.code === 'server.unavailable' || error.code === 'server.unexpected';
  return isEncoder ? 'No se pudo procesar la foto.' : error.message;
}
