import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';
import { ImportError } from '../../errors/import-error.ts';

/** Bounds of what is read; pictures and the like are not. Real workbooks stay far below. */
const ENTRIES_MAX = 10_000;
const UNPACKED_MAX_MB = 200;
const RATIO_MAX = 200;
/** Smaller parts may be as dense as they like. */
const RATIO_FROM = 10 * 2 ** 20;

/** The XML files inside a ZIP. */
export interface ZipParts {
  has(name: string): boolean;
  /** Unpacked bytes of a part. */
  sizeOf(name: string): number;
  /** Unpacks a part piece by piece. */
  read(name: string): AsyncGenerator<Buffer>;
  close(): void;
}

/** Opens a ZIP whose directory stays within the bounds; what it says about sizes is checked again while a part is unpacked. */
export async function openZip(path: string): Promise<ZipParts> {
  const zip = await orDamaged(yauzl.openPromise(path, { autoClose: false }));
  try {
    const entries = await orDamaged(readDirectory(zip));
    return {
      has: (name) => entries.has(keyOf(name)),
      sizeOf: (name) => entries.get(keyOf(name))?.uncompressedSize ?? 0,
      read: (name) => readPart(zip, entries.get(keyOf(name))),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Names count without regard to case, as in Excel. */
const keyOf = (name: string) => name.replace(/^\//u, '').toLowerCase();

async function readDirectory(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  if (zip.entryCount > ENTRIES_MAX) throw tooBig(`más de ${ENTRIES_MAX} archivos`);
  const entries = new Map<string, yauzl.Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (!/\.(?:xml|rels)$|^mimetype$/iu.test(entry.fileName)) continue;
    const { compressedSize, uncompressedSize } = entry;
    bytes += uncompressedSize;
    if (bytes > UNPACKED_MAX_MB * 2 ** 20) throw tooBig(`más de ${UNPACKED_MAX_MB} MB`);
    const isDense = uncompressedSize > compressedSize * RATIO_MAX;
    if (isDense && uncompressedSize > RATIO_FROM)
      throw tooBig(`más de ${RATIO_MAX} veces su tamaño`);
    entries.set(keyOf(entry.fileName), entry);
  }
  return entries;
}

function tooBig(amount: string): ImportError {
  return new ImportError(
    `El archivo XLSX ocupa desempaquetado ${amount}. Guárdalo como CSV, o reparte las filas en varios archivos.`,
  );
}

async function* readPart(zip: yauzl.ZipFile, entry: yauzl.Entry | undefined) {
  if (!entry) throw damaged();
  let sum = 0;
  try {
    // yauzl ends with an error as soon as there is more than the directory said.
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      sum = crc32(chunk as Buffer, sum);
      yield chunk as Buffer;
    }
  } catch (error) {
    throw damaged(error);
  }
  if (sum !== entry.crc32) throw damaged();
}

async function orDamaged<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw error instanceof ImportError ? error : damaged(error);
  }
}

export function damaged(cause?: unknown): ImportError {
  return new ImportError('El archivo XLSX está dañado. Ábrelo en Excel y guárdalo de nuevo.', {
    cause,
  });
}
