import type { ReadyValue } from '../../../answers/ready-value.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { createKnownPlaces, type KnownPlaces } from './known-places.ts';
import { findPlaceCounts } from './place-counts.queries.ts';

/** A new place is known a moment later; among a million listings, a minute later. Not even its author waits for that. */
export const KNOWN_PLACES: ReadyValue<KnownPlaces> = {
  find: async ({ db }) => createKnownPlaces(await findPlaceCounts(db)),
  lagMs: 180_000,
  authorLagMs: 180_000,
};

/** The places in which something is on offer. */
export const knownPlaces = ({
  readyValue,
}: Pick<ServiceContext, 'readyValue'>): Promise<KnownPlaces> => readyValue(KNOWN_PLACES);
