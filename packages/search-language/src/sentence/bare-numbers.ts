import { amountAt, type MeasuredAmount } from './amounts.ts';
import { boundBefore } from './around-numbers.ts';
import type { Measure } from './filter-words.ts';
import { saidOrHinted } from './intents.ts';
import type { Bound } from './limits.ts';
import { nameAt } from './names/named-places.ts';
import { type Match, wordSet } from './tokens/phrases.ts';
import { type Here, type PieceMeaning, unread } from './pieces.ts';
import { type ReadNumber, readNumber } from './tokens/read-number.ts';
import { wordAt, type Token } from './tokens/tokens.ts';
import { CONNECTING } from './word-lists/silent-words.ts';

/** A number without a unit takes it from the rest of the sentence, if only one is sensible there: 'siete mil, máximo ocho'. */
export function readBareNumber(here: Here): Match<PieceMeaning> | null {
  const { tokens, at } = here;
  const end = rangeEnd(here);
  if (end) return end;
  const range = bareRange(tokens, at);
  const { value: bound, next } = range ?? boundBefore(tokens, at);
  const number = readNumber(tokens, next);
  if (!number) return null;
  const low = number.value.value;
  const second = range && readNumber(tokens, number.next + 1);
  const last = second?.next ?? number.next;
  const meant = number.value.scale === 1 ? meantMeasure(here, { bound, number: low, last }) : null;
  if (meant === null || !isAtEnd(here, last))
    return bound === null || (range && wordAt(tokens, at) !== 'entre') ? null : unread(last);
  const { measure, factor } = meant;
  const high = second?.value.value ?? low;
  const amount: MeasuredAmount = {
    bound,
    low: low * factor,
    high: high * factor,
    unit: { measure, factor: 1 },
  };
  return { value: { kind: 'amount', measure, amount, isLand: false }, next: last };
}

/** 'De 12 a 15' */
function bareRange(tokens: readonly Token[], at: number): Match<Bound> | null {
  const start = /^(?:de|entre)$/u.test(wordAt(tokens, at)) ? at + 1 : at;
  const first = readNumber(tokens, start);
  const sign = first ? wordAt(tokens, first.next) : '';
  const second = /^[-ay]$/u.test(sign) && first ? readNumber(tokens, first.next + 1) : null;
  if (start > at && amountAt(tokens, start)) return null;
  const isRange = first && second && first.value.value < second.value.value;
  return isRange ? { value: 'between', next: start } : null;
}

const IS_MOST = /^(?:max|below)$/u;
const IS_LEAST = /^(?:min|above)$/u;
const MOST_TIMES = 4;
/** 'De unos 12 mil a 14' */
const IS_OPEN = /^(?:about)?$/u;

/** 'De medio millón a setecientos' and 'de 12 mil a 15': the second price is of the same size. */
function rangeEnd(here: Here): Match<PieceMeaning> | null {
  const { tokens, at, before } = here;
  const isUpTo = wordAt(tokens, at) === 'hasta';
  const low = before.at(isUpTo ? -1 : -2);
  const number = readNumber(tokens, isUpTo ? at + 1 : at);
  if (!number || number.value.scale > 1 || !isAtEnd(here, number.next)) return null;
  if (low?.meaning.kind !== 'amount' || low.meaning.measure !== 'price') return null;
  const sign = wordAt(tokens, low.next);
  const isBetween = sign === 'y' && wordAt(tokens, low.at) === 'entre';
  const { amount } = low.meaning;
  if (!IS_OPEN.test(amount.bound ?? '') || !(isBetween || /^(?:al?|-|hasta)$/u.test(sign)))
    return null;
  const high = pricesOf(number).find((one) => one > amount.high && one <= amount.high * MOST_TIMES);
  return high === undefined
    ? null
    : {
        value: {
          kind: 'amount',
          measure: 'price',
          amount: { ...amount, bound: 'between', high },
          isLand: false,
        },
        next: number.next,
      };
}

const pricesOf = ({ value: { value } }: Match<ReadNumber>) => [value * 1_000_000, value * 1000];

const GOES_ON = wordSet(
  `${CONNECTING} pero por favor porfa si maximo minimo max min gracias mensuales mensual`,
);

/** Nothing is counted by the word behind the number. */
const isAtEnd = ({ tokens, known }: Here, at: number) =>
  tokens[at]?.kind !== 'word' ||
  GOES_ON.has(wordAt(tokens, at)) ||
  nameAt(tokens, at, known.places) !== null;

interface Meant {
  measure: Measure;
  factor: number;
}

