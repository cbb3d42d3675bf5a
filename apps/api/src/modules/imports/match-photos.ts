import {
  importIdSchema,
  matchedPhotosSchema,
  matchPhotosSchema,
  notePhotosSchema,
} from '@pbr/schemas/import/run';
import { keyMatcher } from '../../import/photos/photo-keys.ts';
import { action } from '../../action/action.ts';
import { lock, read } from '../../action/rows.ts';
import { sourceOf } from './import-map.ts';
import { listingsOfSource } from '../properties/photos/import-listing-photos.ts';
import { changeImport, insertRunPhotos } from './import.queries.ts';
import { imports } from './import.rows.ts';
import { enqueueImport } from './enqueue-import.ts';

/** Finds the listing of each photo by the name of its file or folder, which begins with the listing's key. */
export const matchPhotos = action({
  access: 'admin',
  row: read(imports, 'admin'),
  input: matchPhotosSchema,
  output: matchedPhotosSchema,
  example: { names: ['A-101 sala.jpg'] },
  run: async ({ db }, { names }, run) => {
    const listings = await listingsOfSource({ db }, sourceOf(run));
    const match = keyMatcher(listings);
    const photos = names.flatMap((name, at) => {
      const found = match(name);
      return found ? [{ at, propertyId: found.id, key: found.key }] : [];
    });
    return { photos };
  },
});

/** Remembers photos that an import has added, so that undoing it takes them off. */
export const notePhotos = action({
  access: 'admin',
  row: lock(imports, 'admin'),
  input: notePhotosSchema,
  output: importIdSchema,
  example: { imageIds: [] },
  run: async ({ db }, { imageIds }, { id, state }) => {
    const noted = await insertRunPhotos(db, id, imageIds);
    if (state === 'undone' && noted > 0) {
      // Another page was still sending photos: the job takes these off, too.
      await changeImport(db, id, { state: 'undoing' });
      await enqueueImport(db, { id });
    }
    return { id };
  },
});
