import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import { ImportError } from '../errors/import-error.ts';
import type { RowReport } from '../import-file.ts';
import type { PhotoReport } from '../photos/import-photos.ts';
import { type AdviceWords, reasonText } from './problem.ts';

/** Writes refused rows, emptied values, doubtful prices and photos that did not enter to a CSV that spreadsheets can open. A run without any leaves no file. */
export class ReportFile {
  readonly path: string;
  readonly #file: FileHandle;
  readonly #words: AdviceWords;
  #isEmpty = true;

  private constructor(path: string, file: FileHandle, words: AdviceWords) {
    this.path = path;
    this.#file = file;
    this.#words = words;
  }

  static async open(path: string, imported: string, words: AdviceWords): Promise<ReportFile> {
    if (await isSameFile(path, imported)) {
      throw new ImportError('El reporte no puede ser el archivo que se importa.');
    }
    try {
      return new ReportFile(path, await open(path, 'w'), words);
    } catch (error) {
      throw new ImportError(
        `No se puede escribir ${path}. Elige con --report otro lugar para el reporte.`,
        { cause: error },
      );
    }
  }

  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  async write(reports: readonly RowReport[]): Promise<void> {
    await this.#append(reports.flatMap((report) => linesOf(report, this.#words)));
  }

  async writePhoto({ name, externalId, outcome, reason }: PhotoReport): Promise<void> {
    await this.#append([lineOf('', [externalId, PHOTO_RESULTS[outcome], '', name, reason])]);
  }

  async #append(lines: readonly string[]): Promise<void> {
    // The mark tells spreadsheets that this is UTF-8.
    const head = this.#isEmpty ? `\uFEFF${HEADER}\r\n` : '';
    this.#isEmpty = false;
    await this.#file.write(head + lines.join(''));
  }

  async close(): Promise<void> {
    await this.#file.close();
    if (this.#isEmpty) await rm(this.path, { force: true });
  }
}

const HEADER = 'linea,identificador,resultado,columna,celda,motivo';
const RESULTS = {
  refused: 'fila rechazada',
  emptied: 'dato vacío',
  doubtful: 'por revisar',
} as const;

const PHOTO_RESULTS = { refused: 'foto rechazada', unmatched: 'foto sin propiedad' } as const;

const linesOf = ({ line, externalId, outcome, problems }: RowReport, words: AdviceWords) =>
  problems.map((problem) => {
    const { field, column, cell: text } = problem;
    const position = [column ?? field ?? '', text ?? ''];
    return lineOf(line, [externalId, RESULTS[outcome], ...position, reasonText(problem, words)]);
  });

const lineOf = (line: number | '', cells: readonly string[]) =>
  `${line},${cells.map(cell).join(',')}\r\n`;

/** Quotes a text and disarms it for spreadsheets that take texts for formulas. */
function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map((path) => stat(path).catch(() => null)),
  );
  return Boolean(first && second && first.ino === second.ino && first.dev === second.dev);
}
