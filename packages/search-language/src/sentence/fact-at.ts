import { FILTER_WORDS } from './filter-words.ts';
import { longestPhrase, type Match, phrasesOf } from './phrases.ts';
import type { Fact } from './sentence-filters.ts';
import type { Token } from './tokens.ts';
import { singularWord } from './word-lists/amenity-phrases.ts';

const LONGEST_FACT = 4;

const ALL = Object.values(FILTER_WORDS);
const readers = ALL.flatMap(({ read }) => read ?? []);
const phrasesSaying = (isSingular: boolean) =>
  phrasesOf<Fact | null>(
    ALL.flatMap((words) =>
      (words.isSingular ?? false) === isSingular ? (words.phrases ?? []) : [],
    ),
  );
const AS_WRITTEN = phrasesSaying(false);
const IN_SINGULAR = phrasesSaying(true);

/** The fact named here: 'amueblado', 'que acepte mascotas', 'publicado hoy', 'disponible en enero'. */
export function factAt(tokens: readonly Token[], at: number, today: string): Match<Fact> | null {
  const written = longestPhrase(AS_WRITTEN, tokens, at);
  if (written?.value) return { value: written.value, next: written.next };
  for (const read of readers) {
    const found = read(tokens, at, today);
    if (found) return found;
  }
  const singulars = tokens
    .slice(at, at + LONGEST_FACT)
    .map(({ kind, plain, start, end }) => ({ kind, plain: singularWord(plain), start, end }));
  const found = longestPhrase(IN_SINGULAR, singulars, 0);
  return found?.value ? { value: found.value, next: at + found.next } : null;
}
