import { type ImportTarget, LEFT_OUT } from '@pbr/schemas/import/choices';
import { readState } from '@pbr/schemas/property/places/state-reading/read-state';
import { CHOICE_WORDS, currencyNamed, plain, readingOf } from '../../../import/choice-words.ts';

/** The words of files for the values of each choice, in plain letters. */
const WORDS: Partial<Record<ImportTarget, Readonly<Record<string, string>>>> = {
  ...CHOICE_WORDS,
  furnished: {
    amueblado: 'amueblado, si, yes, true, 1, furnished, amueblada, con muebles, x',
    'sin-muebles': 'sin muebles, no, false, 0, unfurnished, sin amueblar, vacio',
  },
  petsAllowed: {
    si: 'si, yes, true, 1, acepta, permitidas, se aceptan, x',
    no: 'no, false, 0, no acepta, prohibidas, no se aceptan',
  },
  hideStreet: { true: 'true, si, yes, 1, x', false: 'false, no, 0' },
  status: {
    [LEFT_OUT]:
      'inactiva, inactivo, baja, vendida, vendido, rentada, rentado, suspendida, suspendido, cancelada, cancelado, eliminada, eliminado, no disponible, inactive, sold, rented, off market, deleted, withdrawn, expired, no, false, 0, borrador, draft, pausada, pausado, cerrada, apartada y vendida',
  },
};

const meanings = new Map(
  Object.entries(WORDS).map(([target, values]) => [target, readingOf(values)]),
);

/** Whether a column of this target has words that become values. */
export const hasWords = (target: ImportTarget): boolean =>
  target === 'state' || target === 'currency' || meanings.has(target);

/** The value that a word of a file means; undefined when nobody can tell. */
function meaningOf(target: ImportTarget, word: string): string | undefined {
  if (target === 'state') {
    const reading = readState(word);
    return reading.kind === 'state' ? reading.state : undefined;
  }
  if (target === 'currency') return currencyNamed(word);
  const known = meanings.get(target);
  if (!known) return undefined;
  const text = plain(word);
  const whole = known.get(text);
  if (whole !== undefined || target === 'status') return whole;
  // 'Casa en Venta' and 'Departamento nuevo' begin with the word that counts.
  return known.get(text.split(' ')[0] ?? '');
}

/** The translations of these words, as far as they are known. */
export function wordsFor(
  target: ImportTarget,
  words: readonly { text: string }[] | null,
): Record<string, string> {
  const isAlone = words?.length === 1;
  const found = (words ?? []).flatMap(({ text }) => {
    // Beside '✓' or 'No' a cross may mean either.
    const value = isAlone || plain(text) !== 'x' ? meaningOf(target, text) : undefined;
    return value === undefined || value === text ? [] : [[text, value] as const];
  });
  return Object.fromEntries(found);
}

/** The share of the rows whose words are known, from 0 to 1. */
export function knownShare(
  target: ImportTarget,
  words: readonly { text: string; count: number }[] | null,
): number {
  if (!words || words.length === 0) return 0;
  const all = words.reduce((sum, { count }) => sum + count, 0);
  const known = words.filter(({ text }) => meaningOf(target, text) !== undefined);
  return known.reduce((sum, { count }) => sum + count, 0) / all;
}
