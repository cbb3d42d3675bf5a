import { amountAt } from './amounts.ts';
import { boundBefore, isAreaUnit } from './around-numbers.ts';
import { MEASURES } from './filter-words.ts';
import { factAt } from './filters.ts';
import { intentAt, isRoomAlone } from './intents.ts';
import { isPlaceExpected, nameAt, placeBehind } from './named-places.ts';
import { otherAmountAt, parkingAt } from './other-amounts.ts';
import { longestPhrase, type Match, phrasesOf, singularWord, wordSet } from './phrases.ts';
import { type Here, type Piece, type PieceMeaning, type Rule, unread } from './pieces.ts';
import { readNumber } from './read-number.ts';
import { type Token, wordAt } from './tokens.ts';
import * as words from './word-lists/grammar-words.ts';
import { OPERATION_WORDS, TYPE_WORDS } from './word-lists/operation-and-type-words.ts';
import { ORDERS as ORDER_PHRASES } from './word-lists/order-and-intent-words.ts';
import * as silence from './word-lists/silent-words.ts';

/** The first rule that fits says what the words mean. */
const ORDINARY: readonly Rule[] = [
  readFact,
  readAmenity,
  readOrder,
  intentAt,
  readAmount,
  readLabelledArea,
  readOperation,
  readType,
  readSilent,
];
const RULES: readonly Rule[] = [readPlace, readAside, ...ORDINARY];

/** Reads the words that start here. A negation is never understood, because filters only name what a listing has. */
export function meaningAt(here: Here): Match<PieceMeaning> {
  const denied = negationEnd(here);
  return denied === null ? assertedAt(here) : unread(denied);
}

const assertedAt = (here: Here): Match<PieceMeaning> => firstOf(RULES, here) ?? unread(here.at + 1);

function firstOf(rules: readonly Rule[], here: Here): Match<PieceMeaning> | null {
  for (const rule of rules) {
    const found = rule(here);
    if (found) return found;
  }
  return null;
}

const NEGATIONS = phrasesOf([[words.NEGATIONS, true]]);
const DENYING = wordSet(words.DENYING);
const JOINING = wordSet(words.JOINING);
const MOST_SILENT = 6;

/** The end of a negation, with everything that 'ni', 'y' or 'o' joins to it; null without one. */
function negationEnd(here: Here): number | null {
  const { tokens, at } = here;
  const denied = longestPhrase(NEGATIONS, tokens, at)?.next ?? exceptionStart(here);
  if (denied === null || amountAt(tokens, at)) return null;
  let end = deniedEnd(here, denied);
  while (JOINING.has(wordAt(tokens, end))) {
    const repeated = longestPhrase(NEGATIONS, tokens, end);
    const start = repeated?.next ?? end + 1;
    if (repeated === null && /^(?:con|que|en)$/u.test(wordAt(tokens, start))) break;
    const next = deniedEnd(here, start);
    if (next === start) break;
    end = next;
  }
  return end;
}

/** 'Todo menos Iztapalapa'; 'menos' denies nothing else. */
function exceptionStart(here: Here): number | null {
  const { tokens, at } = here;
  if (wordAt(tokens, at) !== 'menos') return null;
  const start = /^(?:en|la|el)$/u.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  return start < tokens.length && assertedAt({ ...here, at: start }).value.kind === 'place'
    ? start
    : null;
}

function deniedEnd(here: Here, start: number): number {
  const { tokens } = here;
  let at = start;
  let isDenied = true;
  // 'Roma, si no Condesa' asks for both.
  const isOtherwise = wordAt(tokens, start - 2) === 'si';
  for (let steps = 0; steps < MOST_SILENT && at < tokens.length; steps += 1) {
    if (tokens[at]?.kind === 'mark') break;
    const { next, value } = assertedAt({ ...here, at });
    if (value.kind === 'place' && (!isDenied || isOtherwise)) return start;
    if (value.kind !== 'silent') return next;
    isDenied &&= DENYING.has(wordAt(tokens, at));
    at = next;
  }
  return start;
}

/** A name of one word that means something else, such as 'jardín', is a place only where one is expected. */
function readPlace(here: Here): Match<PieceMeaning> | null {
  const { tokens, at, known } = here;
  const found = nameAt(tokens, at, known.places);
  const named = found ?? placeBehind(tokens, at, known.places);
  if (!named || (found && !isPlaceExpected(tokens, at) && isOrdinary(here, found.next)))
    return null;
  return { value: { kind: 'place', place: named.value }, next: named.next };
}

function isOrdinary(here: Here, next: number): boolean {
  const { tokens, at } = here;
  // 'Con vista hermosa' names no place.
  const kind = wordAt(tokens, at - 1) === 'con' ? firstOf(ORDINARY, here)?.value.kind : undefined;
  if (kind === 'amenity' || kind === 'fact') return true;
  let last = at;
  while (last < next - 1 && isConnecting({ ...here, at: last })) last += 1;
  return last === next - 1 && firstOf(ORDINARY, { ...here, at: last }) !== null;
}

const STREETS = wordSet(words.STREETS);
const OTHER_COSTS = wordSet(words.OTHER_COSTS);
const MONTHLY = phrasesOf([[words.MONTHLY, true]]);

/** A street, a postal code or an extra cost: 'calle Durango', 'enganche de 200 mil'. */
function readAside({ tokens, at, known }: Here): Match<PieceMeaning> | null {
  const word = wordAt(tokens, at);
  const start = /^(?:de|del|la|el|\.|:)$/u.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (word === 'cp') return unread(tokens[start]?.kind === 'number' ? start + 1 : at + 1);
  if (OTHER_COSTS.has(word)) return unread(priceEnd(tokens, start) ?? at + 1);
  if (!STREETS.has(word)) return null;
  const name = nameAt(tokens, start, known.places)?.next;
  return unread(name ?? (tokens[start]?.kind === 'word' ? start + 1 : at + 1));
}

