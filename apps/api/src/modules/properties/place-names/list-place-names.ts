import { type PlaceName, placeNamesSchema } from '@pbr/schemas/property/places/place-names';
import { action } from '../../../action/action.ts';
import { knownPlaces } from '../places/ready-places.ts';
import { findPlaceNames } from '../places/place-name.queries.ts';

const NOWHERE = { name: '', around: [], total: 0 };

/** The names of places that admins have added. */
export const listPlaceNames = action({
  access: 'admin',
  output: placeNamesSchema,
  run: async (ctx): Promise<PlaceName[]> => {
    const known = await knownPlaces(ctx);
    const names = await findPlaceNames(ctx.db);
    return names.map(({ id, name, paths, createdAt, createdBy }) => ({
      id,
      name,
      places: paths.map((path) => {
        const { name: own, around, total } = known.get(path) ?? NOWHERE;
        return total > 0 ? { path, name: own, around } : { path, name: null, around: [] };
      }),
      createdAt,
      createdBy,
    }));
  },
});
