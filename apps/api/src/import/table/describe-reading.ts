import type { TableReading } from './table.ts';

const delimiterNames: Record<string, string> = {
  ',': 'coma',
  ';': 'punto y coma',
  '\t': 'tabulador',
  '|': 'barra',
};

/** 'CSV separado por punto y coma, en windows-1252; el encabezado está en la línea 4' */
export function describeReading(reading: TableReading): string {
  const { headerLine } = reading;
  const header = headerLine > 1 ? `; el encabezado está en la línea ${headerLine}` : '';
  return describeFormat(reading) + header;
}

function describeFormat(reading: TableReading): string {
  if (reading.format === 'csv') {
    const { delimiter, encoding } = reading;
    return `CSV separado por ${nameOfDelimiter(delimiter)}, en ${encoding}`;
  }
  const { sheet, sheets } = reading;
  const others = sheets.filter((name) => name !== sheet);
  return others.length === 0
    ? `XLSX, hoja “${sheet}”`
    : `XLSX, hoja “${sheet}”; no se leyó: ${others.map((name) => `“${name}”`).join(', ')}`;
}

export function nameOfDelimiter(delimiter: string): string {
  return delimiterNames[delimiter] ?? `“${delimiter}”`;
}
