import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import type { SearchIntent } from '@pbr/schemas/property/search/sentence';
import { longestPhrase, type Match, phrasesOf, wordSet } from './tokens/phrases.ts';
import type { Here, Piece, PieceMeaning } from './pieces.ts';
import { type Token, wordAt } from './tokens/tokens.ts';
import { OPERATION_WORDS, TYPE_WORDS } from './word-lists/operation-and-type-words.ts';
import * as words from './word-lists/order-and-intent-words.ts';
import { HINTS as HINT_PHRASES } from './word-lists/unread-phrases.ts';

const SELLING = phrasesOf([[words.SELLING, true]]);
const PARTING = phrasesOf([[words.PARTING, true]]);
const INHERITING = phrasesOf([[words.INHERITING, true]]);
const ON_OFFER = phrasesOf([[words.ON_OFFER, true]]);
const TYPES = phrasesOf(TYPE_WORDS);
const SHARED = phrasesOf([[words.SHARED, true]]);
const OFFERING = wordSet(words.OFFERING);
const OWNED = wordSet(words.OWNED);
const SOUGHT = wordSet(words.SOUGHT);

/** An owner who offers, or somebody who looks for a room. Rooms stay words to look for. */
export function intentAt(here: Here): Match<PieceMeaning> | null {
  const { tokens, at } = here;
  const selling = longestPhrase(SELLING, tokens, at)?.next ?? ownEnd(here) ?? partingEnd(here);
  if (selling !== null)
    return meaning(
      'sell',
      isForAnother(tokens, selling) ? (homeEnd(tokens, selling) ?? selling) : selling,
    );
  const shared = longestPhrase(SHARED, tokens, at);
  return shared && meaning('room', shared.next);
}

/** 'Vendo mi casa para comprar un depa': what is sold is not a home to look for. */
const isForAnother = (tokens: readonly Token[], from: number) =>
  tokens.some(
    ({ plain }, at) => at >= from && words.SEEKING.test(plain) && homeEnd(tokens, at + 1) !== null,
  );

const meaning = (intent: SearchIntent, next: number): Match<PieceMeaning> => ({
  value: { kind: 'intent', intent },
  next,
});

/** 'Rentar mi casa', and 'vender' as the first word that says something. */
function ownEnd({ tokens, at, before }: Here): number | null {
  const word = wordAt(tokens, at);
  if (!OFFERING.has(word)) return null;
  if (OWNED.has(wordAt(tokens, at + 1))) return SOUGHT.has(wordAt(tokens, at + 2)) ? null : at + 2;
  return word === 'vender' && before.every(isSilent) ? at + 1 : null;
}

/** 'Deshacerme de mi casa', 'vendo un departamento', 'tengo un terreno en venta' and 'heredé una casa'. */
function partingEnd(here: Here): number | null {
  const { tokens, at } = here;
  const parting = longestPhrase(PARTING, tokens, at);
  if (parting && OWNED.has(wordAt(tokens, parting.next)) && isHome(tokens, parting.next + 1))
    return words.BEFORE_SOUGHT.test(wordAt(tokens, at - 1)) ? null : parting.next + 1;
  const word = wordAt(tokens, at);
  const isFirst = here.before.every(isSilent);
  if (word === 'compran' && isFirst) return homeEnd(tokens, at + 1) === null ? null : at + 1;
  if (/^ten(?:go|emos)$/u.test(word)) return isOnOffer(tokens, at + 1) ? at + 1 : null;
  const given = /^(?:ofrezco|ofrecemos|vendo|vendemos)$/u.test(word)
    ? at + 1
    : longestPhrase(INHERITING, tokens, at)?.next;
  if (given === undefined || homeEnd(tokens, given) === null) return null;
  return tokens.some(({ plain }) => words.SEEKING.test(plain)) ? null : given;
}

function isOnOffer(tokens: readonly Token[], at: number): boolean {
  const end = homeEnd(tokens, at);
  return end !== null && longestPhrase(ON_OFFER, tokens, end) !== null;
}

/** The end of 'un terreno'. */
function homeEnd(tokens: readonly Token[], at: number): number | null {
  const home = /^(?:una?|la|el|mi)$/u.test(wordAt(tokens, at)) ? at + 1 : at;
  return longestPhrase(TYPES, tokens, home)?.next ?? (isHome(tokens, home) ? home + 1 : null);
}

const HOMES = /^(?:propiedad|inmueble|vivienda|bodega|nave|rancho|finca|hogar)$/u;

const isHome = (tokens: readonly Token[], at: number) =>
  HOMES.test(wordAt(tokens, at)) || longestPhrase(TYPES, tokens, at) !== null;

const isSilent = ({ meaning: { kind } }: Piece) => kind === 'silent';

/** 'Un cuarto en renta' is a room in somebody's home, 'depa de un cuarto' is a departamento with one. */
export const isRoomAlone = (unit: string, before: readonly Piece[]) =>
  /^(?:cuarto|habitacion)$/u.test(unit) && !before.some(isType);

const isType = ({ meaning: { kind } }: Piece) => kind === 'type';

/** The first intent of the pieces. */
export const intentOf = (pieces: readonly Piece[]): SearchIntent | undefined =>
  pieces.map(({ meaning: one }) => (one.kind === 'intent' ? one.intent : undefined)).find(Boolean);

const HINTS = phrasesOf(HINT_PHRASES);
const OPERATIONS = phrasesOf(OPERATION_WORDS);

/** The operation that the words of a sentence hint at, such as 'aval' at a rent; undefined for none or both. */
export const hintOf = (tokens: readonly Token[]): OperationFilter | undefined =>
  onlyOne(tokens.map((_, at) => longestPhrase(HINTS, tokens, at)?.value));

/** The same, or an operation that it says. */
export const saidOrHinted = (tokens: readonly Token[]): OperationFilter | undefined =>
  onlyOne(
    tokens.flatMap((_, at) => [
      longestPhrase(OPERATIONS, tokens, at)?.value,
      longestPhrase(HINTS, tokens, at)?.value,
      // 'Por 3 meses'
      wordAt(tokens, at) === 'meses' ? 'renta' : undefined,
    ]),
  );

function onlyOne(said: readonly (OperationFilter | undefined)[]): OperationFilter | undefined {
  const [only, ...others] = new Set(said.filter((one) => one !== undefined));
  return others.length === 0 ? only : undefined;
}
