import { RowRefusal } from '../errors/import-error.ts';

export const DAY_ORDERS = ['d/m/y', 'm/d/y'] as const;
type DayOrder = (typeof DAY_ORDERS)[number];

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u;
const FIGURES = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/u;
const WORDS = /^(\d{1,2})(?: de |[-/. ])([a-z]{3,10})\.?(?: de |[-/. ])(\d{4}|\d{2})(?!\d)/iu;

/** '15/12/2026', '15-dic-26', '15 de diciembre de 2026', '2026-12-15T18:30:00' -> '2026-12-15'. */
export function readDay(text: string, order: DayOrder): string {
  const parts = partsOf(text, order);
  if (!parts) throw new RowRefusal('No es una fecha: escribe, por ejemplo, 15/12/2026.', text);
  const [year, month, day] = parts.map((part) => part.padStart(2, '0'));
  const iso = `${year?.padStart(4, '20')}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso)
    throw new RowRefusal(`No hay tal día: el mapa lo lee en el orden ${order}.`, text);
  return iso;
}

function partsOf(text: string, order: DayOrder): [string, string, string] | null {
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  if (isoYear && isoMonth && isoDay) return [isoYear, isoMonth, isoDay];
  const [, first, second, year] = FIGURES.exec(text) ?? [];
  if (first && second && year)
    return order === 'd/m/y' ? [year, second, first] : [year, first, second];
  const [, day, word = '', yearOfWords] = WORDS.exec(text) ?? [];
  const month = MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
  return day && yearOfWords && month > 0 ? [yearOfWords, String(month), day] : null;
}
