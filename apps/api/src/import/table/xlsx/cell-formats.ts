import { readWholeXml } from './read-xml.ts';
import type { ZipParts } from './zip-parts.ts';

/** A cell's number stands for a quantity, a day, a time, both, or for digits with zeros before them, as of a postal code. */
export type CellFormat = 'number' | 'day' | 'time' | 'moment' | { digits: number };

/** Numbers below 164 are Excel's own formats, which no book spells out. */
const BUILT_IN = new Map<number, CellFormat>([
  ...range(14, 17, 'day'),
  ...range(18, 21, 'time'),
  [22, 'moment'],
  ...range(27, 31, 'day'),
  ...range(32, 35, 'time'),
  [36, 'day'],
  ...range(45, 47, 'time'),
  ...range(50, 58, 'day'),
]);

function range(from: number, to: number, format: CellFormat): [number, CellFormat][] {
  return Array.from({ length: to - from + 1 }, (_, n) => [from + n, format]);
}

/** The formats that the styles of the cells stand for, in their order. */
export async function readFormats(parts: ZipParts, part: string): Promise<CellFormat[]> {
  const codes = new Map(BUILT_IN);
  const formats: CellFormat[] = [];
  let isOfCells = false;
  await readWholeXml(parts, part, {
    open(name, attributes) {
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'numFmt') codes.set(id, formatOf(attributes['formatCode'] ?? ''));
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) formats.push(codes.get(id) ?? 'number');
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

/** Texts, colours, currencies and blanks inside a format code; the brackets of [h] and its like stay. */
const DECORATION = /"[^"]*"|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/giu;

function formatOf(code: string): CellFormat {
  const [plain = ''] = code.replaceAll(DECORATION, '').toLowerCase().split(';');
  if (/^0{2,}$/u.test(plain)) return { digits: plain.length };
  const hasTime = /[hs]/u.test(plain);
  const hasDay = /[yd]/u.test(plain) || (plain.includes('m') && !hasTime);
  if (hasDay && hasTime) return 'moment';
  if (hasDay) return 'day';
  return hasTime ? 'time' : 'number';
}
