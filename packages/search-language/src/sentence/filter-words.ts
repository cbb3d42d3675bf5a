import { FILTERS, type OperationFilter } from '@pbr/schemas/property/search/filters';
import type { PropertyType } from '@pbr/schemas/property/values';
import { availabilityAt } from './times/availability-at.ts';
import { buildingAgeAt } from './times/building-age.ts';
import { choosePaths, type NamedPlace } from '../places/choose-paths.ts';
import {
  type Amount,
  areaLimits,
  type Bound,
  countLimits,
  highestLeast,
  type MinMax,
  operationOf,
  priceLimits,
} from './limits.ts';
import { type Match, phrasesOf, type PhraseLists, type Phrases } from './tokens/phrases.ts';
import type { Fact, FilterName, OtherFilters, SentenceFilters } from './sentence-filters.ts';
import type { Token } from './tokens/tokens.ts';
import * as words from './word-lists/amount-words.ts';
import * as facts from './word-lists/fact-phrases.ts';

export type Measure = 'price' | 'bedrooms' | 'bathrooms' | 'parking' | 'area' | 'landArea' | 'age';

/** The unit behind a number; one of the factor 10,000 counts so many times the measure. */
export interface MeasureUnit {
  measure: Measure;
  factor: number;
  /** It says that the area is one of the building. */
  isBuilt?: boolean;
}

interface MeasureWords {
  /** The words behind a number that count this measure. */
  units: string;
  /** How many times the measure a unit is: a hectare is 10,000 square metres. */
  factor?: number;
  /** Words behind the unit, and the unit that they make of it: 'm2 de terreno'. Null is another thing: 'cuarto de lavado'. */
  tails?: Phrases<MeasureUnit | 'distance' | null>;
  /** No filter says these bounds, so that an amount with one is not understood. */
  unsaid?: readonly (Bound | null)[];
  /** The limits that several amounts set together; null if they contradict each other. */
  limits: (amounts: readonly Amount[]) => MinMax | null;
}

/** A number of a sentence counts one of these. Their amounts set the filters below. */
export const MEASURES: Readonly<Record<Measure, MeasureWords>> = {
  price: {
    units: 'peso|pesos|mxn|mn|varos|pesitos|de pesos|de varos|pesos mxn',
    limits: priceLimits,
  },
  bedrooms: {
    units: words.BEDROOMS,
    tails: phrasesOf([
      [
        'de servicio|de lavado|de tv|de visitas|de juegos|de maquinas|de estudio|de bano|de tele|de television|de planchado|de maquina|de cine|de huespedes',
        null,
      ],
    ]),
    limits: countLimits,
  },
  bathrooms: {
    units: words.BATHROOMS,
    tails: phrasesOf([['completo|completos|enteros', { measure: 'bathrooms', factor: 1 }]]),
    unsaid: ['max', 'below'],
    limits: highestLeast,
  },
  parking: {
    units: words.PARKING_UNITS,
    unsaid: ['max', 'below'],
    limits: highestLeast,
  },
  area: {
    units: words.SQUARE_METRES,
    tails: phrasesOf<MeasureUnit | 'distance'>([
      [
        'de terreno|terreno|terr|de terr|de superficie de terreno|de lote|de predio',
        { measure: 'landArea', factor: 1 },
      ],
      [
        'de construccion|construccion|const|constr|cons|de const|construidos|cuadrados de construccion|cuadrados construidos',
        { measure: 'area', factor: 1, isBuilt: true },
      ],
      ['de superficie|cuadrados', { measure: 'area', factor: 1 }],
      ['cuadrados de terreno', { measure: 'landArea', factor: 1 }],
      [
        'lineales|lineal|de distancia|de frente|de fondo|de largo|de ancho|de alto|de altura|de altura libre|caminando|de jardin|de patio|de terraza|de playa|de costa|de roof garden|de bodega|de alberca|de oficina|de oficinas|de profundidad|del mar|de la playa|de la plaza|del metro|del centro|del parque|de la avenida|de la escuela|de la carretera|de la calle|del malecon|de la costera|de la laguna|del lago|de la universidad|del hospital',
        'distance',
      ],
    ]),
    limits: areaLimits,
  },
  age: {
    units: words.YEARS,
    // 'Contrato de 2 años' is not an age.
    unsaid: [null, 'min', 'above', 'exact', 'about', 'between'],
    // '100 mil años' is the age of nothing.
    limits(amounts) {
      const limits = countLimits(amounts);
      return (limits.max ?? 0) > FILTERS.maxAge.most ? null : limits;
    },
  },
  landArea: {
    units: words.HECTARES,
    factor: 10_000,
    tails: phrasesOf([
      [
        'de terreno|de tierra|de superficie|de predio|de lote|de extension',
        { measure: 'landArea', factor: 10_000 },
      ],
    ]),
    limits: areaLimits,
  },
};

