import type { Token } from './tokens.ts';

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

export function phrasesFrom<Value>(entries: Iterable<readonly [string, Value]>): Phrases<Value> {
  const meanings = new Map(entries);
  const lengths = new Map<string, number>();
  for (const phrase of meanings.keys()) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    lengths.set(first, Math.max(lengths.get(first) ?? 0, words.length));
  }
  return { meanings, lengths };
}

/** Lists of phrases, written with '|' between them, each with the meaning that its phrases have. */
export type PhraseLists<Value> = readonly (readonly [phrases: string, value: Value])[];

export const phrasesOf = <Value>(lists: PhraseLists<Value>): Phrases<Value> =>
  phrasesFrom(
    lists.flatMap(([phrases, value]) =>
      phrases.split('|').map((phrase): [string, Value] => [phrase.trim(), value]),
    ),
  );

/** The longest of the phrases that starts here. */
export function longestPhrase<Value>(
  { meanings, lengths }: Phrases<Value>,
  tokens: readonly Token[],
  at: number,
): Match<Value> | null {
  let name = tokens[at]?.plain ?? '';
  const end = Math.min(at + (lengths.get(name) ?? 0), tokens.length);
  let found: Match<Value> | null = null;
  for (let next = at + 1; next <= end; next += 1) {
    const value = meanings.get(name);
    if (value !== undefined) found = { value, next };
    name = `${name} ${tokens[next]?.plain ?? ''}`;
  }
  return found;
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));
