import { gazetteerPlace } from '../gazetteer/gazetteer.ts';
import type { NamedPlace } from '../places/choose-paths.ts';
import { isLandmark } from '../places/landmarks.ts';
import { withoutArticle } from '../words/place-names.ts';
import { longerGuess } from './guess-rule.ts';
import {
  isIn,
  isKindBefore,
  isOffered,
  isPlaceExpected,
  nameAt,
  placeBehind,
  sharedNameAt,
} from './names/named-places.ts';
import { type Match, wordSet } from './tokens/phrases.ts';
import { type Here, type PieceMeaning, type Rule, unread } from './pieces.ts';
import { type Token, wordAt } from './tokens/tokens.ts';
import { isColonia, ofItsKind } from './names/kind-of-place.ts';
import { isCommon } from './word-lists/common-words.ts';
import * as words from './word-lists/grammar-words.ts';
import { CONNECTING as CONNECTING_WORDS } from './word-lists/silent-words.ts';
import { AVENUES } from './word-lists/unread-phrases.ts';

const CONNECTING = wordSet(CONNECTING_WORDS);
const JOINS = wordSet('y e o u / , -');
const COLONIA_KINDS = wordSet(words.COLONIA_KINDS);

/** A place by its name. `ordinary` reads what the words mean besides. */
export function placeAt(here: Here, ordinary: Rule): Match<PieceMeaning> | null {
  const { tokens, at, known, before } = here;
  const last = JOINS.has(wordAt(tokens, at - 1)) ? lastPlace(before) : undefined;
  const shared = sharedNameAt(tokens, at, last, known.places);
  if (shared) return place(shared.value, shared.next);
  if (isBeforeKind(tokens, at)) return null;
  const { named, isByName } = namedHere(here);
  if (!named) return withoutName(here, ordinary);
  if (isOther(here, named, ordinary)) return null;
  const longer = longerGuess(here, named.next, ordinary) ?? longerUnknown(here, named, ordinary);
  if (longer) return longer;
  if (!isByName) return place(ofItsKind(here, named), named.next);
  if (!isPlaceExpected(tokens, at) && isOrdinary(here, named.next, ordinary)) return null;
  return isAvenue(here, named) ? unread(named.next) : place(ofItsKind(here, named), named.next);
}

const INTRODUCED = wordSet(`col colonia colonias fraccionamiento ${words.STREETS}`);

/** 'La colonia' and 'la calle' begin no name. */
const isBeforeKind = (tokens: readonly Token[], at: number) =>
  INTRODUCED.has(wordAt(tokens, at + 1)) && /^(?:la|el|las|los)$/u.test(wordAt(tokens, at));

function withoutName(here: Here, ordinary: Rule): Match<PieceMeaning> | null {
  if (isUnknownColonia(here, ordinary)) return unread(here.at + 2);
  return wordAt(here.tokens, here.at - 1) === 'en'
    ? longerGuess(here, here.at + 1, ordinary)
    : null;
}

/** 'Colonia Jardín' has no garden. */
function isUnknownColonia(here: Here, ordinary: Rule): boolean {
  const { tokens, at } = here;
  if (!COLONIA_KINDS.has(wordAt(tokens, at))) return false;
  const kind = ordinary({ ...here, at: at + 1 })?.value.kind;
  return kind === 'amenity' || kind === 'fact' || kind === 'type';
}

/** The longest name here, or the one behind 'colonia' or 'cerca de'. */
function namedHere({ tokens, at, known }: Here) {
  const isKind = COLONIA_KINDS.has(wordAt(tokens, at));
  const found = isKind ? null : nameAt(tokens, at, known.places);
  const named = found ?? placeBehind(tokens, at, known.places) ?? nameAt(tokens, at, known.places);
  return { named, isByName: found !== null };
}

/** A name that is only a part of one that nobody knows. */
function longerUnknown(
  here: Here,
  named: Match<NamedPlace>,
  ordinary: Rule,
): Match<PieceMeaning> | null {
  if (isEndOfName(here, named.value)) return unread(named.next);
  const end = saintsNameEnd(here, named, ordinary);
  return end === null ? null : unread(end);
}

