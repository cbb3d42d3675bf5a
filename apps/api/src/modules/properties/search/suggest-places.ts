import { placeSuggestionsQuerySchema, placeSuggestionsSchema } from '@pbr/schemas/property/places';
import { operation } from '../../../operation/operation.ts';
import { findPlaceNames } from './place-suggestions.queries.ts';

/** Suggests place names as other listings write them. */
export const suggestPlaces = operation({
  access: 'member',
  input: placeSuggestionsQuerySchema,
  output: placeSuggestionsSchema,
  example: { text: 'con' },
  run: ({ db }, query) => findPlaceNames(db, query),
});
