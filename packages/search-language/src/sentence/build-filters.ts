import type { PropertyType } from '@pbr/schemas/property/values';
import { choosePaths } from './choose-paths.ts';
import { areaLimits, countLimits, mostOf } from './counts.ts';
import type { FactFilters } from './fact-at.ts';
import type { Piece } from './pieces.ts';
import { operationOf, priceLimits } from './prices.ts';
import type { MeasuredAmount } from './read-measured.ts';
import type { SentenceFilters } from './sentence-reading.ts';
import type { Measure } from './word-lists/units.ts';

const MOST_BEDROOMS = 5;
const MOST_BATHROOMS = 4;
const MOST_PARKING = 3;

/** The filters that the pieces say together. */
export function buildFilters(pieces: readonly Piece[]): SentenceFilters {
  const types = typesOf(pieces);
  const isLand = types.length === 1 && types[0] === 'terreno';
  const amounts = amountsOf(pieces, isLand);
  const price = priceLimits(amounts('price'));
  const operation = operationOf(pieces, price);
  const published = pieces.flatMap(({ meaning }) =>
    meaning.kind === 'published' ? [meaning.days] : [],
  );
  const [publishedWithin] = published;
  return {
    ...(operation && { operation }),
    types,
    places: choosePaths(
      pieces.flatMap(({ meaning }) => (meaning.kind === 'place' ? [meaning.place] : [])),
    ),
    ...named('minPrice', price?.min),
    ...named('maxPrice', price?.max),
    ...roomsOf(amounts),
    ...named('minArea', areaLimits(amounts('area')).min),
    ...named('maxArea', areaLimits(amounts('area')).max),
    ...named('minLandArea', areaLimits(amounts('landArea')).min),
    ...named('maxLandArea', areaLimits(amounts('landArea')).max),
    amenities: [
      ...new Set(
        pieces.flatMap(({ meaning }) => (meaning.kind === 'amenity' ? [meaning.name] : [])),
      ),
    ],
    ...factsOf(pieces),
    ...(publishedWithin && { publishedWithin }),
  };
}

/** If a sentence says a fact twice, the last one wins. */
function factsOf(pieces: readonly Piece[]): FactFilters {
  const facts: FactFilters = {};
  for (const { meaning } of pieces)
    if (meaning.kind === 'fact') Object.assign(facts, meaning.filters);
  return facts;
}

function typesOf(pieces: readonly Piece[]): PropertyType[] {
  const types = pieces.flatMap(({ meaning }) =>
    meaning.kind === 'type' && meaning.type ? [meaning.type] : [],
  );
  return [...new Set(types)];
}

type AmountsOf = (measure: Measure) => MeasuredAmount[];

function amountsOf(pieces: readonly Piece[], isOnlyLand: boolean): AmountsOf {
  const all = pieces.flatMap(({ meaning }) => {
    if (meaning.kind !== 'amount' || typeof meaning.amount.unit === 'string') return [];
    const { measure } = meaning.amount.unit;
    const isLand = measure === 'area' && (isOnlyLand || meaning.isLand);
    return [{ amount: meaning.amount, measure: isLand ? 'landArea' : measure }];
  });
  return (wanted) => all.flatMap(({ amount, measure }) => (measure === wanted ? [amount] : []));
}

function roomsOf(amounts: AmountsOf) {
  const bedrooms = countLimits(amounts('bedrooms'));
  const isLimited = bedrooms.max !== undefined && bedrooms.max <= MOST_BEDROOMS;
  return {
    ...named('bedrooms', clamped(bedrooms.min, MOST_BEDROOMS)),
    ...named('maxBedrooms', isLimited ? clamped(bedrooms.max, MOST_BEDROOMS) : undefined),
    ...named('bathrooms', clamped(mostOf(amounts('bathrooms')), MOST_BATHROOMS)),
    ...named('parking', clamped(mostOf(amounts('parking')), MOST_PARKING)),
  };
}

const clamped = (count: number | undefined, most: number) =>
  count === undefined ? undefined : Math.max(1, Math.min(count, most));

function named<Key extends string>(
  key: Key,
  value: number | undefined,
): Partial<Record<Key, number>> {
  const filter: Partial<Record<Key, number>> = {};
  if (value !== undefined) filter[key] = value;
  return filter;
}
