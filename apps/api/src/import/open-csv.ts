import { stat } from 'node:fs/promises';
import { resolveEncoding } from './encoding.ts';
import { ImportError } from './import-error.ts';
import { readLines } from './read-lines.ts';
import { type CsvRecord, RecordSplitter } from './split-records.ts';

export interface OpenCsv {
  header: string[];
  size: number;
  /** Bytes read so far. */
  position(): number;
  records(): AsyncGenerator<CsvRecord[]>;
}

/** Opens a CSV file as a stream of records; only a few chunks of it are in memory at a time. */
export async function openCsv(
  path: string,
  options: { delimiter: string; encoding: string | undefined },
): Promise<OpenCsv> {
  const size = await sizeOf(path);
  const encoding = await resolveEncoding(path, options.encoding);
  let position = 0;
  const lines = readLines(path, encoding, (count) => {
    position += count;
  });
  const splitter = new RecordSplitter(options.delimiter);
  const header = await readHeader(splitter, lines);
  splitter.width = header.length;

  return {
    header,
    size,
    position: () => position,
    async *records() {
      yield splitter.push([], false);
      for await (const chunk of lines) yield splitter.push(chunk, false);
      yield splitter.push([], true);
    },
  };
}

async function readHeader(
  splitter: RecordSplitter,
  lines: ReturnType<typeof readLines>,
): Promise<string[]> {
  for (;;) {
    const next = await lines.next();
    const record = splitter.header(next.done ? [] : next.value, next.done === true);
    if (record && 'fields' in record) return record.fields.map((name) => name.trim());
    if (record) throw new ImportError(`El encabezado no se pudo leer. ${record.problem}`);
    if (next.done) throw new ImportError('El archivo está vacío.');
  }
}

export async function sizeOf(path: string): Promise<number> {
  const info = await stat(path).catch((error: unknown) => {
    throw new ImportError(`No se encontró el archivo ${path}.`, { cause: error });
  });
  if (!info.isFile()) throw new ImportError(`${path} no es un archivo.`);
  return info.size;
}
