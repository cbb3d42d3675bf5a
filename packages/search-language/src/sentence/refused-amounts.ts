import type { MeasuredAmount } from './amounts.ts';
import { boundBehind } from './around-numbers.ts';
import { longestPhrase, type Match, phrasesOf, wordSet } from './tokens/phrases.ts';
import type { Here, Piece } from './pieces.ts';
import { type Token, wordAt } from './tokens/tokens.ts';
import * as words from './word-lists/grammar-words.ts';
import { OPERATION_WORDS, TYPE_WORDS } from './word-lists/operation-and-type-words.ts';
import { FLOORS as FLOOR_WORDS } from './word-lists/unread-phrases.ts';

/** The end of an amount that asks for nothing: a deposit, the size of a part, a floor. Null for an amount of the property. */
export function refusedEnd(here: Here, found: Match<MeasuredAmount>): number | null {
  const { unit, high } = found.value;
  if (unit === 'other') return floorEnd(here, found);
  if (typeof unit === 'string') return null;
  if (unit.measure === 'price' && isTransfer(here.tokens)) return found.next;
  if (unit.measure === 'price')
    return isYear(here.tokens, found)
      ? found.next
      : (telephoneEnd(here, found) ?? costEnd(here.tokens, found.next));
  if (unit.measure === 'area' && isOfPart(here)) return found.next;
  return unit.measure === 'parking' && high === 1 && isParkingSought(here) ? found.next : null;
}

const FLOORS = wordSet(FLOOR_WORDS);

/** 'Una planta' and 'un piso' count, 'una persona' is any. */
function floorEnd({ tokens, at }: Here, { next }: Match<MeasuredAmount>): number | null {
  const isOne = /^una?$/u.test(wordAt(tokens, at));
  if (isOne) return FLOORS.has(wordAt(tokens, at + 1)) ? at + 2 : null;
  return FLOORS.has(wordAt(tokens, next - 1)) ? (boundBehind(tokens, next)?.next ?? next) : null;
}

/** The price of a traspaso is not a rent. */
const isTransfer = (tokens: readonly Token[]) =>
  tokens.some(
    ({ plain }, at) =>
      /^traspas(?:o|os|an?|amos)$/u.test(plain) && !/^(?:no|ni|sin)$/u.test(wordAt(tokens, at - 1)),
  ) && !tokens.some(({ plain }) => /^(?:rentas?|mensual(?:es)?|mes)$/u.test(plain));

const YEAR = /^(?:19[5-9]|20[0-3])\d$/u;

/** 'Casa a partir de 2018' names no price. */
const isYear = (tokens: readonly Token[], { value: { bound }, next }: Match<MeasuredAmount>) =>
  (bound === 'min' || bound === 'above') &&
  YEAR.test(wordAt(tokens, next - 1)) &&
  wordAt(tokens, next - 2) !== '$';

/** '55 1234 5678': bare numbers in a row are a telephone. */
function telephoneEnd({ tokens, at }: Here, { next }: Match<MeasuredAmount>): number | null {
  if (next !== at + 1 || !/^\d{4,10}$/u.test(wordAt(tokens, at))) return null;
  const isAfter = tokens[at - 1]?.kind === 'number';
  const isBefore = /^\d{4}$/u.test(wordAt(tokens, next));
  return isBefore ? next + 1 : isAfter ? next : null;
}

const OTHER_COSTS = wordSet(words.OTHER_COSTS);
const BEFORE_COSTS = wordSet('de del para por el la mi dar');

/** '300 mil de enganche' */
function costEnd(tokens: readonly Token[], at: number): number | null {
  let next = at;
  while (BEFORE_COSTS.has(wordAt(tokens, next))) next += 1;
  return next > at && OTHER_COSTS.has(wordAt(tokens, next)) ? next + 1 : null;
}

/** 'Jardín de al menos 500 metros', and '90 m2 y terraza 20 m2' */
function isOfPart({ tokens, at, before }: Here): boolean {
  const said = before.findLast(({ meaning: { kind } }) => kind !== 'silent');
  const isDirect = wordAt(tokens, at - 1) === 'de' && said?.next === at - 1;
  const isOther = said?.next === at && before.some(isArea);
  return (isDirect || isOther) && said?.meaning.kind === 'amenity';
}

const isArea = ({ meaning }: Piece) => meaning.kind === 'amount' && meaning.measure === 'area';

const OPERATIONS = phrasesOf(OPERATION_WORDS);
const TYPES = phrasesOf(TYPE_WORDS);

/** 'Estacionamiento en renta' and 'rento cajón' look for the parking place itself. */
function isParkingSought({ tokens, at, before }: Here): boolean {
  if (tokens.some((_, index) => longestPhrase(TYPES, tokens, index) !== null)) return false;
  const said = before.filter(({ meaning: { kind } }) => kind !== 'silent');
  const isWith = wordAt(tokens, at - 1) === 'con';
  if (said.length > 1 || isWith) return false;
  return said.every(isOperation) && (said.length > 0 || isBeforeOperation(tokens, at));
}

const isOperation = ({ meaning: { kind } }: Piece) => kind === 'operation';

const isBeforeOperation = (tokens: readonly Token[], at: number) =>
  [1, 2, 3].some((steps) => longestPhrase(OPERATIONS, tokens, at + steps) !== null);
