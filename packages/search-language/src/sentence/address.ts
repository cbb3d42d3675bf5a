import type { Known } from './pieces.ts';
import { nameAt } from './names/named-places.ts';
import { longestPhrase, phrasesOf, singularWord, wordSet } from './tokens/phrases.ts';
import { type Token, wordAt } from './tokens/tokens.ts';
import { COLONIA_KINDS, STREETS as STREET_WORDS } from './word-lists/grammar-words.ts';
import { MONTHS } from './word-lists/availability-words.ts';
import { MILLIONS } from './word-lists/amount-words.ts';
import { OPERATION_WORDS, TYPE_WORDS } from './word-lists/operation-and-type-words.ts';
import * as silence from './word-lists/silent-words.ts';

/** A street and a house number, as typed. */
export interface Address {
  street: string;
  number: string;
}

export interface AddressSpan extends Address {
  /** The tokens of the whole address, with the door. */
  at: number;
  next: number;
}

const STREETS = wordSet(STREET_WORDS);
const TYPES = phrasesOf(TYPE_WORDS);
const OPERATIONS = phrasesOf(OPERATION_WORDS);
const CONNECTING = wordSet(silence.CONNECTING);
const SAID = wordSet(silence.WORDS);
/** 'Entrega en diciembre 2027', 'remodelado 2024' and 'un millón 350' */
const NO_STREETS = wordSet(
  `mil ${MILLIONS.replaceAll('|', ' ')} ${MONTHS.join(' ')} ano anos nuevo nueva remodelado remodelada eje`,
);
const BEFORE_STREET = wordSet('el la los un una de en del');
const BEFORE_PLACE = wordSet(`${COLONIA_KINDS} la el los las .`);
const NUMBER_SIGNS = wordSet('# no num numero n nro');
const DOORS = wordSet(
  'int interior depto dpto dep depa departamento num piso local casa edificio edif torre letra mz manzana lt lote bis a b c d e f',
);
/** Before a number they make no house of it: 'región 15'. */
const LABELS =
  /^(?:id|clave|folio|anuncio|ref|referencia|codigo|publicacion|cp|region|sector|etapa|seccion|fase|km|kilometro|supermanzana|smz?|manzana|mza?|lote|lt|torre|piso|nivel|ruta|linea|anden|zona)$/u;
const HOUSE = /^[1-9]\d{0,4}(?:-?[a-z])?$/u;
const LONGEST_STREET = 7;
const LOWEST_NUMBER = 10;
const HIGHEST_NUMBER = 2999;
/** Behind the name of a colonia a lower number is rather a price in thousands. */
const LOWEST_IN_COLONIA = 100;

/** 'Orizaba 87' and 'av. Insurgentes Sur 1602 depto 5': a name and a house number are a street, no place and no counts. */
export function addressIn(
  tokens: readonly Token[],
  text: string,
  known: Known,
): AddressSpan | null {
  const comma = tokens.findIndex(({ plain }) => plain === ',');
  const end = comma === -1 ? tokens.length : comma;
  const inside = tokens.slice(0, end).findLastIndex(({ plain }) => plain === 'en');
  const start = Math.max(streetStart(tokens, end), inside + 1);
  const isNamedStreet = STREETS.has(wordAt(tokens, start));
  const name = isNamedStreet ? afterMark(tokens, start + 1) : start;
  for (let at = name + 1; at < Math.min(end, name + LONGEST_STREET + 1); at += 1) {
    if (!HOUSE.test(wordAt(tokens, at)) || wordAt(tokens, at + 1) === 'de') continue;
    const doors = doorsEnd(tokens, at + 1, end);
    if (!isPlaceOrNothing(tokens, { from: doors, end, known })) continue;
    const last = lastOfName(tokens, at);
    const isSure = isNamedStreet || doors > at + 1 || last < at;
    if (!isName(tokens, name, last) || isLabelled(tokens, last)) return null;
    if (!isSure && !isHouseNumber(tokens, { name, at, known })) return null;
    const street = text.slice(tokens[name]?.start, tokens[last - 1]?.end);
    return { at: start, next: doors, street, number: wordAt(tokens, at) };
  }
  return null;
}

/** 'Vicente Suárez 45 Condesa' */
function isPlaceOrNothing(
  tokens: readonly Token[],
  { from, end, known }: { from: number; end: number; known: Known },
): boolean {
  if (from === end) return true;
  let name = from;
  while (BEFORE_PLACE.has(wordAt(tokens, name))) name += 1;
  return nameAt(tokens.slice(0, end), name, known.places)?.next === end;
}

/** 'El depa de Amsterdam 87' */
function streetStart(tokens: readonly Token[], end: number): number {
  let at = 0;
  while (at < end - 1 && (BEFORE_STREET.has(wordAt(tokens, at)) || isType(tokens, at))) at += 1;
  return at;
}

const isType = (tokens: readonly Token[], at: number) => TYPES.meanings.has(wordAt(tokens, at));

const afterMark = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'mark' ? at + 1 : at;

const isLabelled = (tokens: readonly Token[], at: number) =>
  LABELS.test(wordAt(tokens, wordAt(tokens, at - 1) === '.' ? at - 2 : at - 1));

/** 'Orizaba no. 87' and 'Orizaba #87' */
function lastOfName(tokens: readonly Token[], at: number): number {
  const sign = wordAt(tokens, at - 1) === '.' ? at - 2 : at - 1;
  return NUMBER_SIGNS.has(wordAt(tokens, sign)) ? sign : at;
}

function doorsEnd(tokens: readonly Token[], at: number, end: number): number {
  let next = at;
  while (next < end) {
    const word = wordAt(tokens, next);
    const isNumber = HOUSE.test(word) && next > at && !HOUSE.test(wordAt(tokens, next - 1));
    if (!DOORS.has(word) && !isNumber && !/^[-.#]$/u.test(word)) break;
    next += 1;
  }
  return next;
}

/** The words of a street say nothing else. */
function isName(tokens: readonly Token[], from: number, to: number): boolean {
  let names = 0;
  for (let at = from; at < to; at += 1) {
    const word = wordAt(tokens, at);
    if (CONNECTING.has(word) || (word === '.' && at > from)) continue;
    const isDay = /^\d{1,2}$/u.test(word) && wordAt(tokens, at + 1) === 'de';
    if (!isDay && (tokens[at]?.kind !== 'word' || saysElse(tokens, at))) return false;
    // 'T 300 C 400' are areas.
    if (word.length > 1) names += 1;
  }
  return names > 0 && !CONNECTING.has(wordAt(tokens, to - 1));
}

const saysElse = (tokens: readonly Token[], at: number) =>
  SAID.has(wordAt(tokens, at)) ||
  NO_STREETS.has(wordAt(tokens, at)) ||
  isType(tokens, at) ||
  OPERATIONS.meanings.has(wordAt(tokens, at));

function isHouseNumber(
  tokens: readonly Token[],
  { name, at, known }: { name: number; at: number; known: Known },
): boolean {
  const number = Number.parseInt(wordAt(tokens, at), 10);
  if (number < LOWEST_NUMBER || number > HIGHEST_NUMBER) return false;
  // 'Terraza 80 Condesa'
  if (longestPhrase(known.amenities, tokens, name, singularWord)) return false;
  const place = nameAt(tokens, name, known.places);
  // 'Escuadrón 201'
  if ((place?.next ?? at) > at) return false;
  const isColonia =
    place?.next === at && place.value.candidates.every(({ path }) => path.split('/').length > 2);
  return number >= LOWEST_IN_COLONIA || !isColonia;
}
