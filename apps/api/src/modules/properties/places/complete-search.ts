import { completionQuerySchema, completionsSchema } from '@pbr/schemas/property/search/completions';
import { action } from '../../../action/action.ts';
import { searchedIds } from '@pbr/search-language/words/read-terms';
import { findPropertyBetween, findPropertyOfReference } from './property-by-id.queries.ts';
import { knownPlaces } from './ready-places.ts';

const MOST_PLACES = 8;

/** Completes what a visitor types into a search field: places with something on offer, or the listing with that id or that id of its agency. */
export const completeSearch = action({
  access: 'public',
  input: completionQuerySchema,
  output: completionsSchema,
  example: { text: 'roma' },
  isReady: true,
  run: async (ctx, { text }) => {
    const ids = searchedIds(text);
    const places = (await knownPlaces(ctx)).beginningWith(text, MOST_PLACES);
    return {
      places: places.map(({ path, name, around, level, total }) => ({
        path,
        name,
        around,
        level,
        total,
      })),
      listing:
        (ids && (await findPropertyBetween(ctx.db, ids))) ??
        (await findPropertyOfReference(ctx.db, text)),
    };
  },
});
