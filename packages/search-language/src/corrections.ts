import { corrected, type SearchPlan } from './search-plan.ts';
import { isSlipOf } from './words/nearness.ts';
import { ORDINARY_WORDS } from './words/ordinary-words.ts';
import { plainLetters } from './words/plain-name.ts';
import { isKnownWord } from './words/read-terms.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/**
 * The search with each unknown word replaced by the nearest one of the dictionary; null when there is nothing to correct, or a word that
 * nothing is near to. Ordinary words stay: a search for 'mascotas' means no other word.
 */
export function correctedBy(
  plan: SearchPlan,
  nearest: readonly (string | null)[],
  vocabulary: Vocabulary,
): SearchPlan | null {
  const typed = plan.search?.words ?? [];
  const meant = typed.map((word, index) => meantBy(word, nearest[index] ?? null, vocabulary));
  const isChanged = meant.some((word, index) => word !== plainLetters(typed[index] ?? ''));
  if (!isChanged || !meant.every((word) => word !== null)) return null;
  return meant.reduce((found, word, index) => corrected(found, index, { word, vocabulary }), plan);
}

/** Null for a word that is neither known nor nearly known. */
function meantBy(word: string, nearest: string | null, vocabulary: Vocabulary): string | null {
  const plain = plainLetters(word);
  if (ORDINARY_WORDS.has(plain) || isKnownWord(plain, vocabulary)) return plain;
  return nearest !== null && isSlipOf(plain, nearest) ? nearest : null;
}
