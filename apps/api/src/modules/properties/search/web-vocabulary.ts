import { isSentence } from '@pbr/schemas/property/search';
import { namedFacts } from '@pbr/search-language/named-facts';
import { NO_VOCABULARY, type Vocabulary } from '@pbr/search-language/words/vocabulary';
import type { AnybodysContext } from '../../../answers/found-once.ts';
import { usedAmenities } from '../list-amenities.ts';
import { knownPlaces, namesFor } from '../places/ready-places.ts';

/** The meanings of words on the web: a word that names a fact finds the listings with that fact, too. */
export async function webVocabulary(
  ctx: AnybodysContext,
  ...texts: (string | undefined)[]
): Promise<Vocabulary> {
  if (texts.every((text) => text === undefined)) return NO_VOCABULARY;
  const [names, { items }] = await Promise.all([namesFor(ctx, ...texts), usedAmenities(ctx)]);
  // One word is not part of a longer name.
  const places = isSentence(texts.join(' ')) ? await knownPlaces(ctx) : NO_PLACES;
  return { names, facts: namedFacts(items, places) };
}

const NO_PLACES = { candidates: () => [] };
