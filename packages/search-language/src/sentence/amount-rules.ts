import { amountAt, type MeasuredAmount } from './amounts.ts';
import { boundBefore, isAreaUnit, unitAt } from './around-numbers.ts';
import { type Measure, MEASURES } from './filter-words.ts';
import { isRoomAlone, saidOrHinted } from './intents.ts';
import type { Bound } from './limits.ts';
import { nameAt } from './names/named-places.ts';
import { otherAmountAt } from './other-amounts.ts';
import { refusedEnd } from './refused-amounts.ts';
import { type Match, wordSet } from './tokens/phrases.ts';
import { type Here, type Piece, type PieceMeaning, unread } from './pieces.ts';
import { readNumber } from './tokens/read-number.ts';
import { type Token, wordAt } from './tokens/tokens.ts';
import { CONNECTING } from './word-lists/silent-words.ts';

const LAND = /^(?:terrenos?|lotes?|predios?)$/u;

/** The number of rooms, square metres or pesos that is asked for. */
export function readAmount(here: Here): Match<PieceMeaning> | null {
  const { tokens, at, before } = here;
  const found = amountAt(tokens, at) ?? otherAmountAt(tokens, at);
  if (!found) return readRoom(here) ?? readPlot(here) ?? readBareNumber(here);
  const { unit, high } = found.value;
  if (high === 1 && isRoomAlone(wordAt(tokens, found.next - 1), before))
    return { value: { kind: 'intent', intent: 'room' }, next: found.next };
  const refused = refusedEnd(here, found);
  if (refused !== null) return unread(refused);
  if (unit === 'other' && /^una?$/u.test(wordAt(tokens, at))) return null;
  if (unit === 'each' && isOfSeveral(here))
    return { value: priceOfOne(found.value), next: found.next };
  return typeof unit === 'string' || isUnsaid(here, found.value, unit.measure)
    ? unread(found.next)
    : { value: { kind: 'amount', ...amountOf(here, found.value, unit.measure) }, next: found.next };
}

/** No filter says it: a distance, or a maximum of bathrooms. */
function isUnsaid({ tokens, at }: Here, { bound }: MeasuredAmount, measure: Measure): boolean {
  const isDistance = measure === 'area' && bound === null && wordAt(tokens, at - 1) === 'a';
  return isDistance || MEASURES[measure].unsaid?.includes(bound) === true;
}

function amountOf({ tokens, at }: Here, amount: MeasuredAmount, measure: Measure) {
  const before = wordAt(tokens, wordAt(tokens, at - 1) === 'de' ? at - 2 : at - 1);
  return { measure, amount, isLand: LAND.test(before) };
}

const MOST_METRES = 500;

/** 'Terreno de 10 por 20' is measured in metres. */
function readPlot({ tokens, at, before }: Here): Match<PieceMeaning> | null {
  const isPlot = before.some(
    ({ meaning }) => meaning.kind === 'type' && meaning.type === 'terreno',
  );
  if (!isPlot || !/^(?:por|[x×*])$/u.test(wordAt(tokens, at + 1))) return null;
  const [width, depth] = [at, at + 2].map((one) => readNumber(tokens, one)?.value.value ?? 0);
  if (!width || !depth || width > MOST_METRES || depth > MOST_METRES) return null;
  const area = width * depth;
  const amount = {
    bound: null,
    low: area,
    high: area,
    unit: { measure: 'area', factor: 1 },
  } as const;
  return { value: { kind: 'amount', measure: 'area', amount, isLand: true }, next: at + 3 };
}

const priceOfOne = (amount: MeasuredAmount): PieceMeaning => ({
  kind: 'amount',
  measure: 'price',
  amount: { ...amount, unit: { measure: 'price', factor: 1 } },
  isLand: false,
});

/** '2 depas … 15 mil cada uno' says what one costs; a person of several may pay as much elsewhere. */
const isOfSeveral = ({ tokens, before }: Here) =>
  before.some(({ at, meaning }) => {
    const count = meaning.kind === 'type' ? readNumber(tokens, at - 1) : null;
    return count?.next === at && count.value.value > 1;
  });

