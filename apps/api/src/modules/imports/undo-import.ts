import type { ServiceContext } from '../../lib/context.ts';
import { idsOf } from '../../lib/ids-of.ts';
import { restAfter } from '../../lib/rest-after.ts';
import { forgetPhotoFiles } from '../photos/forget-photo-files.ts';
import { forgetSharePicture } from '../properties/listings/forget-share-picture.ts';
import { takeOffImages } from '../properties/photos/take-off-images.ts';
import { changeImport, lockImport, type StoredImport } from './import.queries.ts';
import {
  deleteListings,
  forgetChanged,
  lockChanged,
  lockPhotos,
  restoreListings,
} from './undo.queries.ts';

/** Listings of one transaction. */
const AT_ONCE = 50;

interface Undone {
  /** Listings that the import had made. */
  gone: number;
  /** Listings that are as before the import. */
  restored: number;
  /** Listings that somebody has edited since. */
  kept: number;
}

type Ctx = Pick<ServiceContext, 'db' | 'storage' | 'log' | 'now'>;

/**
 * Takes back what an import did, some listings in each transaction: those that it made go, the others become what they were. What somebody
 * has changed since stays as it is. Each transaction stores how far it came, so that a killed job goes on there.
 */
export async function undoImport(
  ctx: Ctx,
  { id: run, ...before }: Pick<StoredImport, 'id' | 'undone'>,
  signal: AbortSignal,
): Promise<void> {
  let undone = (before.undone as Undone | null) ?? { gone: 0, restored: 0, kept: 0 };
  for (;;) {
    signal.throwIfAborted();
    const start = performance.now();
    const step = await ctx.db.transaction((tx) => undoSome({ ...ctx, db: tx }, run, undone));
    if (step === null) break;
    undone = step.undone;
    await forgetPhotoFiles(ctx, step.storageKeys);
    for (const id of step.ids) await forgetSharePicture(ctx, id);
    await restAfter(start, signal);
  }
  for (;;) {
    signal.throwIfAborted();
    const keys = await ctx.db.transaction(async (tx) => {
      // A photo that is noted at this moment is taken off here, or begins the step again.
      await lockImport(tx, run);
      const left = await takeOff(tx, run, null);
      const finishedAt = ctx.now().toISOString();
      if (left === null) await changeImport(tx, run, { state: 'undone', undone, finishedAt });
      return left;
    });
    if (keys === null) return;
    await forgetPhotoFiles(ctx, keys);
  }
}

async function undoSome({ db, now }: Ctx, run: string, undone: Undone) {
  const listings = await lockChanged(db, run, AT_ONCE);
  if (listings.length === 0) return null;
  const kept = idsOf(listings.filter(({ isEdited }) => isEdited));
  const made = idsOf(listings.filter(({ isEdited, isNew }) => !isEdited && isNew));
  const changed = idsOf(listings.filter(({ isEdited, isNew }) => !isEdited && !isNew));
  const goneKeys = await deleteListings(db, made);
  await restoreListings(db, { run, ids: changed, now: now() });
  const photoKeys = changed.length > 0 ? ((await takeOff(db, run, changed)) ?? []) : [];
  await forgetChanged(db, { run, done: idsOf(listings), kept });
  const next = {
    gone: undone.gone + made.length,
    restored: undone.restored + changed.length,
    kept: undone.kept + kept.length,
  };
  const done = next.gone + next.restored + next.kept;
  await changeImport(db, run, { undone: next, done });
  return {
    undone: next,
    ids: [...made, ...changed],
    storageKeys: [...goneKeys, ...photoKeys],
  };
}

/** Takes the run's photos off these listings, or off some that it did not write; null when none is left. */
async function takeOff(
  db: ServiceContext['db'],
  run: string,
  ids: readonly string[] | null,
): Promise<string[] | null> {
  const listings = await lockPhotos(db, { run, ids, limit: AT_ONCE });
  if (listings.length === 0) return null;
  const keys: string[] = [];
  for (const { propertyId, imageIds } of listings) {
    const gone = await takeOffImages(db, propertyId, new Set(imageIds));
    keys.push(...gone.map(({ storageKey }) => storageKey));
  }
  return keys;
}
