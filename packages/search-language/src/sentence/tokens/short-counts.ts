import type { Token } from './token.ts';

/** The letters by which agents count rooms: '3r 2b 1e'. */
const COUNTED: ReadonlyMap<string, string> = new Map([
  ['r', 'recamaras'],
  ['b', 'banos'],
  ['e', 'estacionamientos'],
]);
const SMALL = /^\d(?:\.5)?$/u;

/** The words for the letters of '3r/2b/2e'. One of them alone may be anything. */
export function countLetters(tokens: readonly Token[]): readonly Token[] {
  const isLetter = ({ plain }: Token, at: number) =>
    COUNTED.has(plain) && SMALL.test(tokens[at - 1]?.plain ?? '');
  const letters = new Set(tokens.filter(isLetter).map(({ plain }) => plain));
  return letters.size < 2
    ? tokens
    : tokens.map((token, at) =>
        isLetter(token, at) ? { ...token, plain: COUNTED.get(token.plain) ?? '' } : token,
      );
}
