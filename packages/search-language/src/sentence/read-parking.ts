import { phrasesOf, longestPhrase, wordSet, type Match } from './phrases.ts';
import { readNumber } from './read-number.ts';
import type { Token } from './tokens.ts';
import { isCarWord } from './word-lists/units.ts';

const PARKING = phrasesOf([
  [
    `estacionamiento|estacionamientos|cochera|cocheras|garage|garages|garaje|garajes|parking|cajon de estacionamiento|cajon|cajones|
    cajones de estacionamiento|lugar de estacionamiento|lugares de estacionamiento|lugar para estacionar|lugar|lugares|espacio|estac`,
    true,
  ],
]);
const ALONE = /^(?:lugar|lugares|espacio)$/u;
const FOR = wordSet('para de p pa');
const SIZES = phrasesOf([
  ['doble|dobles', 2],
  ['sencilla|sencillo|individual|propio|propia|privado|privada|incluido|incluida', 1],
  ['triple', 3],
]);

/** Parking without a number before it: 'cochera', 'estacionamiento para 2 autos', 'cochera doble', 'lugar para mi coche'. */
export function readParking(tokens: readonly Token[], at: number): Match<number> | null {
  const named = longestPhrase(PARKING, tokens, at);
  if (!named || isForVisitors(tokens, named.next)) return null;
  const size = longestPhrase(SIZES, tokens, named.next);
  if (size && !ALONE.test(tokens[at]?.plain ?? '')) return size;
  const isFor = FOR.has(tokens[named.next]?.plain ?? '');
  const cars = isFor ? readCars(tokens, named.next + 1) : readNumberOfCars(tokens, named.next);
  if (cars) return cars;
  return ALONE.test(tokens[named.next - 1]?.plain ?? '') ? null : { value: 1, next: named.next };
}

const isForVisitors = (tokens: readonly Token[], at: number) =>
  FOR.has(tokens[at]?.plain ?? '') && /^visitas?$/u.test(tokens[at + 1]?.plain ?? '');

/** 'Cochera 2 autos'. */
function readNumberOfCars(tokens: readonly Token[], at: number): Match<number> | null {
  const number = readNumber(tokens, at);
  return number && isCarWord(tokens[number.next]?.plain ?? '') ? readCars(tokens, at) : null;
}

function readCars(tokens: readonly Token[], at: number): Match<number> | null {
  const number = readNumber(tokens, at);
  const next = number?.next ?? (/^(?:mi|el|un|su)$/u.test(tokens[at]?.plain ?? '') ? at + 1 : at);
  const isCar = isCarWord(tokens[next]?.plain ?? '');
  if (!number) return isCar ? { value: 1, next: next + 1 } : null;
  if (number.value.value > 20) return null;
  return { value: number.value.value, next: isCar ? next + 1 : next };
}
