import {
  addPlaceNameSchema,
  MAX_PLACE_NAMES,
  placeNameIdSchema,
} from '@pbr/schemas/property/places/place-names';
import { dayInMexico } from '@pbr/schemas/format/moments';
import { errorCatalogue } from '@pbr/schemas/errors';
import { AppError } from '../../../lib/errors.ts';
import { lockActor } from '../../../action/lock-actor.ts';
import { action } from '../../../action/action.ts';
import { listAmenities } from '../list-amenities.ts';
import { knownPlaces } from '../places/ready-places.ts';
import { keyOfName } from '@pbr/search-language/words/place-names';
import { countPlaceNames, insertPlaceName } from '../places/place-name.queries.ts';
import { refuseName, refuseUnknownPlaces } from './refuse-name.ts';

/** Adds a name that people use for one place or several: every search, sentence and completion knows it from then on. */
export const addPlaceName = action({
  access: 'admin',
  input: addPlaceNameSchema,
  output: placeNameIdSchema,
  example: { name: 'La Condechi', paths: ['ciudad-de-mexico/ciudad-de-mexico/condesa'] },
  run: async (ctx, { name, ...input }) => {
    // Counting the places may take longer than a transaction should.
    const places = await knownPlaces(ctx);
    const { items: amenities } = await listAmenities(ctx);
    refuseName(name, { places, amenities, today: dayInMexico(ctx.now()) });
    const paths = [...new Set(input.paths)];
    refuseUnknownPlaces(paths, places);
    return ctx.db.transaction(async (tx) => {
      const { userId: createdById } = await lockActor({ ...ctx, db: tx }, { access: 'admin' });
      if ((await countPlaceNames(tx)) >= MAX_PLACE_NAMES) throw new AppError('place_name.too_many');
      const createdAt = ctx.now().toISOString();
      const key = keyOfName(name);
      const added = await insertPlaceName(tx, { name, key, paths, createdById, createdAt });
      if (added) return added;
      const fields = { name: errorCatalogue['place_name.taken'].es };
      throw new AppError('place_name.taken', { fields });
    });
  },
});
