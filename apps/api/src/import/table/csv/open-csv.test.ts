import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../testing/tables/read-table.ts';
import { openTable } from '../../open-table.ts';
import { LINE_MAX } from './read-lines.ts';
import type { TableRecord } from '../table.ts';
import { RecordSplitter } from './split-records.ts';

const read = (content: string | Uint8Array, encoding?: string, delimiter?: string) =>
  readTable(content, { encoding, delimiter });

const unclosed = 'Las comillas de la fila no están bien cerradas.';
const width = (found: number, header: number) =>
  `La fila tiene ${found} columnas y el encabezado ${header}.`;

describe('reading a CSV file', () => {
  it('returns the header, the records, their lines and bytes', async () => {
    const csv = await read('a, b \n1,2\n\n3,"4\n5"\n6,7');
    expect(csv.header).toEqual(['a', 'b']);
    expect(csv.all).toEqual([
      { line: 2, fields: ['1', '2'] },
      { line: 4, fields: ['3', '4\n5'] },
      { line: 6, fields: ['6', '7'] },
    ]);
    expect([csv.position(), csv.size]).toEqual([22, 22]);
  });

  it('accepts a byte order mark, CRLF, other delimiters and escaped quotes', async () => {
    const csv = await read('\uFEFFa;b\r\n"1 ""uno""";2\r\n"x\r\ny";3\r\n', undefined, ';');
    expect(csv.header).toEqual(['a', 'b']);
    expect(csv.rows).toEqual(['1 "uno"/2', 'x\ny/3']);
  });

  it('reads UTF-16 with its mark', async () => {
    const csv = await read(Buffer.from('\uFEFFa,b\nñ,é\n', 'utf16le'));
    expect(csv.rows).toEqual(['ñ/é']);
  });

  it('keeps characters whole across chunks', async () => {
    const text = `ab\n${'ñ'.repeat(400_001)}\nfin\n`;
    expect((await read(text)).rows).toEqual(['ñ'.repeat(400_001), 'fin']);
  });

  it('asks for the encoding of a file that is not UTF-8, and reads it when told', async () => {
    const latin = Buffer.from('a,b\nuno,dos\nCoyoacán,1\n', 'latin1');
    await expect(read(latin)).rejects.toThrow(
      'El archivo no está en UTF-8 (cerca de la línea 3). Parece windows-1252: así dice “Coyoacán”.',
    );
    expect((await read(latin, 'windows-1252')).rows).toEqual(['uno/dos', 'Coyoacán/1']);
    await expect(read(latin, 'klingon')).rejects.toThrow(/no se conoce/u);
  });

  it('skips only the unreadable rows when UTF-8 is forced', async () => {
    const mixed = Buffer.concat([
      Buffer.from('a,b\nñ,1\n'),
      Buffer.from('é,2\n', 'latin1'),
      Buffer.from('ü,3\n'),
    ]);
    const { rows } = await read(mixed, 'utf-8');
    expect(rows[0]).toBe('ñ/1');
    expect(rows[1]).toContain('3: La fila tiene caracteres ilegibles');
    expect(rows[2]).toBe('ü/3');
  });

  it('refuses a path without a file, an empty file and an unreadable header', async () => {
    await expect(read('')).rejects.toThrow('El archivo está vacío.');
    await expect(read('\n\n')).rejects.toThrow('El archivo está vacío.');
    await expect(read('a,"b\n1,2\n')).rejects.toThrow(`El encabezado no se pudo leer. ${unclosed}`);
    await expect(openTable(join(tmpdir(), 'nada.csv'), {})).rejects.toThrow(/No se encontró/u);
    await expect(openTable(tmpdir(), {})).rejects.toThrow(/no es un archivo/u);
  });

  it('finds no records below a lone header', async () => {
    expect((await read('a,b\n')).rows).toEqual([]);
  });
});

