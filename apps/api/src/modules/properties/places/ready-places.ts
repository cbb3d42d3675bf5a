import type { ReadyValue } from '../../../answers/ready-value.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { addedPlaceNames } from './ready-place-names.ts';
import { createKnownPlaces, type KnownPlaces } from '@pbr/search-language/places/known-places';
import { findPlaceCounts } from './place-counts.queries.ts';

/** A new place is known a moment later; among a million listings, a minute later. Not even its author waits for that. */
export const COUNTED_PLACES: ReadyValue<KnownPlaces> = {
  find: async ({ db }) => createKnownPlaces(await findPlaceCounts(db)),
  lagMs: 180_000,
  authorLagMs: 180_000,
};

/** The places in which something is on offer, with all their names. */
export async function knownPlaces(ctx: Pick<ServiceContext, 'readyValue'>): Promise<KnownPlaces> {
  const [places, names] = await Promise.all([ctx.readyValue(COUNTED_PLACES), addedPlaceNames(ctx)]);
  return places.withNames(names);
}
