import { gazetteerPlace } from '../../gazetteer/gazetteer.ts';
import type { NamedPlace } from '../../places/choose-paths.ts';
import { firstSpellings, sectionsNamed, spellingsOf } from '../../places/name-spellings.ts';
import type { PlaceCandidate } from '../../places/place-candidates.ts';
import { isLandmark } from '../../places/landmarks.ts';
import { SECTION_WORDS } from '../../words/section-words.ts';
import { withCapital } from './capital-at.ts';
import { longestPhrase, phrasesOf, wordSet, type Match } from '../tokens/phrases.ts';
import { type Token, wordAt } from '../tokens/tokens.ts';
import {
  FACING as FACING_WORDS,
  KINDS as KIND_WORDS,
  NEAR as NEAR_WORDS,
} from '../word-lists/grammar-words.ts';

export interface PlacesByName {
  /** The places that this name in plain letters may mean ('roma', 'la condesa', 'cdmx'); empty when none. */
  candidates: (plainName: string) => readonly PlaceCandidate[];
  /** Whether a name may begin with this word. */
  mayBegin?: (plainWord: string) => boolean;
  /** The likeliest name of a place that differs from this one by a letter. */
  nearName?: (plainName: string) => string | undefined;
}

/** 'La Unión de Isidoro Montes de Oca' */
const LONGEST_NAME = 7;
const KINDS = phrasesOf([[KIND_WORDS, true]]);
const NEAR = phrasesOf([[`${NEAR_WORDS}|${FACING_WORDS}`, true]]);
const FACING = phrasesOf([[FACING_WORDS, true]]);
const ARTICLES = wordSet('la el los las');

/** The longest known name that starts here. A point only ends a name where it is not an abbreviation. */
export function nameAt(
  tokens: readonly Token[],
  at: number,
  places: PlacesByName,
): Match<NamedPlace> | null {
  const { mayBegin } = places;
  if (mayBegin && !firstSpellings(wordAt(tokens, at)).some(mayBegin)) return null;
  let found: Match<NamedPlace> | null = null;
  for (const { typed, next } of windowsAt(tokens, at)) {
    // 'San Pedro Nuevo León' is not the town San Pedro Nuevo.
    if (typed.at(-1) === 'nuevo' && wordAt(tokens, next) === 'leon') continue;
    const place = placeNamed(spellingsOf(typed), places);
    if (place) found = { value: place, next };
  }
  return found && withCapital(tokens, withSection(tokens, found, places));
}

/** The texts that a name may have which starts here, the shortest first. */
export function windowsAt(tokens: readonly Token[], at: number) {
  const windows: { typed: readonly string[]; next: number }[] = [];
  const words: string[] = [];
  for (let next = at; next < tokens.length && words.length < LONGEST_NAME; next += 1) {
    const token = tokens[next];
    if (!token || (token.kind === 'mark' && (next === at || !isAbbreviated(tokens, next)))) break;
    if (token.kind === 'mark') continue;
    words.push(token.plain);
    windows.push({ typed: [...words], next: next + 1 });
  }
  return windows;
}

/** The places that a name has in any of its spellings. */
export function placeNamed(spellings: readonly string[], places: PlacesByName): NamedPlace | null {
  const named = spellings
    .map((name) => ({ name, candidates: places.candidates(name) }))
    .filter(({ candidates }) => candidates.length > 0);
  const [first, ...others] = named;
  if (!first || others.length === 0) return first ?? null;
  const all = named.flatMap((one) => one.candidates);
  const candidates = all.every(isTown) ? all : all.map(behindOthers);
  return { name: first.name, candidates: candidates.toSorted((a, b) => a.rank - b.rank) };
}

const isTown = ({ path }: PlaceCandidate) => gazetteerPlace(path)?.kind === 'town';

const LAST = 3;

/** The colonia '20 de Noviembre' goes before the towns 'Veinte de Noviembre'. */
const behindOthers = (one: PlaceCandidate): PlaceCandidate =>
  !isOffered(one) && isTown(one) ? { ...one, rank: Math.max(one.rank, LAST) } : one;

const isAbbreviated = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === '.' && (tokens[at - 1]?.plain.length ?? 9) <= 5;

const SECTION = /^(?:seccion|secc|sec)$/u;
const ORDINAL_ENDINGS = /^(?:a|ra|da|ta|va|ma)$/u;

