import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import { ImportError } from './import-error.ts';
import type { Refusal } from './import-file.ts';

/** Writes the refused rows to a CSV that spreadsheets can open. A run without refusals leaves no file. */
export class RefusalFile {
  readonly path: string;
  readonly #file: FileHandle;
  #isEmpty = true;

  private constructor(path: string, file: FileHandle) {
    this.path = path;
    this.#file = file;
  }

  static async open(path: string, imported: string): Promise<RefusalFile> {
    if (await isSameFile(path, imported)) {
      throw new ImportError('La lista de rechazos no puede ser el archivo que se importa.');
    }
    try {
      return new RefusalFile(path, await open(path, 'w'));
    } catch (error) {
      throw new ImportError(
        `No se puede escribir ${path}. Elige con --report otro lugar para la lista de rechazos.`,
        { cause: error },
      );
    }
  }

  async write(refusals: readonly Refusal[]): Promise<void> {
    // The mark tells spreadsheets that this is UTF-8.
    const head = this.#isEmpty ? '\uFEFFlinea,identificador,motivo\r\n' : '';
    this.#isEmpty = false;
    const lines = refusals.map(
      ({ line, externalId, reason }) => `${line},${cell(externalId)},${cell(reason)}\r\n`,
    );
    await this.#file.write(head + lines.join(''));
  }

  async close(): Promise<void> {
    await this.#file.close();
    if (this.#isEmpty) await rm(this.path, { force: true });
  }
}

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
