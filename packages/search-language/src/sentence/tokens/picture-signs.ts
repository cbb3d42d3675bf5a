import type { Token } from './token.ts';

/** Pictures that people type instead of a word, with the word. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  '🚗 autos|🚙 autos|🚘 autos|🛏 recamaras|🛁 banos|🚿 banos|🚽 banos|🏊 alberca'
    .split('|')
    .map((pair): [string, string] => {
      const [sign = '', word = ''] = pair.split(' ');
      return [sign, word];
    }),
);
const COUNTED = /^(?:autos|recamaras|banos)$/u;

/** '🚗🚗' are two autos, and '3 🛏' three recámaras. */
export function countSigns(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const word = SIGNS.get(token.plain);
    let next = at + 1;
    while (word !== undefined && tokens[next]?.plain === token.plain) next += 1;
    if (word === undefined) read.push(token);
    else read.push(...wordsOf(word, tokens.slice(at, next), read.at(-1)));
    at = next;
  }
  return read;
}

/** The number that pictures make by themselves, and their word. */
function wordsOf(word: string, signs: readonly Token[], before: Token | undefined): Token[] {
  const [first] = signs;
  const last = signs.at(-1);
  if (!first || !last) return [];
  const isCounted = COUNTED.test(word) && before?.kind !== 'number';
  const count: Token = {
    kind: 'number',
    plain: String(signs.length),
    start: first.start,
    end: first.end,
  };
  const named: Token = { kind: 'word', plain: word, start: first.start, end: last.end };
  return isCounted ? [count, named] : [named];
}
