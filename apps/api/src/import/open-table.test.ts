import { describe, expect, it } from 'vitest';
import { withTable } from '../testing/tables/read-table.ts';
import { xlsxFile } from '../testing/tables/xlsx-file.ts';
import { describeReading } from './table/describe-reading.ts';
import type { TableRecord } from './table/table.ts';

const rows = Array.from({ length: 5000 }, (_, n) => [`K${n}`, 'Casa']);
const csv = [['clave', 'titulo'], ...rows].map((row) => row.join(';')).join('\n');

describe.each([
  ['CSV', csv, 'CSV separado por punto y coma, en utf-8'],
  ['XLSX', xlsxFile([{ rows: [['clave', 'titulo'], ...rows] }]), 'XLSX, hoja “Hoja”'],
])('an opened %s file', (_name, content, reading) => {
  it('is read from its first row as often as one likes, also after half a reading', () =>
    withTable(content, {}, async (table) => {
      for await (const block of table.records()) if (block.length > 0) break;
      for (let times = 0; times < 2; times += 1) {
        const records: TableRecord[] = [];
        for await (const block of table.records()) records.push(...block);
        expect(records).toHaveLength(5000);
        expect(records[0]).toEqual({ line: 2, fields: ['K0', 'Casa'] });
        expect(table.position()).toBe(table.size);
      }
    }));

  it('says how it is read', () =>
    withTable(content, {}, async (table) => {
      expect(describeReading(table.reading)).toBe(reading);
    }));
});

describe('the words for a reading', () => {
  it('name what was left aside', () => {
    expect(
      describeReading({
        format: 'xlsx',
        sheet: 'Venta',
        sheets: ['Portada', 'Venta'],
        headerLine: 4,
      }),
    ).toBe('XLSX, hoja “Venta”; no se leyó: “Portada”; el encabezado está en la línea 4');
    const csvReading = { format: 'csv', encoding: 'macintosh', headerLine: 1 } as const;
    expect(describeReading({ ...csvReading, delimiter: '~' })).toBe(
      'CSV separado por “~”, en macintosh',
    );
  });
});
