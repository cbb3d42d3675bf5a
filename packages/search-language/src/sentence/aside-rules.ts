import { amountAt } from './amounts.ts';
import { boundBehind, isAreaUnit, unitAt } from './around-numbers.ts';
import { nameAt } from './names/named-places.ts';
import { longestPhrase, type Match, phrasesOf, wordSet } from './tokens/phrases.ts';
import { type Here, type Known, type PieceMeaning, unread } from './pieces.ts';
import { type Token, wordAt } from './tokens/tokens.ts';
import { readNumber } from './tokens/read-number.ts';
import * as words from './word-lists/grammar-words.ts';
import * as phrases from './word-lists/unread-phrases.ts';

const STREETS = wordSet(words.STREETS);
const OTHER_COSTS = wordSet(words.OTHER_COSTS);
const QUALITIES = wordSet(words.COST_QUALITIES);
const QUALITY_STARTS = wordSet(words.COST_QUALITY_STARTS);
const LENGTHS = wordSet(words.LENGTHS);
const EXCHANGING = wordSet(words.EXCHANGING);
const MONTHLY = phrasesOf([[words.MONTHLY, true]]);

/** A street, a postal code, the number of an advertisement or an extra cost: 'calle Durango', 'folio 48213', 'enganche de 200 mil'. */
export function readAside({ tokens, at, known }: Here): Match<PieceMeaning> | null {
  const word = wordAt(tokens, at);
  const reference = referenceEnd(tokens, at);
  if (reference !== null) return unread(reference);
  const start = /^(?:de|del|la|el|\.|:)$/u.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (word === 'cp') return unread(tokens[start]?.kind === 'number' ? start + 1 : at + 1);
  if (OTHER_COSTS.has(word)) return unread(costEnd(tokens, at, start));
  if (LENGTHS.has(word)) return lengthAt(tokens, at);
  if (EXCHANGING.has(word)) return exchangeAt(tokens, at);
  if (PAYING.test(word)) return rentPaid(tokens, at);
  return STREETS.has(word) ? unread(streetEnd(tokens, start, known)) : null;
}

function streetEnd(tokens: readonly Token[], start: number, known: Known): number {
  const name =
    nameAt(tokens, start, known.places)?.next ?? longestPhrase(UNREAD, tokens, start)?.next;
  return name ?? (tokens[start]?.kind === 'word' ? start + 1 : start);
}

const INCLUDING = /^incluy/u;

/** 'Mantenimiento de 2 mil'; 'que incluya mantenimiento, menos de 16 mil' says the rent. */
function costEnd(tokens: readonly Token[], at: number, start: number): number {
  const isIncluded = [at - 1, at - 2].some((one) => INCLUDING.test(wordAt(tokens, one)));
  return (isIncluded ? null : priceEnd(tokens, start)) ?? qualityEnd(tokens, at + 1);
}

const REFERENCES = wordSet(words.REFERENCES);
const BEFORE_REFERENCE = wordSet(words.BEFORE_REFERENCES);
const HOMES = /^(?:propiedad|inmueble)$/u;
const MOST_BEFORE = 4;

/** 'Folio 48213', 'clave de la propiedad: 48213' and '#48213' are not prices. Behind 'inmueble' a round number is one. */
function referenceEnd(tokens: readonly Token[], at: number): number | null {
  const word = wordAt(tokens, at);
  const isSigned = wordAt(tokens, at - 1) === '#';
  if (!isSigned && !REFERENCES.has(word) && !HOMES.test(word)) return null;
  let next = isSigned ? at : at + 1;
  while (next < at + MOST_BEFORE && BEFORE_REFERENCE.has(wordAt(tokens, next))) next += 1;
  const number = wordAt(tokens, next);
  const isNumber = (HOMES.test(word) ? /^\d{3,}(?<!00)$/u : /^\d{2,}$/u).test(number);
  const isPriced = readNumber(tokens, next)?.next !== next + 1 || unitAt(tokens, next + 1) !== null;
  return !isNumber || isPriced || wordAt(tokens, next - 1) === 'de' ? null : next + 1;
}

