import { isBelow, plainDecimal } from '@pbr/schemas/typed-number/decimal';
import { readDigits } from '@pbr/schemas/typed-number/digits';
import {
  type Grammar,
  mayBegin,
  type Quantity,
  readQuantity,
  type WordAt,
} from '@pbr/schemas/typed-number/quantity';
import { phrasesOf, type Match, wordSet } from './phrases.ts';
import { isWholeMillions, restOfMillions, spokenDecimal } from './spoken-millions.ts';
import { type Token, wordAt } from './tokens.ts';
import { MILLIONS } from '../word-lists/amount-words.ts';
import { LENGTHS as LENGTH_WORDS } from '../word-lists/grammar-words.ts';

export interface ReadNumber {
  value: number;
  /** The factor of its scale word, such as 1,000 for 'mil'; 1 without one. */
  scale: number;
  /** Its words may mean another amount: '1 millón 75'. */
  isUnsure?: boolean;
}

const LENGTHS = wordSet(LENGTH_WORDS);
const THOUSAND = 3;
const MILLION = 6;
const MOST_DIGITS = 15;
const COUNTED = /^(?:m|mt|mts|mt2|mts2|m2|metros?|rec.*|ban.*|hab.*|cuartos?)$/u;
const HECTARES = /^(?:has?|hectareas?|hectarias?)$/u;
const SCALES = phrasesOf<number>([
  ['mil|k|miles|milpesos', THOUSAND],
  [MILLIONS, MILLION],
]);

/** Reads a number in digits or words with its scale: '25 mil', '4,5 millones', 'dos millones y medio'. */
export function readNumber(tokens: readonly Token[], at: number): Match<ReadNumber> | null {
  if (!mayBegin(tokens[at]?.plain ?? '')) return null;
  const word: WordAt = (index) => tokens[index]?.plain ?? '';
  // The end of a half that counts nothing: '2 recámaras y 1/2 baño'.
  if (word(at) === '2' && word(at - 1) === '/' && word(at - 2) === '1') return null;
  const spoken = spokenDecimal(tokens, at);
  if (spoken) return inMillions(tokens, spoken);
  const quantity = readQuantity(word, at, grammarOf(word));
  if (!quantity) return null;
  const value = Number(plainDecimal(quantity.value));
  const { zeros, next } = quantity;
  const scale = 10 ** zeros;
  if (isMetres(tokens, at, next))
    return { value: { value: value / scale, scale: 1 }, next: next - 1 };
  const rest = isWholeMillions(value, scale) ? restOfMillions(tokens, next) : null;
  if (rest?.value === 'unsure') return { value: { value, scale, isUnsure: true }, next: rest.next };
  if (rest) return { value: { value: value + rest.value, scale }, next: rest.next };
  return { value: { value: zeros === 0 ? value : Math.round(value), scale }, next };
}

const OF_LENGTH =
  /^(?:lineal|de (?:frente|fondo|largo|ancho|alto|altura|profundidad|terreno|construccion)\b|del mar\b)/u;
const SIZED = /^(?:oficinas?|local(?:es)?|bodegas?|despachos?|consultorios?|naves?)$/u;
const FEWEST_METRES = 10;

/** 'Altura de 8 m', 'a 30 m del mar' and 'oficina de 30 m' have no price. */
function isMetres(tokens: readonly Token[], at: number, next: number): boolean {
  if (wordAt(tokens, next - 1) !== 'm') return false;
  const behind = [next, next + 1].map((one) => wordAt(tokens, one)).join(' ');
  if (OF_LENGTH.test(behind)) return true;
  const before = [at - 1, at - 2].map((one) => wordAt(tokens, one));
  if (before.some((one) => LENGTHS.has(one))) return true;
  const isFrom = /^de(?:l| la| los| las)\b/u.test(behind);
  if (isFrom && before[0] === 'a' && !endsAmount(tokens, at - 2)) return true;
  const isLarge = Number(wordAt(tokens, at)) >= FEWEST_METRES;
  return isLarge && tokens.some(({ plain }) => SIZED.test(plain));
}

/** In 'de 2.5 m a 3 m' the 'a' begins no distance. */
const endsAmount = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' ||
  /^(?:m|pesos)$/u.test(wordAt(tokens, at)) ||
  SCALES.meanings.has(wordAt(tokens, at));

/** 'Uno ocho' with its scale word, or without one. */
function inMillions(tokens: readonly Token[], { value, next }: Match<number>): Match<ReadNumber> {
  const zeros = SCALES.meanings.get(wordAt(tokens, next));
  if (zeros !== MILLION) return { value: { value, scale: 1 }, next };
  const scale = 10 ** MILLION;
  return { value: { value: Math.round(value * scale), scale }, next: next + 1 };
}

/** A sentence is a wish, not a price: what could be meant in two ways is read as people most often mean it. */
const grammarOf = (word: WordAt): Grammar => ({
  isWholeText: false,
  // '3/4 recámaras' are three or four.
  isFraction: (next, whole) =>
    SCALES.meanings.has(next) ||
    HECTARES.test(next) ||
    (whole !== null && /^(?:m|banos?)$/u.test(next)),
  digits(text, zeros) {
    if (text.length > MOST_DIGITS || /^0\d/u.test(text)) return null;
    const number = readDigits(text, {
      hasShortDecimals: true,
      threeAfterComma: 'thousands',
      threeAfterPoint: zeros === undefined ? 'thousands' : zeros === MILLION ? 'decimals' : 'doubt',
    });
    return number === 'doubt' ? null : number;
  },
  /** 'm' alone means millions only behind a small number: '3M', but '200 m'. */
  zerosOf: (scale, count) =>
    scale === 'm' && isBelow(count, 40) ? MILLION : SCALES.meanings.get(scale),
  added: (first, second) => restOf(first, second, word(second.next)),
});

/** '2 millones 500 mil' and '25 mil 500' are one number; '25 mil 120 metros' are two. */
function restOf(first: Quantity, { value, zeros }: Quantity, after: string) {
  if (first.zeros === MILLION) return zeros === THOUSAND ? value : null;
  const isHundreds = !isBelow(value, 100) && isBelow(value, 1000) && value.decimals === 0;
  return zeros > 0 || !isHundreds || COUNTED.test(after) ? null : value;
}