/** 'Rento cuarto' and 'habitaciones en renta' */
function readRoom({ tokens, at, before }: Here): Match<PieceMeaning> | null {
  const isRoom = /^(?:cuartos?|habitacion|habitaciones)$/u.test(wordAt(tokens, at));
  const isPart = wordAt(tokens, at - 1) === 'con' || unitAt(tokens, at) === null;
  if (!isRoom || isPart || before.some(isHome)) return null;
  return { value: { kind: 'intent', intent: 'room' }, next: at + 1 };
}

const isHome = ({ meaning: { kind } }: Piece) => kind === 'type' || kind === 'amount';

const AREA_LABELS = /^(?:superficie|construccion|area|tamano|medidas?)$/u;

/** 'Superficie: 300 m2'; in 'casa con terreno de 300 m2' nobody asks for a terreno. */
export function readLabelledArea({ tokens, at, before }: Here): Match<PieceMeaning> | null {
  const word = wordAt(tokens, at);
  const isLand = LAND.test(word) && before.some(isOtherType);
  if (!(isLand || AREA_LABELS.test(word)) || /^[ou/]$/u.test(wordAt(tokens, at - 1))) return null;
  const found = amountAt(tokens, /^(?:de|:)$/u.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1);
  if (!found || !isAreaUnit(found.value.unit)) return null;
  const { measure } = found.value.unit;
  return { value: { kind: 'amount', measure, amount: found.value, isLand }, next: found.next };
}

const isOtherType = ({ meaning }: Piece) =>
  meaning.kind === 'type' && meaning.type !== undefined && meaning.type !== 'terreno';

/** A number without a unit takes it from the rest of the sentence, if only one is sensible there: 'siete mil, máximo ocho'. */
function readBareNumber(here: Here): Match<PieceMeaning> | null {
  const { tokens, at } = here;
  const range = bareRange(tokens, at);
  const { value: bound, next } = range ?? boundBefore(tokens, at);
  const number = readNumber(tokens, next);
  if (!number) return null;
  const low = number.value.value;
  const second = range && readNumber(tokens, number.next + 1);
  const end = second?.next ?? number.next;
  const meant = number.value.scale === 1 ? meantMeasure(here, bound, low) : null;
  if (meant === null || !isAtEnd(here, end))
    return bound === null || range ? null : unread(number.next);
  const { measure, factor } = meant;
  const high = second?.value.value ?? low;
  const amount: MeasuredAmount = {
    bound,
    low: low * factor,
    high: high * factor,
    unit: { measure, factor: 1 },
  };
  return { value: { kind: 'amount', measure, amount, isLand: false }, next: end };
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

function meantMeasure(here: Here, bound: Bound | null, number: number): Meant | null {
  const like = likeLastAmount(here, bound, number);
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

/** '300 metros, hasta 700' may be pesos. */
const isAreaOf = (measure: Measure) => measure === 'area' || measure === 'landArea';

/** 'Menos de 80 metros pero más de 60' */
function isOtherEnd({ bound, low, high }: MeasuredAmount, other: Bound, number: number): boolean {
  const [isMost, isLeast] = [/^(?:max|below)$/u, /^(?:min|above)$/u];
  if (isMost.test(bound ?? '')) return isLeast.test(other) && number < high && number * 2 > high;
  return isLeast.test(bound ?? '') && isMost.test(other) && number > low && number < low * 2;
}

/** '15 mil, bueno 17' */
const isRaised = (
  { measure, amount: { high } }: { measure: Measure; amount: MeasuredAmount },
  number: number,
) => measure === 'price' && number >= 3 && number * 1000 > high && number * 1000 <= 1.5 * high;

/** Beside 'renta' or 'aval' a bare 17 can only be thousands, and beside 'venta' a bare 3.5 millions. */
function sensiblePrice({ tokens }: Here, number: number): number | null {
  const hint = saidOrHinted(tokens);
  if (hint === 'renta' && number >= 3 && number < 200) return 1000;
  return hint === 'venta' && !Number.isInteger(number) && number < 100 ? 1_000_000 : null;
}

/** The factor that makes a number one of the same size as another amount. */
function factorLike(measure: Measure, other: number, number: number): number | null {
  if (measure === 'bedrooms' || measure === 'bathrooms' || measure === 'parking')
    return number <= 9 && Math.abs(number - other) <= 2 ? 1 : null;
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
