import { mutation, query, router } from '../../../trpc.ts';
import { addPlaceName } from './add-place-name.ts';
import { listPlaceNames } from './list-place-names.ts';
import { removePlaceName } from './remove-place-name.ts';

export const placeNameRouter = router({
  list: query(listPlaceNames),
  add: mutation(addPlaceName),
  remove: mutation(removePlaceName),
});
