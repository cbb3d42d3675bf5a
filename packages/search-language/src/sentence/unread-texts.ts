import type { Piece } from './pieces.ts';
import type { Token } from './tokens.ts';

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
    const end = tokens[next - 1]?.end ?? 0;
    if (meaning.kind === 'silent') canJoin &&= meaning.connects;
    if (!isUnread(meaning)) {
      if (meaning.kind !== 'silent') canJoin = false;
      continue;
    }
    const last = spans.at(-1);
    const start = tokens[at]?.start ?? 0;
    const isAlone = meaning.kind === 'unread' && meaning.isAlone === true;
    if (
      canJoin &&
      meaning.kind === 'unread' &&
      !isAlone &&
      last &&
      !BREAK.test(text.slice(last.end, start))
    )
      last.end = end;
    else spans.push({ start: startOf(text, tokens, pieces, index), end });
    canJoin = meaning.kind === 'unread' ? !isAlone : pieces[index + 1]?.meaning.kind === 'unread';
  }
  return spans.map(({ start, end }) => text.slice(start, end));
}

const isUnread = (meaning: Piece['meaning']) =>
  meaning.kind === 'unread' || (meaning.kind === 'type' && meaning.isText);

/** A 'con' before the piece is part of it, with the article between them. */
function startOf(
  text: string,
  tokens: readonly Token[],
  pieces: readonly Piece[],
  index: number,
): number {
  const own = tokens[pieces[index]?.at ?? 0]?.start ?? 0;
  if (pieces[index]?.meaning.kind === 'type') return own;
  for (let before = index - 1; before >= Math.max(0, index - MOST_BEFORE); before -= 1) {
    const piece = pieces[before];
    if (piece?.meaning.kind !== 'silent' || !piece.meaning.connects) break;
    const start = tokens[piece.at]?.start ?? 0;
    if (BREAK.test(text.slice(start, own))) break;
    if (tokens[piece.at]?.plain === 'con') return start;
  }
  return own;
}
