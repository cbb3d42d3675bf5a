import type { PlaceSuggestions, PlaceSuggestionsQuery } from '@pbr/schemas/property/places';
import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { findPlaceNames } from './place-suggestions.queries.ts';

/** Helps to write an address as others wrote it. */
export async function suggestPlaces(
  ctx: ServiceContext,
  query: PlaceSuggestionsQuery,
): Promise<PlaceSuggestions> {
  signedIn(ctx.actor);
  return findPlaceNames(ctx.db, query);
}