/** 'Mantenimiento que salga barato' */
function qualityEnd(tokens: readonly Token[], at: number): number {
  let next = at;
  while (QUALITIES.has(wordAt(tokens, next))) next += 1;
  return QUALITY_STARTS.has(wordAt(tokens, next - 1)) ? at : next;
}

/** 'Altura de ocho metros' */
function lengthAt(tokens: readonly Token[], at: number): Match<PieceMeaning> | null {
  const amount = amountAt(tokens, wordAt(tokens, at + 1) === 'de' ? at + 2 : at + 1);
  return amount && isAreaUnit(amount.value.unit) ? unread(amount.next) : null;
}

const PAYING = /^(?:pago|pagamos|pagando)$/u;
const BUYING = /^compr/u;
const OF_RENT = phrasesOf([['de renta|renta de|renta', true]]);

/** 'Pago 12 mil de renta y quiero comprar' */
function rentPaid(tokens: readonly Token[], at: number): Match<PieceMeaning> | null {
  if (!tokens.some(({ plain }) => BUYING.test(plain))) return null;
  const amount = amountAt(tokens, longestPhrase(OF_RENT, tokens, at + 1)?.next ?? at + 1);
  return amount && unread(longestPhrase(OF_RENT, tokens, amount.next)?.next ?? amount.next);
}

const MOST_EXCHANGED = 10;

/** Somebody gives this and wishes for another: 'cambio casa en Toluca por una en Metepec'. */
function exchangeAt(tokens: readonly Token[], at: number): Match<PieceMeaning> | null {
  const given = tokens.slice(at, at + MOST_EXCHANGED).findIndex(({ plain }) => plain === 'por');
  return given > 1 ? unread(at + given) : null;
}

function priceEnd(tokens: readonly Token[], at: number): number | null {
  const amount = amountAt(tokens, at);
  const unit = amount?.value.unit;
  if (!amount || typeof unit !== 'object' || unit.measure !== 'price') return null;
  return longestPhrase(MONTHLY, tokens, amount.next)?.next ?? amount.next;
}

const UNREAD = phrasesOf([[phrases.PHRASES, true]]);

export function readUnreadPhrase({ tokens, at }: Here): Match<PieceMeaning> | null {
  const found = longestPhrase(UNREAD, tokens, at);
  return found && unread(found.next);
}

const FLOORS = wordSet(phrases.FLOORS);
const ORDINALS = wordSet(phrases.ORDINALS);
const ENDINGS = wordSet(phrases.ORDINAL_ENDINGS);

/** 'Quinto piso', '5to piso' and 'piso 5' count no rooms. */
export function readFloor({ tokens, at }: Here): Match<PieceMeaning> | null {
  const word = wordAt(tokens, at);
  if (ORDINALS.has(word) && FLOORS.has(wordAt(tokens, at + 1))) return floorTo(tokens, at + 2);
  const isNumber = tokens[at]?.kind === 'number';
  if (isNumber && ENDINGS.has(wordAt(tokens, at + 1)) && FLOORS.has(wordAt(tokens, at + 2)))
    return floorTo(tokens, at + 3);
  const isLabel = FLOORS.has(word) && tokens[at + 1]?.kind === 'number';
  return isLabel && unitAt(tokens, at + 2) === null ? unread(at + 2) : null;
}

/** 'Quinto piso o más' */
const floorTo = (tokens: readonly Token[], next: number) =>
  unread(boundBehind(tokens, next)?.next ?? next);

const CORRECTIONS = phrasesOf([[words.CORRECTIONS, true]]);

/** 'Digo' and 'perdón' take back a word before them. */
export function readCorrection({ tokens, at, before }: Here): Match<PieceMeaning> | null {
  if (before.length === 0 || tokens[at]?.kind === 'mark') return null;
  const spoken = spokenFrom(tokens, at);
  const found = longestPhrase(CORRECTIONS, spoken, 0);
  const last = found && spoken[found.next - 1];
  return last ? { value: { kind: 'correction' }, next: tokens.indexOf(last) + 1 } : null;
}

const MOST_SPOKEN = 6;

/** The words from here without the marks between them: 'espera, no,'. */
const spokenFrom = (tokens: readonly Token[], at: number) =>
  tokens.slice(at, at + MOST_SPOKEN).filter(({ kind }) => kind !== 'mark');
