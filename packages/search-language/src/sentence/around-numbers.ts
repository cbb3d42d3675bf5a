import { MEASURE_NAMES, MEASURES, type MeasureUnit } from './filter-words.ts';
import type { Bound } from './limits.ts';
import { longestPhrase, type Match, phrasesOf, wordSet } from './tokens/phrases.ts';
import { type Token, wordAt } from './tokens/tokens.ts';
import * as words from './word-lists/amount-words.ts';
import { OTHER_COSTS } from './word-lists/grammar-words.ts';

/** The unit after a number. Dollars, distances, floors and prices per metre or night are not a filter. */
export type Unit = MeasureUnit | 'dollars' | 'distance' | 'rate' | 'each' | 'other';

const UNITS = phrasesOf<Unit>([
  ...words.OTHER_UNITS,
  ...MEASURE_NAMES.map((measure) => {
    const { units, factor = 1 } = MEASURES[measure];
    return [units, { measure, factor }] as const;
  }),
  [words.BUILT, { measure: 'area', factor: 1, isBuilt: true }],
  [words.OF_LAND, { measure: 'landArea', factor: 1 }],
]);
const METRES = phrasesOf([[words.SQUARE_METRES, true]]);
const AREA_TAILS = MEASURES.area.tails ?? phrasesOf<MeasureUnit | 'distance' | null>([]);
const BEHIND_MINUTES = wordSet('de del a al en caminando andando manejando');
const CAR_WORDS = new Set(words.CARS.split('|'));

/** The unit that starts here. */
export function unitAt(tokens: readonly Token[], at: number): Match<Unit> | null {
  if (isMinutes(tokens, at)) return { value: 'distance', next: at + 1 };
  const unit = longestPhrase(UNITS, tokens, at);
  if (!unit || typeof unit.value === 'string') return unit;
  const { tails } = MEASURES[unit.value.measure];
  const tail = tails && longestPhrase(tails, tokens, unit.next);
  if (!tail || isLabelOfNext(tokens, unit.next, tail.next)) return unit;
  return tail.value === null ? null : { value: tail.value, next: tail.next };
}

const AREA_LABEL = /^(?:terreno|terr|construccion|const|constr|cons)$/u;

/** In '180 m2 terreno 120 m2' the word belongs to the next number, in '250 m2 terreno 180 m2 construccion' to the last one. */
export function isLabelOfNext(tokens: readonly Token[], at: number, next: number): boolean {
  if (next !== at + 1 || !AREA_LABEL.test(wordAt(tokens, at))) return false;
  const start = /^(?:de|:)$/u.test(wordAt(tokens, next)) ? next + 1 : next;
  const isNumber = tokens[start]?.kind === 'number';
  const metres = isNumber ? longestPhrase(METRES, tokens, start + 1) : null;
  if (metres === null) return false;
  return longestPhrase(AREA_TAILS, tokens, metres.next) === null;
}

/** '10 min de Santa Fe'; elsewhere 'min' is a minimum. */
const isMinutes = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'min' &&
  tokens[at - 1]?.kind === 'number' &&
  BEHIND_MINUTES.has(wordAt(tokens, at + 1)) &&
  tokens[at + 2]?.kind !== 'number';

export const isAreaUnit = (unit: Unit): unit is MeasureUnit =>
  typeof unit === 'object' && (unit.measure === 'area' || unit.measure === 'landArea');

export const isSquareMetres = (unit: Unit): boolean => isAreaUnit(unit) && unit.factor === 1;

export const isCarWord = (word: string): boolean => CAR_WORDS.has(word);

const BEFORE = phrasesOf(words.BEFORE_NUMBERS);
const BEHIND = phrasesOf(words.BEHIND_NUMBERS);
const COSTS = wordSet(
  `${OTHER_COSTS} iva servicios gastos luz agua gas internet admon administracion`,
);
const BETWEEN = wordSet(words.BETWEEN);
const DENIED = wordSet(words.DENIED);
const MOST_BETWEEN = 4;
const MOST_DENIED = 6;

/** The comparative before a number; the number must start at `next`. The strictest of several counts: 'hasta unos 25 mil'. */
export function boundBefore(tokens: readonly Token[], at: number): Match<Bound | null> {
  let value: Bound | null = null;
  let next = at;
  for (let steps = 0; steps < MOST_BETWEEN; steps += 1) {
    const phrase = longestPhrase(BEFORE, tokens, next) ?? deniedBound(tokens, next);
    if (phrase) {
      value = value === null || value === 'about' ? phrase.value : value;
      next = phrase.next;
    } else if (isBetween(tokens, next, value)) next += 1;
    else break;
  }
  return { value, next };
}

/** 'No cueste más de' is a highest price. */
function deniedBound(tokens: readonly Token[], at: number): Match<Bound> | null {
  if (!/^n[oi]$/u.test(wordAt(tokens, at))) return null;
  let next = at + 1;
  while (next < at + MOST_DENIED && DENIED.has(wordAt(tokens, next))) next += 1;
  const phrase = longestPhrase(BEFORE, tokens, next);
  if (phrase?.value === 'above') return { ...phrase, value: 'max' };
  return phrase?.value === 'below' ? { ...phrase, value: 'min' } : null;
}

function isBetween(tokens: readonly Token[], at: number, bound: Bound | null): boolean {
  const word = wordAt(tokens, at);
  if (bound === null) return word === '$' || word === 'mxn';
  return BETWEEN.has(word) && !(word === 'un' && wordAt(tokens, at + 1) !== 'presupuesto');
}

/** The comparative behind a number; in '2 millones y más de 60 metros' it belongs to the next one. */
export function boundBehind(tokens: readonly Token[], at: number): Match<Bound> | null {
  const found = longestPhrase(BEHIND, tokens, at);
  // '35k + mantenimiento'
  const isSum = wordAt(tokens, at) === '+' && COSTS.has(wordAt(tokens, found?.next ?? at));
  return found && (isSum || wordAt(tokens, found.next) === 'de') ? null : found;
}