describe('a broken row affects only itself', () => {
  it('with too many columns', async () => {
    const { rows } = await read('a,b\n1,2\n4,5,6\n7,8\n');
    expect(rows).toEqual(['1/2', `3: ${width(3, 2)}`, '7/8']);
  });

  it('with text after a closing quote', async () => {
    const { rows } = await read('a,b\n1,2\n"2"x,3\n4,5\n');
    expect(rows).toEqual(['1/2', `3: ${unclosed}`, '4/5']);
  });

  it('and quotes inside a cell without quotes are text', async () => {
    const lines = ['1,5" x 6",', '2,tubo de 3",', '3,"a, b",7"', '4,x,"y"', '5,"x,6"'];
    const { rows } = await read(`a,b,c\n${lines.join('\n')}\n`);
    expect(rows).toEqual(['1/5" x 6"/', '2/tubo de 3"/', '3/a, b/7"', '4/x/y', '5/x,6/']);
  });

  it('with a quote that is never closed, whether or not later rows have quotes', async () => {
    expect((await read('a,b\n1,"2\n3,4\n5,6\n')).rows).toEqual([`2: ${unclosed}`, '3/4', '5/6']);
    expect((await read('a,b\n1,"2\n3,"4"\n"5",6\n')).rows).toEqual([
      `2: ${unclosed}`,
      '3/4',
      '5/6',
    ]);
    expect((await read('a,b\n1,"2\n3,"4\n5,6\n')).rows.at(-1)).toBe('5/6');
  });

  it('with an open quote far from the end of the file', async () => {
    const good = Array.from({ length: 3000 }, (_, n) => `${n},x`);
    const lines = [...good.slice(0, 1500), '1,"2', ...good.slice(1500)];
    const { rows } = await read(`a,b\n${lines.join('\n')}\n`);
    expect(rows.length).toBe(3001);
    expect(rows.filter((row) => row.includes(':'))).toEqual([`1502: ${unclosed}`]);
  });

  it('when a good row of several lines has too many columns', async () => {
    const { rows } = await read('a,b\n"uno\ndos\ntres",2,3\n5,6\n');
    expect(rows).toEqual([`2: ${width(3, 2)}`, '5/6']);
  });

  it('when two open quotes swallow the row between them', async () => {
    const { rows } = await read('a,b,c\n1,"2\n4,5,6\n7",9,8,1\n10,11,12\n');
    expect(rows).toEqual([`2: ${unclosed}`, '4/5/6', `4: ${unclosed}`, '10/11/12']);
  });

  it('when two open quotes make whole rows look like the text of one', async () => {
    const rows = ['1,"2,3,4', '5,6,7,8', '9,10,11,12', '13,14,15"'];
    const { rows: read1 } = await read(`a,b,c,d\n${rows.join('\n')}\n`);
    expect(read1).toEqual([`2: ${unclosed}`, '5/6/7/8', '9/10/11/12', `5: ${unclosed}`]);
  });

  it.each([
    ['inside quotes', '3,"Sala.\nCocina, y un', 'con las comillas abiertas'],
    ['between two cells', '3,Sala', 'con 2 de 3 columnas'],
  ])('when the file was cut off %s', async (_where, end, words) => {
    const { rows } = await read(`a,b,c\n1,2,3\n2,"b\nc",4\n${end}`);
    const problem = `5: El archivo termina a media fila, ${words}. Pídelo o descárgalo otra vez.`;
    expect(rows).toEqual(['1/2/3', '2/b\nc/4', problem]);
  });

  it('and a last row without its empty cells is whole where others lack them or the file is ended', async () => {
    expect((await read('a,b,c\n1,2,3\n2,x\n3,4,5\n4,x')).rows.at(-1)).toBe('4/x/');
    expect((await read('a,b,c\n1,2,3\n4,x\n')).rows.at(-1)).toBe('4/x/');
  });

  it('when its line is longer than any listing', async () => {
    const { rows } = await read(`a,b\n1,${'x'.repeat(LINE_MAX)}\n3,4\n`);
    expect(rows).toEqual([`2: La línea pasa de ${LINE_MAX} caracteres.`, '3/4']);
  });
});

describe('any table', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'ñ', '"', ',', '\n', ' ', '😀', ';'),
    maxLength: 6,
  });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 40 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

  it('is read back as it was written, however its bytes arrive', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 9 }), (rows, size) => {
        const text = rows.map((row) => row.map(quoted).join(',')).join('\n');
        const lines = text
          .split('\n')
          .map((line, n) => ({ number: n + 1, text: line, isCut: false }));
        const splitter = new RecordSplitter(',');
        splitter.width = 2;
        const records: TableRecord[] = [];
        for (let at = 0; at < lines.length; at += size) {
          records.push(...splitter.push(lines.slice(at, at + size), false));
        }
        records.push(...splitter.push([], true));
        expect(records.map((record) => ('fields' in record ? record.fields : record))).toEqual(
          rows,
        );
      }),
    );
  });

  it('loses no good single-line row around broken ones', () => {
    const sound = fc.stringMatching(/^[a-z]{1,3}$/u).map((text) => `${text},"${text}"`);
    const broken = fc.constantFrom('x', '"x,y', 'x,"y', 'x"y,z', '"x"y,z', 'x,y,z', '"');
    fc.assert(
      fc.property(fc.array(fc.oneof(sound, sound, broken), { maxLength: 30 }), (lines) => {
        const splitter = new RecordSplitter(',');
        splitter.width = 2;
        const input = lines.map((text, n) => ({ number: n + 1, text, isCut: false }));
        const records = [...splitter.push(input, false), ...splitter.push([], true)];
        const found = new Set(
          records.flatMap((record) => ('fields' in record ? [record.line] : [])),
        );
        const isSound = (text: string) => /^[a-z]{1,3},"[a-z]{1,3}"$/u.test(text);
        const lost = input.filter(({ number, text }) => isSound(text) && !found.has(number));
        expect(lost).toEqual([]);
      }),
    );
  });
});