export const MEASURE_NAMES = Object.keys(MEASURES) as Measure[];

/** Everything that the pieces of a sentence say, in its order. */
export interface Said {
  operations: readonly OperationFilter[];
  types: readonly PropertyType[];
  places: readonly NamedPlace[];
  amenities: readonly string[];
  /** By the phrases and readers of the filters below. */
  facts: readonly Fact[];
  limits: (measure: Measure) => MinMax;
  /** Its words hint at this operation if they say none. */
  hint?: OperationFilter | undefined;
  /** Only land is measured in hectares. */
  hasHectares: boolean;
}

interface FilterWords<Value> {
  /** Phrases in plain letters that say a value of it. */
  phrases?: PhraseLists<Fact>;
  /** The phrases are in singular words, and plural ones of the sentence say the same. */
  isSingular?: boolean;
  /** Reads a value of it from the words at a position. */
  read?: (tokens: readonly Token[], at: number, today: string) => Match<Fact> | null;
  /** The value that the whole sentence asks for. */
  value: (said: Said) => Value | undefined;
}

/** How a sentence says each filter. A new filter changes nothing else of the language. */
export const FILTER_WORDS: {
  readonly [Name in FilterName]: FilterWords<NonNullable<SentenceFilters[Name]>>;
} = {
  operation: {
    value: ({ operations, limits, hint }) => operationOf(operations, limits('price')) ?? hint,
  },
  type: {
    value: ({ types, hasHectares }) =>
      types.length === 0 && hasHectares ? ['terreno'] : [...new Set(types)],
  },
  places: { value: ({ places }) => choosePaths(places) },
  minPrice: { value: ({ limits }) => limits('price').min },
  maxPrice: { value: ({ limits }) => limits('price').max },
  bedrooms: { value: ({ limits }) => clamped(limits('bedrooms').min, FILTERS.bedrooms.most) },
  maxBedrooms: {
    value({ limits }) {
      const { max } = limits('bedrooms');
      const { most } = FILTERS.maxBedrooms;
      return max !== undefined && max > most ? undefined : clamped(max, most);
    },
  },
  bathrooms: { value: ({ limits }) => clamped(limits('bathrooms').min, FILTERS.bathrooms.most) },
  parking: { value: ({ limits }) => clamped(limits('parking').min, FILTERS.parking.most) },
  minArea: { value: ({ limits }) => limits('area').min },
  maxArea: { value: ({ limits }) => limits('area').max },
  minLandArea: { value: ({ limits }) => limits('landArea').min },
  maxLandArea: { value: ({ limits }) => limits('landArea').max },
  maxAge: {
    phrases: [['a estrenar|para estrenar|por estrenar|de estreno', { maxAge: 1 }]],
    read: buildingAgeAt,
    value: (said) => said.limits('age').max ?? lastOf('maxAge')(said),
  },
  pets: {
    phrases: [[facts.PETS, { pets: 'si' }]],
    isSingular: true,
    value: lastOf('pets'),
  },
  furnished: {
    phrases: [[facts.FURNISHED, { furnished: 'amueblado' }]],
    isSingular: true,
    value: lastOf('furnished'),
  },
  availableBy: {
    read(tokens, at, today) {
      const day = availabilityAt(tokens, at, today);
      return day && { value: { availableBy: day.value }, next: day.next };
    },
    value: lastOf('availableBy'),
  },
  amenities: { value: ({ amenities }) => [...new Set(amenities)] },
  publishedWithin: {
    phrases: [
      [facts.PUBLISHED_TODAY, { publishedWithin: 1 }],
      [facts.PUBLISHED_THIS_WEEK, { publishedWithin: 7 }],
      [facts.PUBLISHED_THIS_MONTH, { publishedWithin: 30 }],
    ],
    value: (said) =>
      said.facts.find(({ publishedWithin }) => publishedWithin !== undefined)?.publishedWithin,
  },
};

export const FILTER_NAMES = Object.keys(FILTER_WORDS) as FilterName[];

/** If a sentence says a fact twice, the last one wins. */
function lastOf<Name extends keyof OtherFilters>(name: Name) {
  return (said: Said) => said.facts.findLast((fact) => fact[name] !== undefined)?.[name];
}

const clamped = (count: number | undefined, most: number) =>
  count === undefined ? undefined : Math.max(1, Math.min(count, most));
