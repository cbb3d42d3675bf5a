import { placeNameIdSchema } from '@pbr/schemas/property/places/place-names';
import { action } from '../../../action/action.ts';
import { FOR_ADMINS, lock, type LockedKind } from '../../../action/rows.ts';
import { deletePlaceName, lockPlaceName } from '../places/place-name.queries.ts';

const placeNameRows: LockedKind<{ id: string }> = {
  ...FOR_ADMINS,
  row: 'place name',
  missing: 'place_name.not_found',
  lock: ({ db }, id) => lockPlaceName(db, id),
};

/** Forgets a name of places; the places themselves stay. */
export const removePlaceName = action({
  access: 'admin',
  row: lock(placeNameRows, 'admin'),
  output: placeNameIdSchema,
  run: async ({ db }, _input, { id }) => {
    await deletePlaceName(db, id);
    return { id };
  },
});
