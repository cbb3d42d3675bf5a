/** The text as Postgres's `pbr_norm` writes it. */
export const plainLetters = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A name in plain letters and digits, with one space between words: 'Col. Roma-Norte' is 'col roma norte'. */
export const plainName = (name: string): string =>
  plainLetters(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
