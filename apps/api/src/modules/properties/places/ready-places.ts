import { keptValue } from '../../../answers/kept-value.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { createKnownPlaces, type KnownPlaces } from './known-places.ts';
import { findPlaceCounts } from './place-counts.queries.ts';

/** The places in which something is on offer. A new place is known a moment later; among a million listings, a minute later. */
export const knownPlaces = (
  ctx: Pick<ServiceContext, 'db' | 'readyValues'>,
): Promise<KnownPlaces> =>
  keptValue(ctx, 'known places', async () => createKnownPlaces(await findPlaceCounts(ctx.db)));
