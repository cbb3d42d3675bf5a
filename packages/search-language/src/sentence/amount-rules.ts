import { amountAt, type MeasuredAmount } from './amounts.ts';
import { isAreaUnit, isLabelOfNext, unitAt } from './around-numbers.ts';
import { type Measure, MEASURES } from './filter-words.ts';
import { isRoomAlone } from './intents.ts';
import { readBareNumber } from './bare-numbers.ts';
import { otherAmountAt } from './other-amounts.ts';
import { refusedEnd } from './refused-amounts.ts';
import { longestPhrase, type Match, phrasesOf } from './tokens/phrases.ts';
import { type Here, type Piece, type PieceMeaning, unread } from './pieces.ts';
import { readNumber } from './tokens/read-number.ts';
import { wordAt } from './tokens/tokens.ts';

const HALVES = phrasesOf([['medio|medio bano|un medio|un medio bano|1 / 2|1 / 2 bano', true]]);
const HOME = /^un lugar (?:para|donde) (?:vivir|rentar|comprar|quedarme|quedarnos)$/u;
const HALF_MILLION = 500_000;
const LAND = /^(?:terrenos?|terr|lotes?|predios?)$/u;

/** The number of rooms, square metres or pesos that is asked for. */
export function readAmount(here: Here): Match<PieceMeaning> | null {
  const { tokens, at, before } = here;
  const found = amountAt(tokens, at) ?? otherAmountAt(tokens, at);
  if (!found) return readRoom(here) ?? readPlot(here) ?? readBareNumber(here);
  const { unit, high, isUnsure } = found.value;
  if (isUnsure) return unread(found.next);
  if (high === 1 && isRoomAlone(wordAt(tokens, found.next - 1), before))
    return { value: { kind: 'intent', intent: 'room' }, next: found.next };
  const refused = refusedEnd(here, found);
  if (refused !== null) return unread(refused);
  if (isNoCount(here, unit)) return null;
  if (unit === 'each' && isOfSeveral(here))
    return { value: priceOfOne(found.value), next: found.next };
  return typeof unit === 'string' || isUnsaid(here, found.value, unit.measure)
    ? unread(found.next)
    : { value: { kind: 'amount', ...amountOf(here, found.value, unit.measure) }, next: found.next };
}

/** 'Una sala' and 'un lugar para vivir' */
function isNoCount({ tokens, at }: Here, unit: MeasuredAmount['unit']): boolean {
  const words = [at, at + 1, at + 2, at + 3].map((one) => wordAt(tokens, one));
  return (unit === 'other' && /^una?$/u.test(words[0] ?? '')) || HOME.test(words.join(' '));
}

/** No filter says it: a distance, or a maximum of bathrooms. */
function isUnsaid({ tokens, at }: Here, { bound }: MeasuredAmount, measure: Measure): boolean {
  const isDistance = measure === 'area' && bound === null && wordAt(tokens, at - 1) === 'a';
  return isDistance || MEASURES[measure].unsaid?.includes(bound) === true;
}

function amountOf({ tokens, at }: Here, amount: MeasuredAmount, measure: Measure) {
  const before = wordAt(tokens, wordAt(tokens, at - 1) === 'de' ? at - 2 : at - 1);
  const isText = measure === 'bathrooms' && !Number.isInteger(amount.low);
  return { measure, amount, isLand: LAND.test(before), isText };
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

const AREA_LABELS = /^(?:superficie|construccion|const|constr|cons|area|tamano|medidas?)$/u;

/** 'Superficie: 300 m2'; in 'casa con terreno de 300 m2' nobody asks for a terreno. */
export function readLabelledArea({ tokens, at, before }: Here): Match<PieceMeaning> | null {
  const word = wordAt(tokens, at);
  if (isAreaUnitWord(wordAt(tokens, at - 1)) && !isLabelOfNext(tokens, at, at + 1)) return null;
  const isLabel = wordAt(tokens, at + 1) === ':';
  const isLand = LAND.test(word) && (isLabel || before.some(isOtherType));
  if (!(isLand || AREA_LABELS.test(word)) || /^[ou/]$/u.test(wordAt(tokens, at - 1))) return null;
  const found = amountAt(tokens, /^(?:de|:)$/u.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1);
  if (!found || !isAreaUnit(found.value.unit)) return null;
  const { measure } = found.value.unit;
  const unit = { ...found.value.unit, isBuilt: word.startsWith('cons') };
  return {
    value: { kind: 'amount', measure, amount: { ...found.value, unit }, isLand },
    next: found.next,
  };
}

/** '250 m2 terreno' is not a label. */
const isAreaUnitWord = (word: string) => /^(?:m|m2|mts2?|metros)$/u.test(word);

const isOtherType = ({ meaning }: Piece) =>
  meaning.kind === 'type' && meaning.type !== undefined && meaning.type !== 'terreno';

/** The half of 'dos baños y medio' stays to be seen, for no filter counts it. */
export function readHalf({ tokens, at, before }: Here): Match<PieceMeaning> | null {
  const last = before.at(-1)?.meaning;
  const isOfBathrooms = last?.kind === 'amount' && last.measure === 'bathrooms';
  if (!isOfBathrooms || wordAt(tokens, at) !== 'y') return null;
  const half = longestPhrase(HALVES, tokens, at + 1);
  const isMillion = half && readNumber(tokens, half.next - 1)?.value.value === HALF_MILLION;
  return half && !isMillion ? { value: { kind: 'unread', isAlone: true }, next: half.next } : null;
}
