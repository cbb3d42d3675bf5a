import type { Sort } from '@pbr/schemas/property/search';
import { readAmount, readHalf, readLabelledArea } from './amount-rules.ts';
import { readAside, readCorrection, readFloor, readUnreadPhrase } from './aside-rules.ts';
import { guessAt } from './guess-rule.ts';
import { factAt } from './filters.ts';
import { intentAt } from './intents.ts';
import { negationEnd } from './negations.ts';
import { parkingAt } from './other-amounts.ts';
import { longestPhrase, type Match, phrasesOf, singularWord, wordSet } from './tokens/phrases.ts';
import { namedThingAt } from './names/named-things.ts';
import { unknownNameAt } from './names/unknown-name.ts';
import { type Here, type Piece, type PieceMeaning, type Rule, unread } from './pieces.ts';
import { placeAt } from './place-rules.ts';
import { readNumber } from './tokens/read-number.ts';
import { type Token, wordAt } from './tokens/tokens.ts';
import * as words from './word-lists/grammar-words.ts';
import { OPERATION_WORDS, TYPE_WORDS } from './word-lists/operation-and-type-words.ts';
import { ORDERS as ORDER_PHRASES } from './word-lists/order-and-intent-words.ts';
import * as silence from './word-lists/silent-words.ts';

/** The first rule that fits says what the words mean. */
const ORDINARY: readonly Rule[] = [
  readFact,
  readAmenity,
  readFloor,
  readUnreadPhrase,
  readOrder,
  intentAt,
  readAmount,
  readLabelledArea,
  readOperation,
  readType,
  readSilent,
];
const RULES: readonly Rule[] = [
  readHalf,
  (here) => namedThingAt(here, readOrdinary),
  (here) => unknownNameAt(here, readOrdinary),
  (here) => placeAt(here, readOrdinary),
  readAside,
  ...ORDINARY,
  (here) => guessAt(here, readOrdinary),
];

/** 'No tan caro', 'no, perdón' and 'no sé cómo venderlo' deny nothing. */
const BEFORE_NEGATION: readonly Rule[] = [readOrder, readCorrection, intentAt];

/** Reads the words that start here. A negation is never understood, because filters only name what a listing has. */
export function meaningAt(here: Here): Match<PieceMeaning> {
  const first = wordAt(here.tokens, here.at) === 'no' ? firstOf(BEFORE_NEGATION, here) : null;
  if (first) return first;
  const corrected = readCorrection(here);
  if (corrected) return corrected;
  const denied = negationEnd(here, assertedAt);
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

const readOrdinary: Rule = (here) => firstOf(ORDINARY, here);

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
  if (!found || (readUnreadPhrase({ tokens, at: start, before, known })?.next ?? 0) > found.next)
    return null;
  const isLong = found.next > start + 1;
  if (parkingAt(tokens, start) || (!isLong && isViewOf(tokens, start))) return null;
  const isTypeWord = !isLong && TYPES.meanings.has(wordAt(tokens, start));
  if (isTypeWord && !isPart(wordAt(tokens, start - 1), before)) return null;
  return { value: { kind: 'amenity', name: found.value }, next: found.next };
}

/** 'Vista al mar' is not any view. */
export const isViewOf = (tokens: readonly Token[], at: number) =>
  /^vistas? (?:a|al|del|de|hacia)$/u.test(`${wordAt(tokens, at)} ${wordAt(tokens, at + 1)}`);

const isPart = (previous: string, before: readonly Piece[]) =>
  !EITHER.has(previous) &&
  !/^para?$/u.test(previous) &&
  (previous === 'con' || before.some(isType));

const isType = ({ meaning }: Piece) => meaning.kind === 'type';

const OPERATIONS = phrasesOf(OPERATION_WORDS);

function readOperation({ tokens, at }: Here): Match<PieceMeaning> | null {
  const found = longestPhrase(OPERATIONS, tokens, at);
  return found && { value: { kind: 'operation', operation: found.value }, next: found.next };
}

function readType({ tokens, at, before }: Here): Match<PieceMeaning> | null {
  const found = longestPhrase(TYPES, tokens, at);
  // A 'casa en condominio' is a casa.
  if (wordAt(tokens, at - 1) === 'en' && /^condominios?$/u.test(wordAt(tokens, at))) return null;
  if (found && isPartOfOther(tokens, at, before)) return unread(found.next);
  return found && { value: { kind: 'type', ...found.value }, next: found.next };
}

const BUILDINGS = wordSet(words.BUILDINGS);
const PART = /^(?:con|para|pa)$/u;
const LAND = wordSet('terreno terrenos lote lotes');
const SOME = wordSet(
  'un una unos unas mucho mismo gran dos tres cuatro cinco seis ocho diez varios varias su sus',
);

/** In 'edificio de departamentos' and 'casa con local' the type is another one. */
function isPartOfOther(tokens: readonly Token[], at: number, before: readonly Piece[]): boolean {
  let start = at;
  while (tokens[start - 1]?.kind === 'number' || SOME.has(wordAt(tokens, start - 1))) start -= 1;
  const joining = wordAt(tokens, start - 1);
  // 'Edificio en venta con 8 departamentos'
  const isCounted = start < at && joining === 'con' && !before.some(isType);
  if (isCounted && tokens.slice(0, start).some(({ plain }) => BUILDINGS.has(plain))) return true;
  if (/^(?:de|con)$/u.test(joining) && BUILDINGS.has(wordAt(tokens, start - 2))) return true;
  // 'Dos casas en un mismo terreno'
  const isOwn =
    PART.test(joining) || (LAND.has(wordAt(tokens, at)) && /^(?:en|sobre)$/u.test(joining));
  return isOwn && before.some(isType);
}

const ORDERS = phrasesOf(ORDER_PHRASES);
const NOT_DEAR =
  /^no (?:(?:este|esten|sea|sean|salga|salgan|cueste|cuesten) )?(?:tan|muy) car[oa]s?\b/u;

/** 'Barato', 'las más caras', and 'que no esté tan caro'. */
function readOrder({ tokens, at }: Here): Match<PieceMeaning> | null {
  const typed = tokens.slice(at, at + 4).map(({ plain }) => plain);
  const [notDear] = NOT_DEAR.exec(typed.join(' ')) ?? [];
  const found: Match<Sort> | null =
    notDear === undefined
      ? longestPhrase(ORDERS, tokens, at, singularWord)
      : { value: 'price-low', next: at + notDear.split(' ').length };
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
