import { longestPhrase, phrasesOf } from './phrases.ts';
import { tokensOf } from './tokens/tokens.ts';
import { LEFT_BEHIND, NEGATIONS } from './word-lists/grammar-words.ts';

const DENIALS = phrasesOf([
  [`${NEGATIONS}|${LEFT_BEHIND}|menos|todo menos|todos menos|cualquiera menos`, true],
]);

/** Whether a part of a sentence says what is not wanted: 'sin elevador'. A listing with these words would be just that. */
export const isDenial = (part: string): boolean =>
  longestPhrase(DENIALS, tokensOf(part), 0) !== null;
