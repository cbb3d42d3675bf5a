import type { Sort } from '@pbr/schemas/property/search';
import type { SearchIntent } from '@pbr/schemas/property/search/sentence';
import { amenityPhrases } from './amenity-phrases.ts';
import { buildFilters } from './filters.ts';
import { intentOf } from './intents.ts';
import type { PlacesByName } from './named-places.ts';
import { meaningAt } from './grammar.ts';
import type { Match } from './phrases.ts';
import { type Known, type Piece, type PieceMeaning, unread } from './pieces.ts';
import type { SentenceFilters } from './sentence-filters.ts';
import { type Token, tokensOf, wordAt } from './tokens.ts';

export interface SentenceReading {
  filters: SentenceFilters;
  /** Pieces of the text that were not understood, as typed, in order: 'con vibra'. */
  unread: string[];
  /** Typed names that were read as the nearest name of a place. */
  guessed: string[];
  /** The order that the sentence asks for: 'barato', 'lo más nuevo'. */
  sort?: Sort | undefined;
  /** Set for somebody who looks for nothing that the portal offers. */
  intent?: SearchIntent | undefined;
}

/** Reads a sentence such as 'depa de 2 recámaras en la Condesa hasta 25 mil' by rules. */
export function readSentence(
  text: string,
  known: { places: PlacesByName; amenities: readonly string[]; today: string },
): SentenceReading {
  const tokens = tokensOf(text);
  const amenities = amenityPhrases(known.amenities);
  const { filters, pieces } = buildFilters(piecesOf(tokens, { ...known, amenities }));
  const sort = pieces.map(({ meaning }) => (meaning.kind === 'order' ? meaning.sort : undefined));
  const intent = intentOf(pieces);
  return {
    filters: intent === 'sell' && !pieces.some(isOperation) ? ownHome(filters) : filters,
    unread: unreadTexts(text, tokens, pieces),
    guessed: [],
    sort: sort.findLast((one) => one !== undefined),
    intent,
  };
}

/** The size and price of an owner's home are no wish; somebody who also buys or rents has wishes. */
const ownHome = ({ type, places }: SentenceFilters): SentenceFilters => ({
  type,
  places,
  amenities: [],
});

const isOperation = ({ meaning }: Piece) => meaning.kind === 'operation';

/** Reads the tokens from left to right. */
function piecesOf(tokens: readonly Token[], known: Known): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const found: Match<PieceMeaning> = isIdle(tokens, at)
      ? { value: { kind: 'silent', connects: true }, next: at + 1 }
      : meaningAt({ tokens, at, before: pieces, known });
    const whole = endsInsideWord(tokens, found.next) ? unread(found.next + 1) : found;
    pieces.push({ at, next: whole.next, meaning: whole.value });
    at = whole.next;
  }
  return pieces;
}

/** Only these marks mean something before others: '$25000', '/mes' and '> 3M'. */
function isIdle(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'mark') return false;
  const [mark, next] = [wordAt(tokens, at), tokens[at + 1]];
  if (/^[<>≤≥]$/u.test(mark)) return next?.kind !== 'number' && !/^[=$]$/u.test(next?.plain ?? '');
  return (mark !== '$' && mark !== '/') || next?.kind === 'mark';
}

/** The number that '77563bfc' begins with is no price: the letters behind it are no unit. */
function endsInsideWord(tokens: readonly Token[], next: number): boolean {
  const [last, behind] = [tokens[next - 1], tokens[next]];
  return last?.kind === 'number' && behind?.kind === 'word' && behind.start === last.end;
}

/** The signs that end a text: 'con vibra, cerca del metro' are two. */
const BREAK = /[,;!?¿¡()|•\n]|[.:](?:\s|$)|\p{Extended_Pictographic}/u;
const MOST_BEFORE = 3;

/** The pieces that were not understood, as typed, with neighbours together and with their 'con'. */
function unreadTexts(text: string, tokens: readonly Token[], pieces: readonly Piece[]): string[] {
  const spans: { start: number; end: number }[] = [];
  let canJoin = false;
  for (const [index, { at, next, meaning }] of pieces.entries()) {
    if (meaning.kind === 'silent') canJoin &&= meaning.connects;
    else if (!isUnread(meaning)) canJoin = false;
    else {
      const start = tokens[at]?.start ?? 0;
      const end = tokens[next - 1]?.end ?? 0;
      const last = canJoin && joins(meaning) ? spans.at(-1) : undefined;
      if (last && !BREAK.test(text.slice(last.end, start))) last.end = end;
      else spans.push({ start: startOf(text, tokens, pieces, index), end });
      canJoin = joins(meaning) || (meaning.kind === 'type' && isUnreadAt(pieces, index + 1));
    }
  }
  return spans.map(({ start, end }) => text.slice(start, end));
}

const isUnread = (meaning: PieceMeaning) =>
  meaning.kind === 'unread' ||
  (meaning.kind === 'intent' && meaning.intent === 'room') ||
  (meaning.kind === 'type' && meaning.isText);

const joins = (meaning: PieceMeaning) => meaning.kind === 'unread' && meaning.isAlone !== true;

const isUnreadAt = (pieces: readonly Piece[], index: number) =>
  pieces[index]?.meaning.kind === 'unread';

/** A 'con' before the piece is part of it, with the article between them. */
function startOf(
  text: string,
  tokens: readonly Token[],
  pieces: readonly Piece[],
  index: number,
): number {
  const startAt = (at: number) => tokens[at]?.start ?? 0;
  const [own, ...before] = pieces.slice(Math.max(0, index - MOST_BEFORE), index + 1).toReversed();
  const end = startAt(own?.at ?? 0);
  if (own?.meaning.kind === 'type') return end;
  for (const { at, meaning } of before) {
    const isJoined = meaning.kind === 'silent' && meaning.connects;
    if (!isJoined || BREAK.test(text.slice(startAt(at), end))) break;
    if (wordAt(tokens, at) === 'con') return startAt(at);
  }
  return end;
}
