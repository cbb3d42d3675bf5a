import type { PlaceSuggestions, PlaceSuggestionsQuery } from '@pbr/schemas/property/places';
import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { findPlaceNames } from './place-suggestions.queries.ts';

/** Suggests place names as other listings write them. */
export async function suggestPlaces(
  ctx: ServiceContext,
  query: PlaceSuggestionsQuery,
): Promise<PlaceSuggestions> {
  signedIn(ctx.actor);
  return findPlaceNames(ctx.db, query);
}
