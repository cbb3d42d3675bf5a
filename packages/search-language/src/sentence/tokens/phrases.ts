import { type Token, wordAt } from './tokens.ts';

export interface Match<Value> {
  value: Value;
  /** The first token behind it. */
  next: number;
}

/** Phrases in plain letters, each with its meaning. */
export interface Phrases<Value> {
  meanings: ReadonlyMap<string, Value>;
  /** How many words the longest phrase with this first word has: most tokens start none. */
  lengths: ReadonlyMap<string, number>;
}

/** Lists of phrases, written with '|' between them, each with the meaning that its phrases have. */
export type PhraseLists<Value> = readonly (readonly [phrases: string, value: Value])[];

export function phrasesOf<Value>(lists: PhraseLists<Value>): Phrases<Value> {
  const meanings = new Map<string, Value>();
  const lengths = new Map<string, number>();
  for (const [phrases, value] of lists) {
    for (const phrase of phrases.split('|').map((one) => one.trim())) {
      const words = phrase.split(' ');
      const [first = ''] = words;
      meanings.set(phrase, value);
      lengths.set(first, Math.max(lengths.get(first) ?? 0, words.length));
    }
  }
  return { meanings, lengths };
}

/** Longer phrases are not looked for. */
const MOST_WORDS = 8;

/** The longest of the phrases that starts here, in the spelling of the phrases. */
export function longestPhrase<Value>(
  { meanings, lengths }: Phrases<Value>,
  tokens: readonly Token[],
  at: number,
  spelling = (plain: string) => plain,
): Match<Value> | null {
  let name = spelling(wordAt(tokens, at));
  const most = Math.min(lengths.get(name) ?? 0, MOST_WORDS, tokens.length - at);
  let found: Match<Value> | null = null;
  for (let next = at + 1; next <= at + most; next += 1) {
    const value = meanings.get(name);
    if (value !== undefined) found = { value, next };
    name = `${name} ${spelling(wordAt(tokens, next))}`;
  }
  return found;
}

/** A spelling in which 'albercas' and 'alberca', 'balcones' and 'balcón' are one. */
export function singularWord(plain: string): string {
  if (plain.length < 5 || !plain.endsWith('s')) return plain;
  return /[lnrd]es$/u.test(plain) && !plain.endsWith('tes')
    ? plain.slice(0, -2)
    : plain.slice(0, -1);
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));