interface Bare {
  bound: Bound | null;
  number: number;
  last: number;
}

function meantMeasure(here: Here, bare: Bare): Meant | null {
  const { bound, number } = bare;
  const like = likeLastAmount(here, bound, number) ?? likeNextAmount(here, bare);
  if (like) return like;
  if (bound === null) return isElliptic(here) ? { measure: 'bedrooms', factor: 1 } : null;
  const factor = sensiblePrice(here, number);
  return factor === null ? null : { measure: 'price', factor };
}

/** 'Siete mil, máximo ocho' and 'dos recámaras, digo tres' */
function likeLastAmount({ before }: Here, bound: Bound | null, number: number): Meant | null {
  const said = before.findLast(({ meaning }) => meaning.kind !== 'silent')?.meaning;
  const last = before.findLast(({ meaning }) => meaning.kind === 'amount')?.meaning;
  if (last?.kind !== 'amount') return null;
  const isApart = before.at(-1)?.meaning.kind === 'silent';
  const isMore = isApart && said === last && isRaised(last, number);
  const isLimit =
    bound !== null && (!isAreaOf(last.measure) || isOtherEnd(last.amount, bound, number));
  if (said?.kind !== 'correction' && !isLimit && !isMore) return null;
  const factor = factorLike(last.measure, last.amount.high, number);
  return factor === null ? null : { measure: last.measure, factor };
}

/** 'Mínimo 3 máximo 4 recámaras' */
function likeNextAmount({ tokens }: Here, { bound, number, last }: Bare): Meant | null {
  const amount = IS_LEAST.test(bound ?? '') ? amountAt(tokens, last)?.value : null;
  if (!amount || typeof amount.unit === 'string' || !IS_MOST.test(amount.bound ?? '')) return null;
  const { measure } = amount.unit;
  const factor = factorLike(measure, amount.high, number);
  return factor === null ? null : { measure, factor };
}

/** '300 metros, hasta 700' may be pesos. */
const isAreaOf = (measure: Measure) => measure === 'area' || measure === 'landArea';

/** 'Menos de 80 metros pero más de 60' */
function isOtherEnd({ bound, low, high }: MeasuredAmount, other: Bound, number: number): boolean {
  if (IS_MOST.test(bound ?? '')) return IS_LEAST.test(other) && number < high && number * 2 > high;
  return IS_LEAST.test(bound ?? '') && IS_MOST.test(other) && number > low && number < low * 2;
}

/** '15 mil, bueno 17' */
const isRaised = (
  { measure, amount: { high } }: { measure: Measure; amount: MeasuredAmount },
  number: number,
) => measure === 'price' && number >= 3 && number * 1000 > high && number * 1000 <= 1.5 * high;

const LEAST_SPOKEN_RENT = 6;

/** Beside 'renta' or 'aval' a bare 17 can only be thousands, and beside 'venta' or a home a bare 1.8 millions. */
function sensiblePrice(here: Here, number: number): number | null {
  const hint =
    saidOrHinted(here.tokens) ?? (isHome(here) && number < LEAST_SPOKEN_RENT ? 'venta' : null);
  if (hint === 'renta' && number >= 3 && number < 200) return 1000;
  return hint === 'venta' && !Number.isInteger(number) && number < 100 ? 1_000_000 : null;
}

/** A terreno may be measured in hectares. */
const isHome = ({ before }: Here) =>
  before.some(({ meaning }) => meaning.kind === 'type') &&
  !before.some(({ meaning }) => meaning.kind === 'type' && meaning.type === 'terreno');

/** The factor that makes a number one of the same size as another amount. */
function factorLike(measure: Measure, other: number, number: number): number | null {
  if (measure === 'bedrooms' || measure === 'bathrooms' || measure === 'parking')
    return number <= 9 && Math.abs(number - other) <= 2 && Number.isInteger(number) ? 1 : null;
  if (measure === 'age') return null;
  const isLike = (factor: number) => number * factor >= other / 4 && number * factor <= other * 4;
  const factors = measure === 'price' ? [1, 1000, 1_000_000] : [1];
  return factors.find(isLike) ?? null;
}

/** 'Casa con tres recámaras o departamento con dos' */
function isElliptic({ tokens, at, before }: Here): boolean {
  const type = before.findLast(({ meaning }) => meaning.kind !== 'silent');
  return (
    /^(?:con|de)$/u.test(wordAt(tokens, at - 1)) &&
    type?.meaning.kind === 'type' &&
    before.some(({ meaning }) => meaning.kind === 'amount' && meaning.measure === 'bedrooms')
  );
}