function priceEnd(tokens: readonly Token[], at: number): number | null {
  const amount = amountAt(tokens, at);
  const unit = amount?.value.unit;
  if (!amount || typeof unit !== 'object' || unit.measure !== 'price') return null;
  return longestPhrase(MONTHLY, tokens, amount.next)?.next ?? amount.next;
}

function readFact({ tokens, at, known }: Here): Match<PieceMeaning> | null {
  const found = factAt(tokens, at, known.today);
  return found && { value: { kind: 'fact', filters: found.value }, next: found.next };
}

const TYPES = phrasesOf(TYPE_WORDS);
const EITHER = wordSet(words.EITHER);
/** '2 terrazas' is one amenity. */
const MOST_OF_ONE = 9;

/** A word such as 'estudio' or 'bodega' is an amenity only of a property with a type. */
function readAmenity({ tokens, at, before, known }: Here): Match<PieceMeaning> | null {
  const count = readNumber(tokens, at);
  const start = count && count.value.value <= MOST_OF_ONE ? count.next : at;
  const found = longestPhrase(known.amenities, tokens, start, singularWord);
  if (!found) return null;
  const isLong = found.next > start + 1;
  if (!isLong && (parkingAt(tokens, start) || isViewOf(tokens, start))) return null;
  const isTypeWord = !isLong && TYPES.meanings.has(wordAt(tokens, start));
  if (isTypeWord && !isPart(wordAt(tokens, start - 1), before)) return null;
  return { value: { kind: 'amenity', name: found.value }, next: found.next };
}

/** 'Vista al mar' is not any view. */
const isViewOf = (tokens: readonly Token[], at: number) =>
  /^vistas? (?:a|al|del|de|hacia)$/u.test(`${wordAt(tokens, at)} ${wordAt(tokens, at + 1)}`);

const isPart = (previous: string, before: readonly Piece[]) =>
  !EITHER.has(previous) && (previous === 'con' || before.some(isType));

const isType = ({ meaning }: Piece) => meaning.kind === 'type';

const LAND = /^(?:terrenos?|lotes?|predios?)$/u;

/** The number of rooms, square metres or pesos that is asked for. */
function readAmount({ tokens, at, before }: Here): Match<PieceMeaning> | null {
  const found = amountAt(tokens, at) ?? otherAmountAt(tokens, at);
  if (!found) return numberAlone(tokens, at);
  const { unit, bound, high } = found.value;
  if (high === 1 && isRoomAlone(wordAt(tokens, found.next - 1), before))
    return { value: { kind: 'intent', intent: 'room' }, next: found.next };
  if (typeof unit === 'string') return unread(found.next);
  const { measure } = unit;
  const isDistance = measure === 'area' && bound === null && wordAt(tokens, at - 1) === 'a';
  if (isDistance || MEASURES[measure].unsaid?.includes(bound) === true) return unread(found.next);
  const isLand = LAND.test(wordAt(tokens, wordAt(tokens, at - 1) === 'de' ? at - 2 : at - 1));
  return { value: { kind: 'amount', measure, amount: found.value, isLand }, next: found.next };
}

/** 'Hasta 3' says nothing without a unit. */
function numberAlone(tokens: readonly Token[], at: number): Match<PieceMeaning> | null {
  const { value, next } = boundBefore(tokens, at);
  const number = value === null ? null : readNumber(tokens, next);
  return number && unread(number.next);
}

const AREA_LABELS = /^(?:superficie|construccion|area|tamano|medidas?)$/u;

/** 'Superficie: 300 m2'; in 'casa con terreno de 300 m2' nobody asks for a terreno. */
function readLabelledArea({ tokens, at, before }: Here): Match<PieceMeaning> | null {
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

const OPERATIONS = phrasesOf(OPERATION_WORDS);

function readOperation({ tokens, at }: Here): Match<PieceMeaning> | null {
  const found = longestPhrase(OPERATIONS, tokens, at);
  return found && { value: { kind: 'operation', operation: found.value }, next: found.next };
}

function readType({ tokens, at }: Here): Match<PieceMeaning> | null {
  const found = longestPhrase(TYPES, tokens, at);
  return found && { value: { kind: 'type', ...found.value }, next: found.next };
}

const ORDERS = phrasesOf(ORDER_PHRASES);

function readOrder({ tokens, at }: Here): Match<PieceMeaning> | null {
  const found = longestPhrase(ORDERS, tokens, at, singularWord);
  return found && { value: { kind: 'order', sort: found.value }, next: found.next };
}

const SILENT_PHRASES = phrasesOf([[silence.PHRASES, true]]);
const SILENT_WORDS = wordSet(silence.WORDS);
const CONNECTING = wordSet(silence.CONNECTING);

/** Words that say nothing a filter could hold. Those that connect others stay inside a piece that was not understood. */
function readSilent({ tokens, at }: Here): Match<PieceMeaning> | null {
  const phrase = longestPhrase(SILENT_PHRASES, tokens, at);
  if (phrase) return { value: { kind: 'silent', connects: false }, next: phrase.next };
  const connects = tokens[at]?.kind === 'mark' || CONNECTING.has(wordAt(tokens, at));
  const isSilent = connects || SILENT_WORDS.has(wordAt(tokens, at));
  return isSilent ? { value: { kind: 'silent', connects }, next: at + 1 } : null;
}

function isConnecting(here: Here): boolean {
  const found = readSilent(here)?.value;
  return found?.kind === 'silent' && found.connects;
}
