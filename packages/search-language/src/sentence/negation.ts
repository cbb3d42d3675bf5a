import { readMeasured } from './read-measured.ts';
import type { Piece } from './pieces.ts';
import { phrasesOf, longestPhrase, wordSet } from './phrases.ts';
import type { Token } from './tokens.ts';

const NEGATIONS = phrasesOf([
  [
    'sin|no|semi|odio|detesto|evitar|no me gusta|no me gustan|no nos gusta|no me late|ni|nada de|tampoco|excepto|salvo|nunca|lejos de|lejos del|fuera de',
    true,
  ],
]);
/** These words deny a place that follows: 'que no sea en Iztapalapa', but 'no hay preferencia entre Roma y Condesa' does not. */
const DENYING = wordSet(
  'sea sean este esten en la el los las de del a por quiero queremos me nos col colonia zona',
);
const JOINING = wordSet('y ni o u e');
const MOST_SILENT = 6;

/** Finds the end of a negation that starts here, including everything that 'ni', 'y' or 'o' joins to it; null without one. */
export function negationAt(
  tokens: readonly Token[],
  at: number,
  pieceAt: (at: number) => Piece,
): number | null {
  const denied = longestPhrase(NEGATIONS, tokens, at)?.next ?? exceptionAt(tokens, at, pieceAt);
  if (denied === null || readMeasured(tokens, at)) return null;
  let end = thingEnd(tokens, denied, pieceAt);
  while (JOINING.has(tokens[end]?.plain ?? '')) {
    const repeated = longestPhrase(NEGATIONS, tokens, end);
    const start = repeated?.next ?? end + 1;
    if (repeated === null && /^(?:con|que|en)$/u.test(tokens[start]?.plain ?? '')) break;
    const next = thingEnd(tokens, start, pieceAt);
    if (next === start) break;
    end = next;
  }
  return end;
}

/** 'Todo menos Iztapalapa'; 'menos' denies nothing else. */
function exceptionAt(
  tokens: readonly Token[],
  at: number,
  pieceAt: (at: number) => Piece,
): number | null {
  if (tokens[at]?.plain !== 'menos') return null;
  const start = /^(?:en|la|el)$/u.test(tokens[at + 1]?.plain ?? '') ? at + 2 : at + 1;
  return start < tokens.length && pieceAt(start).meaning.kind === 'place' ? start : null;
}

function thingEnd(tokens: readonly Token[], start: number, pieceAt: (at: number) => Piece): number {
  let at = start;
  let isDenied = true;
  // 'Roma, si no Condesa' asks for both.
  const isOtherwise = tokens[start - 2]?.plain === 'si';
  for (let steps = 0; steps < MOST_SILENT && at < tokens.length; steps += 1) {
    if (tokens[at]?.kind === 'mark') break;
    const { next, meaning } = pieceAt(at);
    if (meaning.kind === 'place' && (!isDenied || isOtherwise)) return start;
    if (meaning.kind !== 'silent') return next;
    isDenied &&= DENYING.has(tokens[at]?.plain ?? '');
    at = next;
  }
  return start;
}
