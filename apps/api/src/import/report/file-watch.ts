import { formatAll } from '@pbr/schemas/format/list';
import { formatCount } from '@pbr/schemas/format/numbers';
import type { PropertyWrite } from '@pbr/schemas/property/write';
import type { Problem } from './problem.ts';
import { shown } from './shown.ts';

/** A thing about several rows that a person should look at; the rows were taken all the same. */
export interface FileNotice {
  kind: 'encodedTwice' | 'emptied' | 'doubtfulPrice' | 'sharedPoint';
  count: number;
  /** The line of the first one. */
  line: number;
  /** In Spanish, with the count and the line. */
  text: string;
}

interface Seen {
  count: number;
  line: number;
  example: string;
}

/** UTF-8 that was read as windows-1252 and encoded again: 'Ã©' for 'é'. */
const ENCODED_TWICE =
  /[ÂÃ][\u0080-\u00BF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122]|â€[\u0080-\u2122]/u;

/** A development has some homes at one point; more rows than this have the point of their city. */
const SHARED = 5;
/** Beyond so many points, no new ones are counted. */
const MOST_POINTS = 1_000_000;
const SHOWN_POINTS = 3;
const SHOWN_LINES = 20;

/** Counts what only shows over many rows. */
export class FileWatch {
  #encodedTwice: Seen | null = null;
  readonly #emptied = new Map<string, Seen>();
  readonly #points = new Map<string, Seen>();
  /** The first lines, of so many. */
  readonly #doubtful = { count: 0, lines: Array<number>() };

  seeCells(line: number, cells: readonly string[]): void {
    const cell = cells.find((text) => ENCODED_TWICE.test(text));
    if (cell === undefined) return;
    const word = cell.split(/\s+/u).find((part) => ENCODED_TWICE.test(part)) ?? cell;
    this.#encodedTwice ??= { count: 0, line, example: shown(word) };
    this.#encodedTwice.count += 1;
  }

  seeListing(
    line: number,
    { property, emptied }: { property: PropertyWrite; emptied: readonly Problem[] },
  ): void {
    for (const { field, column, cell } of emptied)
      count(this.#emptied, column ?? field ?? '', { line, example: cell ?? '' });
    const { latitude, longitude } = property;
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return;
    const point = `${latitude}, ${longitude}`;
    if (this.#points.size < MOST_POINTS || this.#points.has(point))
      count(this.#points, point, { line, example: '' });
  }

  seeDoubtfulPrices(line: number): void {
    this.#doubtful.count += 1;
    if (this.#doubtful.lines.length < SHOWN_LINES) this.#doubtful.lines.push(line);
  }

  get notices(): FileNotice[] {
    return [
      ...this.#twice(),
      ...this.#emptiedColumns(),
      ...this.#doubtfulPrices(),
      ...this.#sharedPoints(),
    ];
  }

  #twice(): FileNotice[] {
    if (!this.#encodedTwice) return [];
    const { count: rows, line, example } = this.#encodedTwice;
    const text = `Acentos codificados dos veces en ${countOf(rows, 'fila', 'filas')}; la primera es la línea ${line}: “${example}”. Vuelve a exportar el archivo en UTF-8.`;
    return [{ kind: 'encodedTwice', count: rows, line, text }];
  }

  #emptiedColumns(): FileNotice[] {
    return [...this.#emptied].map(([column, { count: values, line, example }]) => {
      const cell = example === '' ? '' : `: “${example}”`;
      const text = `${values === 1 ? 'Quedó vacío 1 dato' : `Quedaron vacíos ${formatCount(values)} datos`} de ${column}; el primero está en la línea ${line}${cell}.`;
      return { kind: 'emptied', count: values, line, text };
    });
  }

  #doubtfulPrices(): FileNotice[] {
    const { count: rows, lines } = this.#doubtful;
    const [line] = lines;
    if (line === undefined) return [];
    const others = rows - lines.length;
    const more = others > 0 ? [`${formatCount(others)} más`] : [];
    const where = `${rows === 1 ? 'línea' : 'líneas'} ${formatAll([...lines.map(String), ...more])}`;
    const text = `${countOf(rows, 'fila entra', 'filas entran')} con un precio fuera de lo común (${where}). El reporte dice por qué.`;
    return [{ kind: 'doubtfulPrice', count: rows, line, text }];
  }

  #sharedPoints(): FileNotice[] {
    return [...this.#points]
      .filter(([, { count: rows }]) => rows >= SHARED)
      .toSorted(([, one], [, other]) => other.count - one.count)
      .slice(0, SHOWN_POINTS)
      .map(([point, { count: rows, line }]) => {
        const text = `${countOf(rows, 'fila comparte', 'filas comparten')} el punto ${point}; la primera es la línea ${line}. Suele ser el centro de la ciudad y no la propiedad.`;
        return { kind: 'sharedPoint', count: rows, line, text };
      });
  }
}

function count(seen: Map<string, Seen>, key: string, first: Omit<Seen, 'count'>): void {
  const known = seen.get(key);
  if (known) known.count += 1;
  else seen.set(key, { ...first, count: 1 });
}

const countOf = (many: number, one: string, several: string) =>
  `${formatCount(many)} ${many === 1 ? one : several}`;
