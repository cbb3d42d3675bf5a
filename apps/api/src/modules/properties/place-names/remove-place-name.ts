import { placeNameIdSchema } from '@pbr/schemas/property/places/place-names';
import { lockActor } from '../../../action/lock-actor.ts';
import { action } from '../../../action/action.ts';
import { lock, type LockedKind } from '../../../action/rows.ts';
import { isAdmin } from '../../../security/actor.ts';
import { deletePlaceName, lockPlaceName } from '../places/place-name.queries.ts';

const placeNameRows: LockedKind<{ id: string }> = {
  row: 'place name',
  missing: 'place_name.not_found',
  forbidden: 'admin.required',
  lock: ({ db }, id) => lockPlaceName(db, id),
  lockActor: (inside) => lockActor(inside, { access: 'admin' }),
  refusal: (actor) => (isAdmin(actor) ? null : 'forbidden'),
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
