import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { idsOfPublicId, type PropertyType } from '@pbr/schemas/property/values';
import {
  KEPT_NAMES,
  OPERATION_NAMES,
  OTHER_PLACE_NAMES,
  OTHER_WORDS,
  STOP_WORDS,
  TYPE_NAMES,
} from './other-names.ts';
import { pathsNamed, type PlaceNames } from './place-names.ts';
import { plainLetters } from './plain-name.ts';
import {
  type FactFinder,
  type NamedAddress,
  type NamedFact,
  NO_VOCABULARY,
  type Vocabulary,
} from './vocabulary.ts';

/**
 * A listing matches if its texts contain all of these, if it lies in one of the places, if it has the type, the operation, the facts or the
 * address that visitors see, or if its id lies between these.
 */
export type Alternative =
  | { texts: readonly string[] }
  | { paths: readonly string[] }
  | { type: PropertyType }
  | { operation: OperationFilter }
  | { fact: NamedFact }
  | { address: NamedAddress }
  | { ids: { first: string; last: string } };

/** One part of a search. A listing matches it if it matches any of the alternatives. */
export interface Term {
  /** The words as typed. */
  typed: readonly string[];
  anyOf: readonly Alternative[];
  /** The name that listings use for a place with several names. */
  place?: string;
}

/** Texts shorter than this are too common to be looked up by themselves. */
const SHORTEST_TEXT = 3;
/** The longest name has this many words. */
const LONGEST_NAME = 6;

export function wordsOf(search: string | undefined): string[] {
  return (search ?? '').split(/\s+/u).filter((word) => word !== '');
}

/**
 * Reads the words of a search as terms. A listing that contains all typed words matches all terms, except for two letters with a meaning.
 * Empty for short words alone, which have to be the whole name of a city or state.
 */
export function readTerms(all: readonly string[], vocabulary = NO_VOCABULARY): Term[] {
  const words = all.map((word) => withoutPunctuation(word) || word);
  const factAt = vocabulary.facts?.(words, all) ?? noFact;
  const terms: Term[] = [];
  let at = 0;
  while (at < words.length) {
    const term = termAt(words, at, { names: vocabulary.names, factAt });
    terms.push(term);
    at += term.typed.length;
  }
  const meant = terms.filter(({ typed: [word = '', ...more] }) => more.length > 0 || !isStop(word));
  if (meant.some(({ typed, anyOf }) => anyOf.length > 1 || typed.some(isLong)))
    return meant.map(withoutShortTexts);
  return terms.some(({ typed }) => typed.some(isLong)) ? terms : [];
}

const noFact: FactFinder = () => null;

/** The longest name at a position, of a place, a fact or an address, or else its word. */
function termAt(
  words: readonly string[],
  at: number,
  { names, factAt }: { names: PlaceNames; factAt: FactFinder },
): Term {
  const term = longestName(words, at, names) ?? readWord(words[at] ?? '', names);
  const named = factAt(at);
  const length = named === null ? 0 : named.next - at;
  if (named === null || length < term.typed.length) return term;
  const { means } = named;
  if (length === term.typed.length) return { ...term, anyOf: [...term.anyOf, means] };
  const typed = words.slice(at, named.next);
  return { typed, anyOf: [{ texts: typed }, means] };
}

/** Two letters occur in texts of all kinds, and no index finds them: 'nl' is only the other name of Nuevo León. */
function withoutShortTexts(term: Term): Term {
  const others = term.anyOf.filter(
    (alternative) => !('texts' in alternative) || alternative.texts.some(isLong),
  );
  return others.length === 0 ? term : { ...term, anyOf: others };
}

/** Whether an index finds the listings of the term. */
export const isLookedUp = (term: Term): boolean => hasLongTexts(term) && term.anyOf.every(hasIndex);

function hasIndex(alternative: Alternative): boolean {
  // Many listings have any other fact than an amenity.
  if ('fact' in alternative) return Object.keys(alternative.fact).join() === 'amenities';
  if ('address' in alternative) return wordsOf(alternative.address.street).some(isLong);
  return !('operation' in alternative);
}

/** Whether the term may name a place. */
export const mayBePlace = (term: Term): boolean =>
  isLookedUp(term) && !term.anyOf.some((one) => 'fact' in one || 'address' in one);

/** Whether an index finds the texts of the term. */
export const hasLongTexts = ({ anyOf }: Term): boolean =>
  anyOf.every((alternative) => !('texts' in alternative) || alternative.texts.some(isLong));

/** The words in the texts of the term. */
export const wordsIn = ({ anyOf }: Term): string[] =>
  anyOf.flatMap((alternative) =>
    'texts' in alternative ? alternative.texts.flatMap(wordsOf) : [],
  );

/** Whether no listing matches the term because each of its texts has a word that no listing has. */
export const isRuledOut = ({ anyOf }: Term, unknown: readonly string[]): boolean =>
  anyOf.every(
    (alternative) =>
      'texts' in alternative &&
      alternative.texts.flatMap(wordsOf).some((word) => unknown.includes(word)),
  );

