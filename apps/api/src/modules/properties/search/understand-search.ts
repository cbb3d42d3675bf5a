import { dayInMexico } from '@pbr/schemas/format/moments';
import {
  sentenceQuerySchema,
  type Understood,
  understoodSchema,
} from '@pbr/schemas/property/search/sentence';
import { readQuery } from '@pbr/search-language/read-query';
import { type SearchPlan, withStreets } from '@pbr/search-language/search-plan';
import { action } from '../../../action/action.ts';
import { listAmenities } from '../list-amenities.ts';
import { knownPlaces } from '../places/ready-places.ts';
import { findsAny } from './search-properties.queries.ts';
import { hasUnknownWord } from './search-terms.queries.ts';
import { isTitle } from './title.queries.ts';

/**
 * Reads the filters that a visitor means by a sentence: 'depa de 2 recámaras en la Condesa hasta 25 mil'. The title of a listing is no
 * sentence, and neither is a text that finds something where its filters find nothing, but for a place in which nothing is on offer.
 */
export const understandSearch = action({
  access: 'public',
  input: sentenceQuerySchema,
  output: understoodSchema,
  example: { text: 'depa de 2 recámaras hasta 25 mil' },
  isReady: true,
  run: async (ctx, { text }): Promise<Understood> => {
    const { sentence, place, words, title } = readQuery(text, {
      places: await knownPlaces(ctx, { text }),
      amenities: (await listAmenities(ctx)).items,
      today: dayInMexico(ctx.now()),
    });
    const isPlace = place !== null;
    if (sentence === null) return { filters: null, isPlace };
    const finds = (plan: SearchPlan) => findsAny(ctx.db, plan, { now: ctx.now() });
    const [isKnownTitle, isFound] = await Promise.all([
      isTitle(ctx.db, title),
      finds(sentence.plan),
    ]);
    if (isKnownTitle) return { filters: null, isPlace };
    // No sentence sets a distance.
    const { search: _search, near: _near, ...filters } = sentence.plan;
    const { unread, guessed, sort, intent } = sentence;
    const understood = { filters: { ...filters, unread, guessed, sort, intent }, isPlace };
    // Words that occur in a listing are not typos, and an owner's sentence is not meant to find listings.
    if (intent !== undefined || (isFound && guessed === undefined && !sentence.isLast))
      return understood;
    if (sentence.goesBefore === 'words') return understood;
    const asWords = words();
    if (await hasUnknownWord(ctx.db, asWords)) return understood;
    const found = await Promise.all([
      finds(asWords),
      sentence.goesBefore !== 'streets' && finds(withStreets(asWords, 'shown')),
    ]);
    return found.includes(true) ? { filters: null, isPlace } : understood;
  },
});
