import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvHead, csvLines } from './csv.ts';

test.each(['=1+1', '+52 55', '-2', '@SUM(A1)', '\tx', '\rx', '=cmd|"/C calc"!A0'])(
  'keeps a cell that begins like %j as text in a spreadsheet',
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
