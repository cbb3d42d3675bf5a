import { plainLetters } from '../search/words/read-search.ts';

/** A name in plain letters and digits, with one space between words: 'Col. Roma-Norte' is 'col roma norte'. */
export const plainName = (name: string): string =>
  plainLetters(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
