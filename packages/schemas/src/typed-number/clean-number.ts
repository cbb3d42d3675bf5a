const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[’‘´`ʼ′]/gu, "'"],
  [/(\p{Nd})\s*(?:y\s+)?½/giu, '$1 y medio'],
  [/½/gu, 'medio'],
  // '2 y 1/2'
  [/(\p{Nd})\s+y\s+(?=\p{Nd}\s?\/)/giu, '$1 '],
  // '$4,500,000.oo', '$18,500⁰⁰'
  [/(?<=\d)(?:\.oo|\.?(?:ºº|⁰⁰))(?![\p{L}\p{N}])/giu, '.00'],
  [/¼/gu, ' 1/4'],
  [/¾/gu, ' 3/4'],
  [/(?<=m|mts?|metros?)²/giu, '2'],
  // Compatibility would make '102' of '10²'.
  [/\p{No}/gu, '?'],
  [/[×✕*]/gu, 'x'],
  [/[\p{Pd}−]/gu, '-'],
];

/** Typed text in plain letters, digits and signs, with one blank between words. */
export function cleanNumber(typed: string): string {
  const spelled = SPELLINGS.reduce((text, [from, to]) => text.replaceAll(from, to), typed);
  return (
    spelled
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase()
      .replaceAll(/\s+/gu, ' ')
      // '4, 500, 000'
      .replaceAll(/(?<=\d) ?([.,]) (?=\d{3}(?!\d))/gu, '$1')
      // '4,500,000, negociable'
      .replaceAll(/, (?=[a-z])/gu, ' ')
      .trim()
      // '4,500,000.-', 'm2.'
      .replace(/(?:[.,]-+|\.=?)$/u, '')
      .trim()
  );
}

/** A number, a word without its points, or any other sign. */
const TOKEN =
  /\d+(?:[.,']\d+)*|[.,]\d+|(?:m|mts?|mtrs?|metros?)2(?!\d)|[a-z]+(?:\.[a-z]+)*\.?|\S/gu;

export function numberTokens(clean: string): string[] {
  const tokens: string[] = [];
  for (const [text] of clean.matchAll(TOKEN)) {
    const last = tokens.at(-1) ?? '';
    const isGroup = /^\d{3}(?:[.,]\d{1,2})?$/u.test(text) && /^\d{1,3}(?: \d{3})*$/u.test(last);
    if (isGroup) tokens[tokens.length - 1] = `${last} ${text}`;
    else tokens.push(/^[a-z]/u.test(text) ? text.replaceAll('.', '') : text);
  }
  return tokens;
}
