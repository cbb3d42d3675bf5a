import type { Settlement } from '@pbr/db/schema/settlements';
import { ImportError } from '../errors/import-error.ts';
import { surveyUtf8, utf16Of } from '../table/csv/encoding.ts';
import { type Line, readLines } from '../table/csv/read-lines.ts';
import { readStart, sizeOf } from '../table/file-kind.ts';
import { HEADER, lineError, readSettlement } from './read-settlement.ts';

export interface OpenSepomex {
  encoding: 'UTF-8' | 'ISO-8859-1';
  size: number;
  /** Bytes read so far. */
  position(): number;
  /** Throws at the first line that is wrong. */
  settlements(): AsyncGenerator<Settlement>;
}

/** Opens the postal service's file as a stream: a notice, the header, and a settlement in each line. */
export async function openSepomex(path: string): Promise<OpenSepomex> {
  const size = await sizeOf(path);
  const encoding = await encodingOf(path);
  let position = 0;
  const lines = readText(path, encoding, (count) => {
    position += count;
  });
  await lines.next();
  const header = await lines.next();
  if (header.done || header.value.text.trim() !== HEADER) {
    await lines.return(undefined);
    throw new ImportError(
      `${path} no es el archivo de códigos postales de Correos de México: su segunda línea tiene que ser “${HEADER}”. No se cambió nada.`,
    );
  }
  return { encoding, size, position: () => position, settlements: () => readSettlements(lines) };
}

/** The postal service writes ISO-8859-1; an editor may have saved the file as UTF-8. */
async function encodingOf(path: string): Promise<OpenSepomex['encoding']> {
  if (utf16Of(await readStart(path, 2))) {
    throw new ImportError(
      `${path} está en UTF-16. Usa el archivo como lo entrega Correos de México. No se cambió nada.`,
    );
  }
  return (await surveyUtf8(path)).badLine === null ? 'UTF-8' : 'ISO-8859-1';
}

const CONTROL_CHARACTER = /[^\P{Cc}\t]/u;
/** UTF-8 that was read as ISO-8859-1, such as 'CoyoacÃ¡n', or what a failed conversion leaves. */
const MISREAD = /[ÂÃ]\P{ASCII}|\uFFFD/u;

async function* readText(
  path: string,
  encoding: string,
  onBytes: (count: number) => void,
): AsyncGenerator<Line> {
  for await (const lines of readLines(path, encoding, onBytes)) {
    for (const line of lines) {
      if (MISREAD.test(line.text))
        throw lineError(line.number, 'mezcla codificaciones o tiene caracteres ilegibles.');
      if (CONTROL_CHARACTER.test(line.text))
        throw lineError(line.number, 'no es texto; el archivo es binario o está en UTF-16.');
      yield line;
    }
  }
}

async function* readSettlements(lines: AsyncGenerator<Line>): AsyncGenerator<Settlement> {
  const lineOf = new Map<string, number>();
  for await (const line of lines) {
    if (line.text.trim() === '') continue;
    const settlement = readSettlement(line);
    const earlier = lineOf.get(settlement.key);
    if (earlier !== undefined)
      throw lineError(line.number, `repite el asentamiento de la línea ${earlier}.`);
    lineOf.set(settlement.key, line.number);
    yield settlement;
  }
}