/** The ids between which a text that is only the id of a listing leads; null for any other text. */
export function searchedIds(search: string): { first: string; last: string } | null {
  const words = wordsOf(search).map((word) => withoutPunctuation(word) || word);
  return idsOf(words.filter((word) => !isStop(word)).join('-'));
}

/** The type that a term names, besides the texts that contain it. */
export const typeOf = ({ anyOf }: Term): PropertyType | undefined =>
  anyOf.find((alternative) => 'type' in alternative)?.type;

export const typedTextOf = ({ typed }: Term): string => typed.join(' ');

/** Whether the word means something by itself, so that it is not a typing error. */
export function isKnownWord(word: string, { names, facts }: Vocabulary = NO_VOCABULARY): boolean {
  const plain = plainLetters(word);
  return (
    isStop(plain) ||
    (facts?.([plain], [plain])(0) ?? null) !== null ||
    [plain, ...singularsOf(plain)].some((name) => meaningOf(name, names) !== null)
  );
}

const isLong = (text: string) => [...text].length >= SHORTEST_TEXT;
const isStop = (word: string) => STOP_WORDS.has(nameOf([word]));

const OPENING = new Set('"\'“«(¿¡#');
const CLOSING = new Set('"\'”».,;:!?)');

function withoutPunctuation(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < end && OPENING.has(word.charAt(start))) start += 1;
  while (end > start && CLOSING.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

const nameOf = (words: readonly string[]) => plainLetters(words.join(' ')).replaceAll('.', '');

function longestName(words: readonly string[], at: number, names: PlaceNames): Term | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 1; length -= 1) {
    const typed = words.slice(at, at + length);
    const name = nameOf(typed);
    const ids = idsOf(typed.join('-'));
    if (ids) return { typed, anyOf: [{ texts: typed }, { ids }] };
    if (KEPT_NAMES.includes(name)) return { typed, anyOf: [{ texts: typed }] };
    const meaning = meaningOf(name, names);
    if (meaning) return { ...meaning, typed, anyOf: [{ texts: typed }, ...meaning.anyOf] };
  }
  return null;
}

function readWord(word: string, names: PlaceNames): Term {
  const typed = [word];
  const code = /^c\.?p\.?(\d{5})$/iu.exec(word)?.[1];
  const ids = idsOf(word);
  const plain = nameOf([word]);
  const singulars = singularsOf(plain);
  const meaning =
    [plain, ...singulars].map((name) => meaningOf(name, names)).find((found) => found !== null) ??
    meaningless;
  return {
    ...meaning,
    typed,
    anyOf: [
      { texts: typed },
      ...(/['’]/u.test(word) ? [{ texts: [word.replaceAll(/['’]/gu, '´')] }] : []),
      // A whole word: 'torres' means a tower, and not Torreón.
      ...singulars.map((singular) => ({ texts: [`${singular} `] })),
      ...meaning.anyOf,
      ...(code === undefined ? [] : [{ texts: [code] }]),
      ...(ids === null ? [] : [{ ids }]),
    ],
  };
}

type Meaning = Pick<Term, 'anyOf' | 'place'>;
const meaningless: Meaning = { anyOf: [] };

function meaningOf(name: string, names: PlaceNames): Meaning | null {
  const paths = pathsNamed(names, name);
  const known = knownMeaningOf(name);
  if (paths.length === 0) return known;
  const place = known?.place ?? paths[0]?.split('/').at(-1)?.replaceAll('-', ' ') ?? name;
  return { anyOf: [...(known?.anyOf ?? []), { paths }], place };
}

function knownMeaningOf(name: string): Meaning | null {
  const type = own(TYPE_NAMES, name);
  if (type) return { anyOf: [{ type }] };
  const operation = own(OPERATION_NAMES, name);
  if (operation) return { anyOf: [{ operation }] };
  const places = own(OTHER_PLACE_NAMES, name);
  const others = places ?? own(OTHER_WORDS, name);
  if (!others) return null;
  const anyOf = others.map((text) => ({ texts: [text] }));
  return places?.[0] === undefined ? { anyOf } : { anyOf, place: places[0] };
}

const own = <Value>(names: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/** Words whose plural this may be. */
function singularsOf(word: string): string[] {
  if (!/^[a-z]{4,}s$/u.test(word)) return [];
  const singulars = [word.slice(0, -1)];
  if (/[dlnrjy]es$/u.test(word)) singulars.push(word.slice(0, -2));
  if (word.endsWith('ces')) singulars.push(`${word.slice(0, -3)}z`);
  return singulars;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Reads the id of a listing as people copy it: 'PBR-1A2B3C4D', without its hyphen or prefix, or the whole id. */
function idsOf(text: string): { first: string; last: string } | null {
  if (UUID.test(text)) return { first: text.toLowerCase(), last: text.toLowerCase() };
  const short = /^(?:id:?-?)?(?:pbr)?[-–—]?([\da-f]{8})$/iu.exec(text)?.[1];
  // Eight digits without letters, or letters without digits, are rather a number or a word.
  const isPlain = /^[\da-f]{8}$/iu.test(text) && !(/\d/u.test(text) && /[a-f]/iu.test(text));
  if (short === undefined || isPlain) return null;
  return idsOfPublicId(`PBR-${short}`);
}