/** 'Polanco 5ta' and 'Lomas primera sección'. A bare digit is one only before 'sección'. */
function withSection(
  tokens: readonly Token[],
  { value, next }: Match<NamedPlace>,
  places: PlacesByName,
): Match<NamedPlace> {
  const isNumber = tokens[next]?.kind === 'number';
  const hasEnding = isNumber && ORDINAL_ENDINGS.test(wordAt(tokens, next + 1));
  const behind = hasEnding ? next + 2 : next + 1;
  const mark = wordAt(tokens, behind) === '.' ? behind + 1 : behind;
  const isSection = SECTION.test(wordAt(tokens, mark));
  if (isNumber && !hasEnding && !isSection) return { value, next };
  const section = placeNamed(sectionsNamed(value.name, wordAt(tokens, next)), places);
  return section ? { value: section, next: isSection ? mark + 1 : behind } : { value, next };
}

/** 'Sur' in 'Roma Norte y Sur' */
export function sharedNameAt(
  tokens: readonly Token[],
  at: number,
  last: NamedPlace | undefined,
  places: PlacesByName,
): Match<NamedPlace> | null {
  const word = wordAt(tokens, at);
  const shared = last?.name.split(' ') ?? [];
  if (!SECTION_WORDS.has(word) || !SECTION_WORDS.has(shared.at(-1) ?? '')) return null;
  const place = placeNamed([[...shared.slice(0, -1), word].join(' ')], places);
  if (place) return { value: place, next: at + 1 };
  // 'Lomas tercera o cuarta sección'
  const whole = shared
    .slice(0, shared.findLastIndex((one) => !SECTION_WORDS.has(one)) + 1)
    .join(' ');
  const section = placeNamed(sectionsNamed(whole, word), places);
  const next = SECTION.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  return section && { value: section, next };
}

/** The end of 'cerca de' or 'por'. */
export const nearEnd = (tokens: readonly Token[], at: number): number | undefined =>
  longestPhrase(NEAR, tokens, at)?.next;

/** The place behind 'colonia', 'ciudad de', 'cerca de' or 'por'. */
export function placeBehind(
  tokens: readonly Token[],
  at: number,
  places: PlacesByName,
): Match<NamedPlace> | null {
  const near = nearEnd(tokens, at) ?? at;
  const kindAt = skip(tokens, near);
  const kind = longestPhrase(KINDS, tokens, kindAt)?.next;
  if (near === at && kind === undefined) return null;
  const start = kind ?? near;
  const found = nameAt(tokens, start, places) ?? nameWithArticle(tokens, start, places);
  if (found) return found;
  const next = skip(tokens, start);
  return next === start ? null : nameAt(tokens, next, places);
}

/** 'Frente al Parque México' is where the parque lies, but a home 'frente a la Minerva' may be anywhere. */
export function facesLandmark(tokens: readonly Token[], at: number, places: PlacesByName): boolean {
  const facing = longestPhrase(FACING, tokens, at);
  const found = facing && placeBehind(tokens, at, places);
  return found !== null && isLandmark(found.value.name);
}

/** 'Cerca del Rosedal' is said for 'de El Rosedal'. */
function nameWithArticle(
  tokens: readonly Token[],
  at: number,
  places: PlacesByName,
): Match<NamedPlace> | null {
  const joined = tokens[at - 1];
  if (!joined || !/^(?:del|al)$/u.test(joined.plain)) return null;
  const found = nameAt(tokens.with(at - 1, { ...joined, plain: 'el' }), at - 1, places);
  return found?.value.candidates.some((one) => isOffered(one) || !isTown(one)) ? found : null;
}

function skip(tokens: readonly Token[], at: number): number {
  const plain = wordAt(tokens, at);
  return ARTICLES.has(plain) || plain === '.' || plain === ':' ? at + 1 : at;
}

/** 'Pueblo' is not Puebla with a letter wrong. */
export const isKind = (word: string) => KINDS.meanings.has(word);

/** Whether the word before is 'colonia' or another kind of place. */
export const isKindBefore = (tokens: readonly Token[], at: number) =>
  isKind(wordAt(tokens, at - 1));

/** Whether the word before says that a name follows. */
export const isPlaceExpected = (tokens: readonly Token[], at: number) =>
  isKindBefore(tokens, at) || isIn(wordAt(tokens, at - 1));

/** 'In' is typed for 'en' by those who mix the languages. */
export const isIn = (word: string) => word === 'en' || word === 'in';

export const isOffered = ({ rank }: PlaceCandidate): boolean => rank === 0;
