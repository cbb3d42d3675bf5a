import type { Sort } from '@pbr/schemas/property/search';
import type { SearchIntent } from '@pbr/schemas/property/search/sentence';
import { type Address, addressIn, type AddressSpan } from './address.ts';
import type { PlaceCandidate } from '../places/place-candidates.ts';
import { amenityPhrases } from './amenity-phrases.ts';
import { asMeant } from './changed-pieces.ts';
import { buildFilters } from './filters.ts';
import { intentOf } from './intents.ts';
import type { PlacesByName } from './names/named-places.ts';
import { meaningAt } from './grammar.ts';
import type { Match } from './tokens/phrases.ts';
import { type Known, type Piece, type PieceMeaning, unread } from './pieces.ts';
import type { SentenceFilters } from './sentence-filters.ts';
import { type Token, tokensOf, wordAt } from './tokens/tokens.ts';
import { unreadTexts } from './unread-texts.ts';

export interface SentenceReading {
  filters: SentenceFilters;
  /** Pieces of the text that were not understood, as typed, in order: 'con vibra'. */
  unread: string[];
  /** Typed names that were read as the nearest name of a place. */
  guessed: string[];
  /** The number of different names of places. */
  names: number;
  /** The order that the sentence asks for: 'barato', 'lo más nuevo'. */
  sort?: Sort | undefined;
  /** Set for somebody who looks for nothing that the portal offers. */
  intent?: SearchIntent | undefined;
  /** A street and a house number, which stay unread. */
  address?: Address | undefined;
}

/** Reads a sentence such as 'depa de 2 recámaras en la Condesa hasta 25 mil' by rules. */
export function readSentence(
  text: string,
  known: { places: PlacesByName; amenities: readonly string[]; today: string },
): SentenceReading {
  const tokens = tokensOf(text);
  const amenities = amenityPhrases(known.amenities);
  const words = { ...known, amenities, places: askedOnce(known.places) };
  const address = addressIn(tokens, text, words);
  const said = asMeant(piecesOf(tokens, words, address), tokens);
  const { filters, pieces } = buildFilters(said, tokens);
  const sort = pieces.map(({ meaning }) => (meaning.kind === 'order' ? meaning.sort : undefined));
  const intent = intentOf(pieces);
  const isOwners = intent === 'sell' && !pieces.some(isOperation);
  return {
    filters: isOwners ? ownHome(filters) : filters,
    unread: unreadTexts(text, tokens, isOwners ? pieces.map(asOwners) : pieces),
    guessed: pieces.filter(isGuess).map(({ at, next }) => textOf(text, tokens, at, next)),
    names: new Set(
      pieces.flatMap(({ meaning }) => (meaning.kind === 'place' ? meaning.place.name : [])),
    ).size,
    sort: sort.findLast((one) => one !== undefined),
    intent,
    address: address ? { street: address.street, number: address.number } : undefined,
  };
}

/** The size and price of an owner's home are not a wish; somebody who also buys or rents has wishes. */
const ownHome = ({ type, places }: SentenceFilters): SentenceFilters => ({
  type,
  places,
  amenities: [],
});

/** The words stay to be seen. */
const asOwners = ({ at, next, meaning }: Piece): Piece => {
  const isFact = /^(?:amount|amenity|fact)$/u.test(meaning.kind);
  return { at, next, meaning: isFact ? { kind: 'unread', isAlone: true } : meaning };
};

const isGuess = ({ meaning }: Piece) => meaning.kind === 'place' && meaning.isGuess === true;

const textOf = (text: string, tokens: readonly Token[], at: number, next: number) =>
  text.slice(tokens[at]?.start, tokens[next - 1]?.end);

const isOperation = ({ meaning }: Piece) => meaning.kind === 'operation';

/** Rules ask for the same names at the same words. */
function askedOnce(places: PlacesByName): PlacesByName {
  const answers = new Map<string, readonly PlaceCandidate[]>();
  return {
    ...places,
    candidates(name) {
      const answer = answers.get(name) ?? places.candidates(name);
      answers.set(name, answer);
      return answer;
    },
  };
}

/** Reads the tokens from left to right. */
function piecesOf(tokens: readonly Token[], known: Known, address: AddressSpan | null): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    if (address?.at === at) {
      pieces.push({ at, next: address.next, meaning: { kind: 'unread' } });
      at = address.next;
      continue;
    }
    const found: Match<PieceMeaning> = isIdle(tokens, at)
      ? { value: { kind: 'silent', connects: !isDictated(tokens, at) }, next: at + 1 }
      : meaningAt({ tokens, at, before: pieces, known });
    const whole = endsInsideWord(tokens, found.next) ? unread(found.next + 1) : found;
    pieces.push({ at, next: whole.next, meaning: whole.value });
    at = whole.next;
  }
  return pieces;
}

/** 'Coma' is not part of a piece that was not understood. */
const isDictated = (tokens: readonly Token[], at: number) => (tokens[at]?.plain.length ?? 0) > 2;

/** Only these marks mean something before others: '$25000', '/mes' and '> 3M'. */
function isIdle(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'mark') return false;
  const [mark, next] = [wordAt(tokens, at), tokens[at + 1]];
  if (/^[<>≤≥]$/u.test(mark)) return next?.kind !== 'number' && !/^[=$]$/u.test(next?.plain ?? '');
  return !/^[$€/]$/u.test(mark) && !PET.test(mark) ? true : mark === '$' && next?.kind === 'mark';
}

const PET = /[🐶🐕🐩🐱🐈🐾]/u;

/** The number that '77563bfc' begins with is not a price: the letters behind it are not a unit. */
function endsInsideWord(tokens: readonly Token[], next: number): boolean {
  const [last, behind] = [tokens[next - 1], tokens[next]];
  return last?.kind === 'number' && behind?.kind === 'word' && behind.start === last.end;
}
