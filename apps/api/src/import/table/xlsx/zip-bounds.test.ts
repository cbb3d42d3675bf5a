import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../testing/tables/read-table.ts';
import { xlsxFile } from '../../../testing/tables/xlsx-file.ts';
import { ROWS_MAX } from './open-xlsx.ts';

const MB = 2 ** 20;
const sheet = (content: string, more = {}) => ({
  name: 'xl/worksheets/sheet1.xml',
  content: `<worksheet><sheetData>${content}</sheetData></worksheet>`,
  ...more,
});
const row = '<row><c t="str"><v>uno</v></c><c t="str"><v>dos</v></c></row>';

describe('an XLSX file is refused', () => {
  it('before it is unpacked when its directory names more than 200 MB', async () => {
    const file = sheet(row, { claimedSize: 201 * MB });
    await expect(readTable(xlsxFile([{}], { files: [file] }))).rejects.toThrow(
      'El archivo XLSX ocupa desempaquetado más de 200 MB.',
    );
  });

  it('before it is unpacked when it is 200 times smaller than its content', async () => {
    const file = sheet(' '.repeat(11 * MB));
    await expect(readTable(xlsxFile([{}], { files: [file] }))).rejects.toThrow(
      '200 veces su tamaño',
    );
  });

  it('while it is unpacked when it holds more than its directory says', async () => {
    const file = sheet(row + ' '.repeat(40 * MB), { claimedSize: 1000 });
    const before = process.memoryUsage.rss();
    await expect(readTable(xlsxFile([{}], { files: [file] }))).rejects.toThrow('está dañado');
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * MB);
  });

  it('when a part has other bytes than when it was packed', async () => {
    const file = sheet(row, { claimedCrc: 1 });
    await expect(readTable(xlsxFile([{}], { files: [file] }))).rejects.toThrow('está dañado');
  });

  it('when its XML is not well-formed, before any row of it is used', async () => {
    const file = sheet(`${row}<rov><c><v>1</v></c></row>${row}`);
    await expect(readTable(xlsxFile([{}], { files: [file] }))).rejects.toThrow('está dañado');
  });

  it('when it has more rows than are good for it', async () => {
    const xml = '<row><c><v>1</v></c></row>'.repeat(ROWS_MAX + 1);
    await expect(readTable(xlsxFile([{ xml }]))).rejects.toThrow('pasa de 200,000 filas');
  });

  it('when a row has more cells than a sheet has columns', async () => {
    const xml = `<row>${'<c r="A1"><v>1</v></c>'.repeat(16_385)}</row>`;
    await expect(readTable(xlsxFile([{ xml }]))).rejects.toThrow('está dañado');
  });

  it('when a text goes on for megabytes', async () => {
    // Noise, because a repeated letter would be refused for its ratio.
    const noise = randomBytes(8 * MB).toString('base64');
    const xml = `${row}<row><c t="str"><v>${noise}</v></c></row>`;
    await expect(readTable(xlsxFile([{ xml }]))).rejects.toThrow('está dañado');
  });

  it('with a part for one sheet only, whatever number of sheets name it', async () => {
    const names = Array.from(
      { length: 1000 },
      (_, n) => `<sheet name="s${n}" sheetId="${n}" r:id="r1"/>`,
    );
    const file = {
      name: 'xl/workbook.xml',
      content: `<workbook><sheets>${names.join('')}</sheets></workbook>`,
    };
    const { reading } = await readTable(xlsxFile([{ xml: row + row }], { files: [file] }));
    expect(reading).toMatchObject({ sheets: ['s0'] });
  });

  it('when a cell stands beyond the last column of a sheet', async () => {
    const xml = '<row><c r="XFE1"><v>1</v></c></row>';
    await expect(readTable(xlsxFile([{ xml }]))).rejects.toThrow('está dañado');
  });

  it('not for pictures, which nobody unpacks', async () => {
    const picture = { name: 'xl/media/image1.png', content: 'x', claimedSize: 900 * MB };
    const book = xlsxFile(
      [
        {
          rows: [
            ['a', 'b'],
            ['1', '2'],
          ],
        },
      ],
      { files: [picture] },
    );
    expect((await readTable(book)).rows).toEqual(['1/2']);
  });

  it('row by row when one has more text than any listing', async () => {
    const long = `<row><c t="str"><v>${'x'.repeat(1_000_001)}</v></c></row>`;
    const { rows } = await readTable(xlsxFile([{ xml: row + long + row }]));
    expect(rows).toEqual([
      '2: La celda A2 hace que la fila pase de 1000000 caracteres.',
      'uno/dos',
    ]);
  });
});