/** 'Oficinas en Reforma' are on the avenue, 'La Reforma, Oaxaca' is a municipio. */
const isAvenue = (here: Here, { value, next }: Match<NamedPlace>) =>
  AVENUES.has(withoutArticle(value.name)) &&
  !isKindBefore(here.tokens, here.at) &&
  !isInsideNext(here, value, next);

const FIRST_PARTS = wordSet(
  'bosque bosques valle lomas loma villa villas rincon colinas colina paseos prados jardines fuentes puerta portal mirador punta vista monte real hacienda rancho',
);

/** 'Bosque Esmeralda' and 'Villas de San Francisco' are not every Esmeralda and San Francisco. */
function isEndOfName({ tokens, at, before }: Here, { candidates }: NamedPlace): boolean {
  const end = wordAt(tokens, at - 1) === 'de' ? at - 1 : at;
  return (
    before.find(({ next }) => next === end)?.meaning.kind === 'unread' &&
    FIRST_PARTS.has(wordAt(tokens, end - 1)) &&
    candidates.every((one) => !isOffered(one) && isColoniaOrTown(one.path))
  );
}

const isColoniaOrTown = (path: string) =>
  path.split('/').length > 2 || gazetteerPlace(path)?.kind === 'town';

const SAINT = /^(?:san|santa|santo) /u;

/** The end of a longer name that nobody knows: 'Santa María del Mar' is not every Santa María. */
function saintsNameEnd(
  here: Here,
  { value, next }: Match<NamedPlace>,
  ordinary: Rule,
): number | null {
  const { tokens, known } = here;
  if (!SAINT.test(value.name) || !/^del?$/u.test(wordAt(tokens, next))) return null;
  const behind = ordinary({ ...here, at: next });
  if (behind && (behind.next > next + 1 || behind.value.kind !== 'silent')) return null;
  const start = /^(?:la|los|las)$/u.test(wordAt(tokens, next + 1)) ? next + 2 : next + 1;
  const isWord = tokens[start]?.kind === 'word' && ordinary({ ...here, at: start }) === null;
  return isWord && nameAt(tokens, start, known.places) === null ? start + 1 : null;
}

const place = (value: NamedPlace, next: number): Match<PieceMeaning> => ({
  value: { kind: 'place', place: value },
  next,
});

function lastPlace(before: Here['before']): NamedPlace | undefined {
  const last = before.findLast(({ meaning: { kind } }) => kind !== 'silent')?.meaning;
  return last?.kind === 'place' ? last.place : undefined;
}

/** A name of one word that means something else, such as 'jardín', is a place only where one is expected. */
function isOrdinary(here: Here, next: number, ordinary: Rule): boolean {
  const { tokens, at } = here;
  // 'Con vista hermosa' names no place.
  const kind = wordAt(tokens, at - 1) === 'con' ? ordinary(here)?.value.kind : undefined;
  if (kind === 'amenity' || kind === 'fact') return true;
  let last = at;
  while (last < next - 1 && CONNECTING.has(wordAt(tokens, last))) last += 1;
  return last === next - 1 && ordinary({ ...here, at: last }) !== null;
}

const STRONG_KINDS = wordSet(
  `${words.COLONIA_KINDS} ${words.CITY_KINDS} ${words.STATE_KINDS} pueblo`,
);

/** Alone they are not the name of a place, though names begin with them. */
const FIRST_WORDS = wordSet(
  'san santa santo general villa puerto jardines bosques fuentes nueva nuevo gran monte pueblo sierra',
);

/** Towns have names such as 'La Esquina' and 'Madera'. Without offers they are meant only beside a word that says so. */
function isOther(here: Here, named: Match<NamedPlace>, ordinary: Rule): boolean {
  const { tokens, at } = here;
  const { name, candidates } = named.value;
  const own = name.split(' ');
  if (own.every((word) => CONNECTING.has(word) || INTRODUCING.has(word))) return true;
  if (own.length === 1 && FIRST_WORDS.has(name)) return true;
  if (isCertain(here, named) || !hasOnlyCommonWords(here, named.next, ordinary)) return false;
  const isShort = own.filter((word) => !CONNECTING.has(word)).length < 2;
  if (own.length > 2 && (isMunicipio(named.value) || candidates.some(isColonia))) return false;
  if (!isIn(wordAt(tokens, at - 1)) && !isListed(here)) return true;
  return isShort && !isNamedColonia(here, named) && !isMunicipio(named.value);
}

