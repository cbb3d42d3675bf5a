import {
  FILTER_NAMES,
  FILTER_WORDS,
  type Measure,
  MEASURE_NAMES,
  MEASURES,
  type Said,
} from './filter-words.ts';
import type { MinMax } from './limits.ts';
import type { Piece, PieceMeaning } from './pieces.ts';
import type { FilterName, SentenceFilters } from './sentence-filters.ts';

/** The filters that the pieces say together. Amounts that contradict each other say nothing: their pieces are not understood. */
export function buildFilters(read: readonly Piece[]): {
  filters: SentenceFilters;
  pieces: readonly Piece[];
} {
  const measureOf = measuresIn(read);
  const limits = limitsOf(read, measureOf);
  const filters: SentenceFilters = { type: [], places: [], amenities: [] };
  const said = whatIsSaid(read, limits);
  for (const name of FILTER_NAMES) setFilter(filters, name, said);
  const pieces = read.map((piece): Piece => {
    const measure = measureOf(piece.meaning);
    return measure === undefined || limits.has(measure)
      ? piece
      : { ...piece, meaning: { kind: 'unread', isAlone: true } };
  });
  return { filters, pieces };
}

function setFilter<Name extends FilterName>(
  filters: Pick<SentenceFilters, Name>,
  name: Name,
  said: Said,
): void {
  const value = FILTER_WORDS[name].value(said);
  if (value !== undefined) filters[name] = value;
}

function whatIsSaid(pieces: readonly Piece[], limits: ReadonlyMap<Measure, MinMax>): Said {
  const meanings = pieces.map(({ meaning }) => meaning);
  return {
    operations: meanings.flatMap((one) => (one.kind === 'operation' ? one.operation : [])),
    types: typesOf(pieces),
    places: meanings.flatMap((one) => (one.kind === 'place' ? one.place : [])),
    amenities: meanings.flatMap((one) => (one.kind === 'amenity' ? one.name : [])),
    facts: meanings.flatMap((one) => (one.kind === 'fact' ? one.filters : [])),
    limits: (measure) => limits.get(measure) ?? {},
  };
}

const typesOf = (pieces: readonly Piece[]) =>
  pieces.flatMap(({ meaning }) => (meaning.kind === 'type' ? (meaning.type ?? []) : []));

type MeasureOf = (meaning: PieceMeaning) => Measure | undefined;

/** The area of a terreno is one of land. */
function measuresIn(pieces: readonly Piece[]): MeasureOf {
  const types = new Set(typesOf(pieces));
  const isOnlyLand = types.size === 1 && types.has('terreno');
  return (meaning) => {
    if (meaning.kind !== 'amount') return undefined;
    const { measure } = meaning;
    return measure === 'area' && (isOnlyLand || meaning.isLand) ? 'landArea' : measure;
  };
}

/** The limits of each measure, without those whose amounts contradict each other. */
function limitsOf(pieces: readonly Piece[], measureOf: MeasureOf): Map<Measure, MinMax> {
  const limits = new Map<Measure, MinMax>();
  for (const measure of MEASURE_NAMES) {
    const amounts = pieces.flatMap(({ meaning }) =>
      meaning.kind === 'amount' && measureOf(meaning) === measure ? meaning.amount : [],
    );
    const limit = MEASURES[measure].limits(amounts);
    if (limit !== null) limits.set(measure, limit);
  }
  return limits;
}
