import { isKindBefore } from './names/named-places.ts';
import type { Piece, PieceMeaning } from './pieces.ts';
import { type Token, wordAt } from './tokens/tokens.ts';

/** The signs that end a text: 'con vibra, cerca del metro' are two. */
const BREAK = /[,;!?¿¡()|•\n]|[.:](?:\s|$)|\p{Extended_Pictographic}/u;
const MOST_BEFORE = 3;

/** The pieces that were not understood, as typed, with neighbours together and with their 'con'. */
export function unreadTexts(
  text: string,
  tokens: readonly Token[],
  pieces: readonly Piece[],
): string[] {
  const spans: { start: number; end: number }[] = [];
  let canJoin = false;
  for (const [index, { at, next, meaning }] of pieces.entries()) {
    if (meaning.kind === 'silent') canJoin &&= meaning.connects;
    else if (!isUnread(meaning)) canJoin = false;
    else {
      const start = tokens[at]?.start ?? 0;
      const end = endOf(text, tokens[next - 1]?.end ?? 0);
      const last = canJoin && joins(meaning) ? spans.at(-1) : undefined;
      if (last && !BREAK.test(text.slice(last.end, start))) last.end = end;
      else spans.push({ start: startOf(text, tokens, pieces, index), end });
      canJoin = joins(meaning) || (meaning.kind === 'type' && isUnreadAt(pieces, index + 1));
    }
  }
  return spans.map(({ start, end }) => text.slice(start, end));
}

/** The last point of 'c.u.' belongs to it. */
const endOf = (text: string, end: number) =>
  /\p{L}\.\p{L}\.$/u.test(text.slice(0, end + 1)) ? end + 1 : end;

const isUnread = (meaning: PieceMeaning) =>
  meaning.kind === 'unread' ||
  (meaning.kind === 'intent' && meaning.intent === 'room') ||
  ((meaning.kind === 'type' || meaning.kind === 'amount') && meaning.isText === true);

const joins = (meaning: PieceMeaning) => meaning.kind === 'unread' && meaning.isAlone !== true;

const isUnreadAt = (pieces: readonly Piece[], index: number) =>
  pieces[index]?.meaning.kind === 'unread';

/** A 'con' before the piece is part of it, with the article between them, and so is the article of 'colonia Los Ajolotes'. */
function startOf(
  text: string,
  tokens: readonly Token[],
  pieces: readonly Piece[],
  index: number,
): number {
  const startAt = (at: number) => tokens[at]?.start ?? 0;
  const [own, ...before] = pieces.slice(Math.max(0, index - MOST_BEFORE), index + 1).toReversed();
  const first = own?.at ?? 0;
  const end = startAt(first);
  if (own?.meaning.kind === 'type' || own?.meaning.kind === 'amount') return end;
  if (isArticle(tokens, first - 1) && isKindBefore(tokens, first - 1)) return startAt(first - 1);
  for (const { at, meaning } of before) {
    const isJoined = meaning.kind === 'silent' && meaning.connects;
    if (!isJoined || BREAK.test(text.slice(startAt(at), end))) break;
    if (wordAt(tokens, at) === 'con') return startAt(at);
  }
  return end;
}

const isArticle = (tokens: readonly Token[], at: number) =>
  /^(?:el|la|los|las)$/u.test(wordAt(tokens, at));
