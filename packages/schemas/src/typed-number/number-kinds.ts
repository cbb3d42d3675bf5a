import type { DigitRules } from './digits.ts';
import {
  ANY_PHRASES,
  AREA_PHRASES,
  COUNT_PHRASES,
  LENGTH_PHRASES,
  MONEY_PHRASES,
  NO_PHRASES,
  PERCENT_PHRASES,
  type NumberPhrases,
  RATE_PHRASES,
} from './number-phrases.ts';

/**
 * The things that numbers count:
 * - price: the price of a listing, which 0 is not
 * - amount: other money
 * - count: rooms, years and the like; baths have halves
 * - floor: the storey of a home, of which 'PB' is 0
 * - percent: a part of a price
 * - change: by which a price changes, in percent
 * - rate: pesos for a dollar
 * - degrees: of a point on earth
 * - number: anything, where only the text of a file is known
 */
export type NumberKind =
  | 'price'
  | 'amount'
  | 'area'
  | 'length'
  | 'count'
  | 'floor'
  | 'percent'
  | 'change'
  | 'rate'
  | 'degrees'
  | 'number';

export interface KindOfNumber extends DigitRules {
  /** In the words of a refusal: 'escribe, por ejemplo, …'. */
  example: string;
  phrases: NumberPhrases;
  /** 'words': without 'M', which could be metres. */
  scales: 'all' | 'words' | 'thousands' | 'none';
  /** The most decimals. */
  decimals: number;
  isMoney?: true;
  /** It may be written as the product of two lengths. */
  isArea?: true;
  /** Its only fraction is a half. */
  hasHalves?: true;
  hasSign?: true;
  /** The most of a percentage, which is never 0. */
  most?: number;
}

const MONEY = {
  example: '4,500,000 o 4.5 M',
  phrases: MONEY_PHRASES,
  scales: 'all',
  decimals: 2,
  threeAfterComma: 'thousands',
  isMoney: true,
} as const;
const MEASURE = {
  scales: 'thousands',
  decimals: 2,
  hasShortDecimals: true,
  threeAfterComma: 'thousands',
} as const;

const PERCENT = {
  ...MEASURE,
  example: '5 o 5.5',
  phrases: PERCENT_PHRASES,
  scales: 'none',
  threeAfterPoint: 'decimals',
  most: 100,
} as const;

export const kinds: Readonly<Record<NumberKind, KindOfNumber>> = {
  price: MONEY,
  amount: { ...MONEY, example: '2,500 o 2.5 mil' },
  area: { ...MEASURE, example: '120 o 1,200.5', phrases: AREA_PHRASES, isArea: true },
  length: { ...MEASURE, example: '12 o 7.5', phrases: LENGTH_PHRASES },
  floor: { ...MEASURE, example: '3 o PB', phrases: COUNT_PHRASES },
  count: { ...MEASURE, example: '2', phrases: COUNT_PHRASES, hasHalves: true },
  percent: PERCENT,
  change: { ...PERCENT, most: 1000 },
  rate: {
    example: '18.25',
    phrases: RATE_PHRASES,
    scales: 'none',
    decimals: 4,
    hasShortDecimals: true,
    threeAfterPoint: 'decimals',
    threeAfterComma: 'decimals',
  },
  degrees: {
    example: '19.4326',
    phrases: NO_PHRASES,
    scales: 'none',
    decimals: 20,
    hasShortDecimals: true,
    threeAfterPoint: 'decimals',
    threeAfterComma: 'decimals',
    hasSign: true,
  },
  number: {
    ...MEASURE,
    example: '4,500,000',
    phrases: ANY_PHRASES,
    scales: 'words',
    decimals: 20,
    hasShortDecimals: false,
    isArea: true,
    hasSign: true,
  },
};
