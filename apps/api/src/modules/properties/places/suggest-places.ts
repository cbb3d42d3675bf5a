import { placeSuggestionsQuerySchema, placeSuggestionsSchema } from '@pbr/schemas/property/places';
import { action } from '../../../action/action.ts';
import { findPlaceSuggestions } from './place-suggestions.queries.ts';

/** Suggests place names as other listings write them. */
export const suggestPlaces = action({
  access: 'member',
  input: placeSuggestionsQuerySchema,
  output: placeSuggestionsSchema,
  example: { text: 'con' },
  run: ({ db }, query) => findPlaceSuggestions(db, query),
});
