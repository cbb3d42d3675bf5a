import { open, stat } from 'node:fs/promises';
import { ImportError } from '../errors/import-error.ts';

/** The first bytes of files that are neither text nor XLSX, with what to do about them. */
const BINARIES: readonly [string, string][] = [
  [
    '\xD0\xCF\x11\xE0',
    'El archivo es de un Excel antiguo (.xls) o tiene contraseña. Ábrelo en Excel, quita la contraseña y guárdalo como .xlsx.',
  ],
  ['%PDF', 'El archivo es un PDF. Pide la lista como .xlsx o .csv.'],
  ...['\x1F\x8B', 'Rar!', '7z\xBC\xAF'].map((bytes): [string, string] => [
    bytes,
    'El archivo está comprimido. Descomprímelo primero.',
  ]),
];
const MARKUP = /^\s*<(?:!doctype|html|head|meta|style|body|table|div|\?xml|!--)/iu;
const JSON_TEXT = /^\s*(?:\{\s*"|\[\s*[{[])/u;

/** Judges a file by its first bytes, whatever its name says. */
export async function fileKind(path: string): Promise<'csv' | 'xlsx'> {
  const start = (await readStart(path, 512)).toString('latin1').replace(/^\xEF\xBB\xBF/u, '');
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return 'xlsx';
  const binary = BINARIES.find(([bytes]) => start.startsWith(bytes));
  if (binary) throw new ImportError(binary[1]);
  if (MARKUP.test(start)) {
    throw new ImportError(
      'El archivo es una página web o un XML, aunque su nombre diga otra cosa. Ábrelo en Excel y guárdalo como .xlsx.',
    );
  }
  if (JSON_TEXT.test(start)) {
    throw new ImportError('El archivo es JSON. La importación lee CSV y XLSX.');
  }
  return 'csv';
}

export async function readStart(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export async function sizeOf(path: string): Promise<number> {
  const info = await stat(path).catch((error: unknown) => {
    throw new ImportError(`No se encontró el archivo ${path}.`, { cause: error });
  });
  if (!info.isFile()) throw new ImportError(`${path} no es un archivo.`);
  return info.size;
}
