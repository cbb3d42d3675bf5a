import type { Token } from './tokens.ts';

export interface Match<Value> {
  value: Value;
  /** The first token behind it. */
  next: number;
}

const LONGEST_PHRASE = 6;

/** The longest of these phrases that starts here, in plain letters. */
export function longestPhrase<Value>(
  phrases: ReadonlyMap<string, Value>,
  tokens: readonly Token[],
  at: number,
  longest = LONGEST_PHRASE,
): Match<Value> | null {
  let name = '';
  let found: Match<Value> | null = null;
  for (let next = at; next < Math.min(at + longest, tokens.length); ) {
    const plain = tokens[next]?.plain ?? '';
    name = name === '' ? plain : `${name} ${plain}`;
    next += 1;
    const value = phrases.get(name);
    if (value !== undefined) found = { value, next };
  }
  return found;
}

/** Gives each of the phrases, written with '|' between them, the same value. */
export const phrasesOf = <Value>(
  lists: readonly (readonly [phrases: string, value: Value])[],
): ReadonlyMap<string, Value> =>
  new Map(
    lists.flatMap(([phrases, value]) =>
      phrases.split('|').map((phrase): [string, Value] => [phrase.trim(), value]),
    ),
  );

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));
