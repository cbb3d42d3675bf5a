import { longestPhrase, phrasesOf } from './tokens/phrases.ts';
import { type Token, tokensOf } from './tokens/tokens.ts';
import { LEFT_BEHIND, NEGATIONS } from './word-lists/grammar-words.ts';

const DENIALS = phrasesOf([
  [`${NEGATIONS}|${LEFT_BEHIND}|menos|todo menos|todos menos|cualquiera menos`, true],
]);

export const isDeniedFrom = (tokens: readonly Token[], at: number): boolean =>
  longestPhrase(DENIALS, tokens, at) !== null;

/** Whether a part of a sentence says what is not wanted: 'sin elevador'. A listing with these words would be just that. */
export const isDenial = (part: string): boolean => isDeniedFrom(tokensOf(part), 0);
