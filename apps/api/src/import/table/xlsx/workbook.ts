import { posix } from 'node:path';
import { ImportError } from '../../errors/import-error.ts';
import { type CellFormat, readFormats } from './cell-formats.ts';
import { unescaped } from './cell-text.ts';
import { attributeOf, readWholeXml } from './read-xml.ts';
import type { ZipParts } from './zip-parts.ts';

export interface Sheet {
  name: string;
  isHidden: boolean;
  part: string;
}

/** The sheets and what their cells refer to. */
export interface Workbook {
  sheets: Sheet[];
  strings: string[];
  formats: CellFormat[];
  /** Old books for Mac count days from 1904. */
  isFrom1904: boolean;
}

export async function readWorkbook(parts: ZipParts): Promise<Workbook> {
  const main = (await readRelations(parts, '')).find(({ type }) => type === 'officeDocument');
  if (!main || !parts.has(main.target)) throw notXlsx(parts, main?.target);
  const relations = await readRelations(parts, main.target);
  const part = (wanted: string) =>
    relations.find(({ type, target }) => type === wanted && parts.has(target))?.target;
  const strings = part('sharedStrings');
  const styles = part('styles');
  const { isFrom1904, sheets } = await readSheets(parts, main.target);
  // A part is one sheet: to look at it under many names would take hours.
  const taken = new Set<string>();
  const targets = new Map(
    relations.filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]),
  );
  return {
    sheets: sheets.flatMap(({ id, ...sheet }) => {
      const target = targets.get(id) ?? '';
      if (!parts.has(target) || taken.has(target)) return [];
      taken.add(target);
      return [{ ...sheet, part: target }];
    }),
    isFrom1904,
    strings: strings === undefined ? [] : await readSharedStrings(parts, strings),
    formats: styles === undefined ? [] : await readFormats(parts, styles),
  };
}

function notXlsx(parts: ZipParts, main: string | undefined): ImportError {
  if (main?.endsWith('.bin')) {
    return new ImportError(
      'El archivo es un Excel binario (.xlsb). Ábrelo en Excel y guárdalo como .xlsx.',
    );
  }
  return new ImportError(
    parts.has('mimetype')
      ? 'El archivo es de LibreOffice (.ods). Ábrelo y guárdalo como .xlsx.'
      : 'El archivo es un ZIP, pero no un libro de Excel. Si trae un CSV o un XLSX, descomprímelo primero.',
  );
}

interface Relation {
  id: string;
  /** The last word of the type's URL, which has two beginnings. */
  type: string;
  target: string;
}

/** The parts that a part refers to; '' stands for the whole file. */
async function readRelations(parts: ZipParts, part: string): Promise<Relation[]> {
  const { dir, base } = posix.parse(part);
  const name = posix.join(dir, '_rels', `${base}.rels`);
  const relations: Relation[] = [];
  if (!parts.has(name)) return relations;
  await readWholeXml(parts, name, {
    open(tag, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (tag !== 'Relationship') return;
      const path = target.startsWith('/') ? target.slice(1) : posix.join(dir, target);
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: path });
    },
  });
  return relations;
}

async function readSheets(parts: ZipParts, part: string) {
  const sheets: { name: string; isHidden: boolean; id: string }[] = [];
  let isFrom1904 = false;
  await readWholeXml(parts, part, {
    open(tag, attributes) {
      if (tag === 'workbookPr') isFrom1904 = /^(?:1|true)$/u.test(attributes['date1904'] ?? '');
      if (tag !== 'sheet') return;
      const { name = '', state = 'visible' } = attributes;
      sheets.push({ name, isHidden: state !== 'visible', id: attributeOf(attributes, 'id') ?? '' });
    },
  });
  return { sheets, isFrom1904 };
}

/** The texts that cells name by their number, without the phonetic aids of Asian ones. */
async function readSharedStrings(parts: ZipParts, part: string): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  await readWholeXml(parts, part, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic += 1;
      else if (name === 't') isText = phonetic === 0;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      if (name === 'si') strings.push(unescaped(text));
      else if (name === 'rPh') phonetic -= 1;
      else if (name === 't') isText = false;
    },
  });
  return strings;
}
