import { FILTERS } from '@pbr/schemas/property/search/filters';
import { joinItems } from '@pbr/schemas/property/search/item-lists';
import { plainLetters, plainName } from './words/plain-name.ts';
import type { NamedAddress, NamedFact, Vocabulary } from './words/vocabulary.ts';
import { addressIn } from './sentence/address.ts';
import { amenityPhrases } from './sentence/amenity-phrases.ts';
import { factPhraseAt } from './sentence/filters.ts';
import { isViewOf } from './sentence/grammar.ts';
import { isDeniedFrom } from './sentence/is-denial.ts';
import { nameAt, type PlacesByName } from './sentence/names/named-places.ts';
import { parkingAt } from './sentence/other-amounts.ts';
import {
  longestPhrase,
  type Match,
  phrasesOf,
  type Phrases,
  singularWord,
} from './sentence/tokens/phrases.ts';
import type { Known } from './sentence/pieces.ts';
import { type Token, tokensOf, wordAt } from './sentence/tokens/tokens.ts';
import { TYPE_WORDS } from './sentence/word-lists/operation-and-type-words.ts';

/**
 * Reads the facts that words name, with the portal's own amenities, and an address. Inside a name of a place a word is a part of it ('Jardines del
 * Pedregal'), and a text that says what is not wanted names no facts.
 */
export function namedFacts(
  amenities: readonly string[],
  places: PlacesByName,
): Required<Vocabulary>['facts'] {
  const phrases = amenityPhrases(amenities);
  return (words, typed) => {
    const tokens = words.map(tokenOf);
    const address = addressAmong(typed, { places, amenities: phrases, today: '' });
    // 'No.' before a house number denies nothing.
    const isInAddress = (at: number) => address && address.at <= at && at < address.next;
    if (tokens.some((_, at) => !isInAddress(at) && isDeniedFrom(tokens, at))) return () => null;
    return (at) => {
      if (address && isInAddress(at))
        return at === address.at ? { means: { address: address.value }, next: address.next } : null;
      const found = factAt(tokens, at, phrases);
      if (found === null || isInName(tokens, at, places)) return null;
      return { means: { fact: found.value }, next: found.next };
    };
  };
}

const HOUSE = /^(\d{1,5})-?([a-z]?)$/u;

/** The street and the house number of a text, with the words that say them. */
function addressAmong(
  words: readonly string[],
  known: Known,
): (Match<NamedAddress> & { at: number }) | null {
  const text = words.join(' ');
  const tokens = tokensOf(text);
  const span = addressIn(tokens, text, known);
  const [, digits, letter = ''] = HOUSE.exec(span?.number ?? '') ?? [];
  if (span === null || digits === undefined) return null;
  const wordsBefore = (end: number) => text.slice(0, end).split(' ').length;
  return {
    value: { street: plainName(span.street), number: digits + letter },
    at: wordsBefore(tokens[span.at]?.start ?? 0) - 1,
    next: wordsBefore(tokens[span.next - 1]?.end ?? 0),
  };
}

const tokenOf = (word: string): Token => ({
  kind: 'word',
  plain: plainLetters(word).replaceAll('.', ''),
  start: 0,
  end: word.length,
});

const TYPES = phrasesOf(TYPE_WORDS);

function factAt(
  tokens: readonly Token[],
  at: number,
  amenities: Phrases<string>,
): Match<NamedFact> | null {
  // 'Estudio' and 'bodega' are kinds of property, and 'jardines de la montaña' is a name.
  if (TYPES.meanings.has(wordAt(tokens, at)) || isViewOf(tokens, at)) return null;
  const found =
    ownFactAt(tokens, at) ?? amenityAt(tokens, at, amenities) ?? parkingFactAt(tokens, at);
  return found && /^del?$/u.test(wordAt(tokens, found.next)) ? null : found;
}

function ownFactAt(tokens: readonly Token[], at: number): Match<NamedFact> | null {
  const found = factPhraseAt(tokens, at);
  return found && isNamed(found.value) ? { value: found.value, next: found.next } : null;
}

const isNamed = (fact: object): fact is NamedFact => 'pets' in fact || 'furnished' in fact;

function amenityAt(
  tokens: readonly Token[],
  at: number,
  amenities: Phrases<string>,
): Match<NamedFact> | null {
  const found = longestPhrase(amenities, tokens, at, singularWord);
  return found && { value: { amenities: joinItems([found.value]) }, next: found.next };
}

function parkingFactAt(tokens: readonly Token[], at: number): Match<NamedFact> | null {
  const found = parkingAt(tokens, at);
  if (found === null) return null;
  return { value: { parking: Math.min(found.value, FILTERS.parking.most) }, next: found.next };
}

const LONGEST_NAME = 6;

/** Whether the word is one of several that name a place together. */
function isInName(tokens: readonly Token[], at: number, places: PlacesByName): boolean {
  for (let start = Math.max(0, at - LONGEST_NAME + 1); start <= at; start += 1) {
    const next = nameAt(tokens, start, places)?.next ?? 0;
    if (next > at && next > start + 1) return true;
  }
  return false;
}
