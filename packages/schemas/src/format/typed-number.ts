import type { Unit } from './numbers.ts';

/** The number of zeros that a word after the number stands for. */
const SCALES: ReadonlyMap<string, number> = new Map([
  ['mil', 3],
  ['k', 3],
  ['m', 6],
  ['mm', 6],
  ['mdp', 6],
  ['mdd', 6],
  ['millon', 6],
  ['millones', 6],
]);

/** Commas group digits as in Mexico, or spaces; dots group only if there are several, because one alone is a decimal point. */
const PLAIN = /^(\d+)(?:\.(\d{1,2}))?$/u;
const COMMAS = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/u;
const SPACES = /^(\d{1,3}(?: \d{3})+)(?:\.(\d{1,2}))?$/u;
const DOTS = /^(\d{1,3}(?:\.\d{3}){2,})$/u;
const SHAPES = [PLAIN, COMMAS, SPACES, DOTS];
/** The words for a unit that may follow a number. */
const UNIT_WORDS: Record<Unit, RegExp> = {
  'm²': /(?:m²|m2|mts?2?\.?|metros)$/u,
  m: /(?:mts?\.?|m|metros)$/u,
};
const BEFORE_SCALE = /^(\d+)(?:\.(\d+))?$/u;

/**
 * Reads an amount as people type it: '4,500,000', '$4 500 000', '4.5 M', '850 mil', 'US$350,000'. Answers plain decimal
 * text ('4500000'), '' for an empty field, and `null` for ambiguous or unreadable text.
 */
export function readAmount(typed: string): string | null {
  const text = clean(typed)
    .replace(/^(?:us|mx)?\$/u, '')
    .replace(/(?:mxn|usd|pesos|dolares)$/u, '')
    .trim();
  if (text === '') return '';
  const letter = text.search(/[a-z]/u);
  if (letter === -1) return readPlain(text);
  const zeros = SCALES.get(text.slice(letter));
  return zeros === undefined ? null : readScaled(text.slice(0, letter).trim(), zeros);
}

/** The same for an amount that is always in pesos: one in dollars is not understood. */
export function readPesos(typed: string): string | null {
  return /us|dolar/u.test(clean(typed)) ? null : readAmount(typed);
}

/** Reads square metres: '120', '1,200.5', '96 m²', '96 mts'; or metres: '7.5 m'. */
export function readMeasure(typed: string, unit: Unit): string | null {
  return readPlain(clean(typed).replace(UNIT_WORDS[unit], '').trim());
}

function readPlain(number: string): string | null {
  if (number === '') return '';
  for (const shape of SHAPES) {
    const [, whole, fraction] = shape.exec(number) ?? [];
    if (whole !== undefined) return joined(whole.replaceAll(/\D/gu, ''), fraction);
  }
  return null;
}

/** Moves the decimal point in the text: amounts never become binary fractions. */
function readScaled(number: string, zeros: number): string | null {
  const [, whole, fraction = ''] = BEFORE_SCALE.exec(number.replaceAll(',', '')) ?? [];
  if (whole === undefined || fraction.length > zeros) return null;
  return joined(whole + fraction.padEnd(zeros, '0'));
}

function joined(whole: string, fraction = ''): string {
  const digits = whole.replace(/^0+(?=\d)/u, '');
  return /[1-9]/u.test(fraction) ? `${digits}.${fraction}` : digits;
}

function clean(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .replaceAll(/\s+/gu, ' ');
}
