import type { FieldName } from '@pbr/schemas/property/fields';
import { shown } from './shown.ts';

/** The position of a text in its row, fit for showing; null for a text of the map itself. */
export interface Position {
  /** The column of the file, or several joined by ' + '. */
  column: string | null;
  /** The cell as the file has it, shortened and with its control characters escaped. */
  cell: string | null;
}

/** A reason against a row or one of its values. It depends on no door: the command prints it, a page may show it. */
export interface Problem extends Position {
  field: FieldName | null;
  /** In Spanish, a sentence. */
  reason: string;
  advice?: Advice | undefined;
}

/** The next thing to do about a problem; its words depend on whether a person has a map or columns on the screen. */
export type Advice = 'translate' | 'readCurrency' | 'shortenKey';
export type AdviceWords = Readonly<Record<Advice, string>>;

export const IN_THE_MAP: AdviceWords = {
  translate: 'Traduce la palabra en el mapa con "translate".',
  readCurrency: 'Llena "currency" desde esta columna con el paso "currency".',
  shortenKey: 'Usa "digestOf" en el mapa.',
};

export const NOWHERE: Position = { column: null, cell: null };

/** The position that these columns and cells make. Empty cells are named only if all are. */
export function positionOf(cells: ReadonlyMap<string, string>): Position {
  const all = [...cells];
  const filled = all.filter(([, cell]) => cell !== '');
  const named = filled.length > 0 ? filled : all;
  if (named.length === 0) return NOWHERE;
  return {
    column: shown(named.map(([column]) => column).join(' + ')),
    cell: shown(filled.map(([, cell]) => cell).join(' + ')),
  };
}

/** For example 'estado “Jalisko”: No es ninguno de los 32 estados.' */
export function problemText(problem: Problem, words: AdviceWords): string {
  const { field, column, cell } = problem;
  const reason = reasonText(problem, words);
  const quoted = cell === null ? null : cell === '' ? '(vacía)' : `“${cell}”`;
  const about = [column ?? field, quoted].filter((word) => word !== null).join(' ');
  return about === '' ? reason : `${about}: ${reason}`;
}

/** The reason with its advice. */
export const reasonText = ({ reason, advice }: Problem, words: AdviceWords): string =>
  advice === undefined ? reason : `${reason} ${words[advice]}`;
