import type { Join, NamedPlace } from '../places/choose-paths.ts';
import type { MeasuredAmount } from './amounts.ts';
import {
  FILTER_NAMES,
  FILTER_WORDS,
  type Measure,
  MEASURE_NAMES,
  MEASURES,
  type Said,
} from './filter-words.ts';
import { hintOf } from './intents.ts';
import type { MinMax } from './limits.ts';
import { longestPhrase, type Match, phrasesOf, singularWord, wordSet } from './tokens/phrases.ts';
import type { Piece, PieceMeaning } from './pieces.ts';
import type { Fact, FilterName, SentenceFilters } from './sentence-filters.ts';
import type { Token } from './tokens/tokens.ts';
import { OTHER_KINDS as OTHER_KIND_WORDS } from './word-lists/grammar-words.ts';

const ALL_WORDS = Object.values(FILTER_WORDS);
const readers = ALL_WORDS.flatMap(({ read }) => read ?? []);
const phrasesSaying = (isSingular: boolean) =>
  phrasesOf<Fact>(
    ALL_WORDS.flatMap((one) =>
      (one.isSingular ?? false) === isSingular ? (one.phrases ?? []) : [],
    ),
  );
const AS_WRITTEN = phrasesSaying(false);
const IN_SINGULAR = phrasesSaying(true);

/** Reads a fact that starts at this position: 'amueblado', 'que acepte mascotas', 'publicado hoy', 'disponible en enero'. */
export function factAt(tokens: readonly Token[], at: number, today: string): Match<Fact> | null {
  for (const read of readers) {
    const found = read(tokens, at, today);
    if (found) return found;
  }
  return factPhraseAt(tokens, at);
}

/** The fact of the longest phrase at this position. */
export const factPhraseAt = (tokens: readonly Token[], at: number): Match<Fact> | null =>
  longestPhrase(AS_WRITTEN, tokens, at) ?? longestPhrase(IN_SINGULAR, tokens, at, singularWord);

/** The filters that the pieces say together. Amounts that contradict each other say nothing: their pieces are not understood. */
export function buildFilters(read: readonly Piece[], tokens: readonly Token[]) {
  const pieces = withLandArea(read);
  const meanings = pieces.map(({ meaning }) => meaning);
  const limits = limitsOf(meanings);
  const filters: SentenceFilters = { type: [], places: [], amenities: [] };
  const said: Said = {
    operations: meanings.flatMap((one) => (one.kind === 'operation' ? one.operation : [])),
    types: typesIn(pieces),
    places: placesIn(pieces, tokens),
    amenities: meanings.flatMap((one) => (one.kind === 'amenity' ? one.name : [])),
    facts: meanings.flatMap((one) => (one.kind === 'fact' ? one.filters : [])),
    hint: hintOf(tokens),
    limits: (measure) => limits.get(measure) ?? {},
    hasHectares:
      meanings.some((one) => one.kind === 'amount' && isHectares(one.amount)) &&
      !tokens.some(({ plain }) => OTHER_KINDS.has(plain)),
  };
  for (const name of FILTER_NAMES) setFilter(filters, name, said);
  const understood = pieces.map(({ at, next, meaning }): Piece => {
    const isRefused = meaning.kind === 'amount' && !limits.has(meaning.measure);
    return { at, next, meaning: isRefused ? { kind: 'unread', isAlone: true } : meaning };
  });
  return { filters, pieces: understood };
}

function setFilter<Name extends FilterName>(
  filters: Pick<SentenceFilters, Name>,
  name: Name,
  said: Said,
): void {
  const value = FILTER_WORDS[name].value(said);
  if (value !== undefined) filters[name] = value;
}

const typesIn = (pieces: readonly Piece[]) =>
  pieces.flatMap(({ meaning }) => (meaning.kind === 'type' ? (meaning.type ?? []) : []));

/** The places with their groups: only small words stand between those of one. */
function placesIn(pieces: readonly Piece[], tokens: readonly Token[]): NamedPlace[] {
  const places: NamedPlace[] = [];
  let group = 0;
  let between: string[] = [];
  for (const { at, next, meaning } of pieces) {
    if (meaning.kind === 'silent')
      between.push(...tokens.slice(at, next).map(({ plain }) => plain));
    else if (meaning.kind === 'place') {
      places.push({ ...meaning.place, group, join: joinOf(between) });
      between = [];
    } else group += 1;
  }
  return places;
}

const OTHER_KINDS = wordSet(OTHER_KIND_WORDS);
const LISTING = wordSet('o u y e ni /');

function joinOf(between: readonly string[]): Join {
  if (between.some((word) => LISTING.has(word))) return 'or';
  return between.includes(',') || between.includes('coma') ? 'comma' : 'plain';
}

const isHectares = ({ unit }: MeasuredAmount) => typeof unit === 'object' && unit.factor > 1;

const isBuilt = ({ unit }: MeasuredAmount) => typeof unit === 'object' && unit.isBuilt === true;

/** The area of a terreno is one of land. */
function withLandArea(pieces: readonly Piece[]): readonly Piece[] {
  const isOnlyLand = [...new Set(typesIn(pieces))].join(',') === 'terreno';
  return pieces.map(({ at, next, meaning }) => {
    const isLand =
      meaning.kind === 'amount' && (isOnlyLand || meaning.isLand) && !isBuilt(meaning.amount);
    const isArea = isLand && meaning.measure === 'area';
    return { at, next, meaning: isArea ? { ...meaning, measure: 'landArea' } : meaning };
  });
}

/** The limits of each measure, without those whose amounts contradict each other. */
function limitsOf(meanings: readonly PieceMeaning[]): Map<Measure, MinMax> {
  const limits = new Map<Measure, MinMax>();
  for (const measure of MEASURE_NAMES) {
    const amounts = meanings.flatMap((one) =>
      one.kind === 'amount' && one.measure === measure ? one.amount : [],
    );
    const limit = MEASURES[measure].limits(amounts);
    if (limit !== null) limits.set(measure, limit);
  }
  return limits;
}