function isCertain(here: Here, named: Match<NamedPlace>): boolean {
  const { name, candidates } = named.value;
  if (candidates.some(isOffered) || isLandmark(name) || isSaidToBePlace(here, named)) return true;
  // 'Acapulco Costa Azul'
  const last = lastPlace(here.before);
  return last !== undefined && isInsideOf(named.value, last);
}

/** 'Narvarte o Moderna' */
const isListed = ({ tokens, at, before }: Here) =>
  JOINS.has(wordAt(tokens, at - 1)) && lastPlace(before) !== undefined;

/** 'En la Industrial', 'en El Recreo' and, with no word behind it, 'en Moderna' */
function isNamedColonia({ tokens, at }: Here, { value, next }: Match<NamedPlace>): boolean {
  if (!value.candidates.some(isColonia)) return false;
  const isWhole = value.candidates.some(({ path }) => gazetteerPlace(path)?.plain === value.name);
  return (
    wordAt(tokens, at) === 'la' ||
    (isWhole && (tokens[next]?.kind !== 'word' || JOINS.has(wordAt(tokens, next))))
  );
}

/** 'Municipio de Madera' and 'Madera, Chihuahua' */
function isSaidToBePlace(here: Here, { value, next }: Match<NamedPlace>): boolean {
  const { tokens, at } = here;
  // 'Cd Madero cerca de la playa'
  const last = here.before.findLast(({ meaning: { kind } }) => kind === 'place')?.next ?? 0;
  const before = tokens.slice(Math.max(0, at - 2, last), nameStart(tokens, at, next));
  return before.some(({ plain }) => STRONG_KINDS.has(plain)) || isInsideNext(here, value, next);
}

function hasOnlyCommonWords(here: Here, next: number, ordinary: Rule): boolean {
  const { tokens, at } = here;
  const start = nameStart(tokens, at, next);
  return tokens.slice(start, next).every(({ kind, plain }, index) => {
    if (kind === 'mark' || CONNECTING.has(plain) || isCommon(plain)) return true;
    return ordinary({ ...here, at: start + index }) !== null;
  });
}

/** The words before the name in what was read are passed over: 'por la zona de'. */
function nameStart(tokens: readonly Token[], at: number, next: number): number {
  let start = at;
  while (start < next && isIntroduction(tokens, start)) start += 1;
  return start;
}

const isIntroduction = (tokens: readonly Token[], at: number) =>
  CONNECTING.has(wordAt(tokens, at)) || INTRODUCING.has(wordAt(tokens, at));

const INTRODUCING = wordSet(
  `${words.COLONIA_KINDS} ${words.CITY_KINDS} ${words.STATE_KINDS} ${words.STREETS} cerca cercano cercana zona area sector rumbo pueblo barrio lado junto .`,
);

/** 'Madera, Chihuahua' */
function isInsideNext({ tokens, known }: Here, { candidates }: NamedPlace, at: number): boolean {
  const start = /^(?:,|de|en)$/u.test(wordAt(tokens, at)) ? at + 1 : at;
  const around = nameAt(tokens, start, known.places)?.value.candidates ?? [];
  return isInsideOf({ candidates }, { candidates: around });
}

const isInsideOf = (
  { candidates }: Pick<NamedPlace, 'candidates'>,
  around: Pick<NamedPlace, 'candidates'>,
) =>
  around.candidates.some((wider) =>
    candidates.some(({ path }) => path.startsWith(`${wider.path}/`)),
  );

/** The name is written as the municipio itself writes it: 'La Antigua', but not 'el centro' for Centro. */
const isMunicipio = ({ name, candidates }: NamedPlace) =>
  candidates.some(
    ({ path }) => path.split('/').length <= 2 && gazetteerPlace(path)?.plain === name,
  );
