import { amountAt } from './amounts.ts';
import { boundBefore } from './around-numbers.ts';
import { facesLandmark } from './names/named-places.ts';
import { longestPhrase, type Match, phrasesOf, wordSet } from './tokens/phrases.ts';
import type { Here, PieceMeaning } from './pieces.ts';
import { readNumber } from './tokens/read-number.ts';
import { type Token, wordAt } from './tokens/tokens.ts';
import * as words from './word-lists/grammar-words.ts';

/** Says what the words at a position mean if nothing denies them. */
type Asserted = (here: Here) => Match<PieceMeaning>;

const NEGATIONS = phrasesOf([[`${words.NEGATIONS}|${words.LEFT_BEHIND}|${words.FACING}`, true]]);
const LEFT_BEHIND = phrasesOf([[words.LEFT_BEHIND, true]]);
const FACING = phrasesOf([[words.FACING, true]]);
const DENYING = wordSet(words.DENYING);
const JOINING = wordSet(words.JOINING);
const WISHING = wordSet(words.WISHING);
const MOST_SILENT = 6;

/** The end of a negation, with everything that 'ni', 'y' or 'o' joins to it; null without one. */
export function negationEnd(here: Here, asserted: Asserted): number | null {
  const { tokens, at } = here;
  const denied = longestPhrase(NEGATIONS, tokens, at)?.next ?? exceptionStart(here, asserted);
  if (denied === null || isLimit(here) || facesLandmark(tokens, at, here.known.places)) return null;
  let end = leftHomeEnd(here, deniedEnd(here, denied, asserted), asserted);
  while (JOINING.has(wordAt(tokens, end))) {
    const repeated = repeatedAt(tokens, end);
    const start = repeated?.next ?? end + 1;
    // 'Vivo en Toluca y busco en Querétaro'
    if (WISHING.has(wordAt(tokens, start))) break;
    if (repeated === null && /^(?:con|que|en)$/u.test(wordAt(tokens, start))) break;
    const next = deniedEnd(here, start, asserted);
    if (next === start || (repeated === null && isAnotherKind(here, end, start, asserted))) break;
    end = next;
  }
  return end;
}

/** 'Ni' and 'y vivo en' */
const repeatedAt = (tokens: readonly Token[], at: number) =>
  longestPhrase(NEGATIONS, tokens, at) ?? longestPhrase(LEFT_BEHIND, tokens, at + 1);

/** 'Dejo mi depa de la Roma' leaves the Roma as well. */
function leftHomeEnd(here: Here, end: number, asserted: Asserted): number {
  const { tokens, at } = here;
  const isHome =
    longestPhrase(LEFT_BEHIND, tokens, at) !== null &&
    /^(?:del?|en)$/u.test(wordAt(tokens, end)) &&
    asserted({ ...here, at: end - 1 }).value.kind === 'type';
  return isHome ? deniedEnd(here, end, asserted) : end;
}

/** 'No más de 3' denies nothing. */
function isLimit({ tokens, at }: Here): boolean {
  const { value, next } = boundBefore(tokens, at);
  return amountAt(tokens, at) !== null || (value !== null && readNumber(tokens, next) !== null);
}

/** 'Sin alberca y 2 recámaras' asks for the rooms. */
function isAnotherKind(here: Here, end: number, start: number, asserted: Asserted): boolean {
  if (!/^[yeu]$/u.test(wordAt(here.tokens, end))) return false;
  const { kind } = asserted({ ...here, at: start }).value;
  return kind === 'amount' || kind === 'operation' || kind === 'type';
}

/** 'Todo menos Iztapalapa'; 'menos' denies nothing else. */
function exceptionStart(here: Here, asserted: Asserted): number | null {
  const { tokens, at } = here;
  if (wordAt(tokens, at) !== 'menos' || isMoreOrLess(tokens, at)) return null;
  const start = /^(?:en|la|el)$/u.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (start >= tokens.length) return null;
  const isException =
    /^(?:todo|toda|todos|todas|cualquiera|cualquier|cosa|tipo|donde|lado|parte|zona|colonia)$/u.test(
      wordAt(tokens, at - 1),
    );
  const { kind } = asserted({ ...here, at: start }).value;
  return isException || kind === 'place' || kind === 'type' ? start : null;
}

/** 'Unos 3 millones más o menos' */
const isMoreOrLess = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at - 1) === 'o' && wordAt(tokens, at - 2) === 'mas';

function deniedEnd(here: Here, start: number, asserted: Asserted): number {
  const { tokens } = here;
  let at = start;
  let isDenied = true;
  // 'Roma, si no Condesa' asks for both.
  const isOtherwise = wordAt(tokens, start - 2) === 'si';
  // 'Frente al mercado de Coyoacán' is there.
  const isFacing = longestPhrase(FACING, tokens, here.at) !== null;
  for (let steps = 0; steps < MOST_SILENT && at < tokens.length; steps += 1) {
    if (tokens[at]?.kind === 'mark') break;
    // 'Estoy rentando y quiero comprar'
    if (JOINING.has(wordAt(tokens, at)) && WISHING.has(wordAt(tokens, at + 1))) break;
    const { next, value } = asserted({ ...here, at, isDenied: !isFacing });
    if (value.kind === 'place' && (!isDenied || isOtherwise)) return start;
    if (value.kind !== 'silent') return next;
    isDenied &&= DENYING.has(wordAt(tokens, at));
    at = next;
  }
  return start;
}
