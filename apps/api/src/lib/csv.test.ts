import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvHead, csvLines } from './csv.ts';

test.each(['=1+1', '-2', '@SUM(A1)', '\tx', '\rx', '=cmd|"/C calc"!A0'])(
  'keeps a cell that begins like %j as text in a spreadsheet',
  (cell) => {
    expect(parse(csvLines([['antes', cell]]))).toEqual([['antes', `'${cell}`]]);
  },
);

test.each(['+52 55 1234 5678', '+52 55 1234 5678 ext. 9', '+1 212 555 0100', '+55 11 96123-4567'])(
  'keeps the plus of the telephone %s',
  (cell) => {
    expect(parse(csvLines([['antes', cell]]))).toEqual([['antes', cell]]);
  },
);

test.each(['+52', '+5255', '+52-55', '+52 ', '+52 55+1', '+52 55 ext. A1', '+1 1\n=2', '++52 55'])(
  'takes %j for no telephone',
  (cell) => {
    expect(parse(csvLines([['antes', cell]]))).toEqual([['antes', `'${cell}`]]);
  },
);

test('keeps quotes, commas and line breaks inside their cell, and ends records as in RFC 4180', () => {
  const row = ['dijo "sí"', 'a, b', 'uno\r\ndos', 'ñ é', ''];
  expect(csvLines([row])).toBe('"dijo ""sí""","a, b","uno\r\ndos",ñ é,\r\n');
  expect(parse(csvLines([row]))).toEqual([row]);
});

test('begins a file with the mark that lets Excel read accents', () => {
  expect(csvHead(['Teléfono'])).toBe('\ufeffTeléfono\r\n');
});

test('quotes a line break of any kind', () => {
  expect(csvLines([['uno\ndos', 'tres\rcuatro']])).toBe('"uno\ndos","tres\rcuatro"\r\n');
});
