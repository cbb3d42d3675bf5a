import { CARS, MEASURE_NAMES, MEASURES, type MeasureUnit } from '../filter-words.ts';
import { longestPhrase, phrasesFrom, phrasesOf, type Match } from '../phrases.ts';
import type { Token } from '../tokens.ts';

/** The unit after a number. Dollars, distances and prices per metre or night are no filter. */
export type Unit = MeasureUnit | 'dollars' | 'distance' | 'rate';

const RATES =
  'el metro|por metro|el m2|por m2|/ m2|m2 de renta|el metro cuadrado|por metro cuadrado|por noche|la noche|por dia|al dia|diarios|por semana|semanales|a la semana|por persona|por hora|la hora';
const withPesos = (phrases: string) =>
  phrases
    .split('|')
    .map((phrase) => `${phrase}|pesos ${phrase}`)
    .join('|');

const UNITS = phrasesFrom<Unit>([
  ...phrasesOf<Unit>([
    ['usd|dolares|dolar|dls|dlls|us|dolares americanos|de dolares|usd dolares', 'dollars'],
    [withPesos(RATES), 'rate'],
  ]).meanings,
  ...MEASURE_NAMES.flatMap((measure) =>
    MEASURES[measure].units.flatMap(([phrases, factor]) => [
      ...phrasesOf<Unit>([[phrases, { measure, factor }]]).meanings,
    ]),
  ),
]);
const CAR_WORDS = phrasesOf([[CARS, true]]);

/** The unit that starts here. */
export function readUnit(tokens: readonly Token[], at: number): Match<Unit> | null {
  const unit = longestPhrase(UNITS, tokens, at);
  if (!unit || typeof unit.value === 'string') return unit;
  const { tails } = MEASURES[unit.value.measure];
  const tail = tails && longestPhrase(tails, tokens, unit.next);
  if (!tail) return unit;
  return tail.value === null ? null : { value: tail.value, next: tail.next };
}

export const isCarWord = (word: string) => CAR_WORDS.meanings.has(word);
