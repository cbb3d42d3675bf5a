import { AT_ONCE, type ReadyValue } from '../../../answers/ready-value.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { NO_PLACE_NAMES, type PlaceNames } from '@pbr/search-language/places/place-names';
import { findPathsOfNames } from './place-name.queries.ts';

type Ctx = Pick<ServiceContext, 'readyValue'>;

const PLACE_NAMES_ADDED: ReadyValue<PlaceNames> = {
  find: async ({ db }) =>
    new Map((await findPathsOfNames(db)).map(({ key, paths }) => [key, paths])),
  ...AT_ONCE,
};

/** The names of places that an admin has added. A new one is known at once. */
export const addedPlaceNames = ({ readyValue }: Ctx): Promise<PlaceNames> =>
  readyValue(PLACE_NAMES_ADDED);

/** The same for a search; without a text none are needed. */
export const namesFor = async (ctx: Ctx, search: string | undefined): Promise<PlaceNames> =>
  search === undefined ? NO_PLACE_NAMES : addedPlaceNames(ctx);
