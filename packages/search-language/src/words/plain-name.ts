/** The text as Postgres's `pbr_norm` writes it. */
export const plainLetters = (text: string) =>
  (NOT_ASCII.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text).toLowerCase();

const NOT_ASCII = /[^\0-\x7f]/u;

/** A name in plain letters and digits, with one space between words: 'Col. Roma-Norte' is 'col roma norte'. */
export const plainName = (name: string): string =>
  plainLetters(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
