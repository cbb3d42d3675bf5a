import { expect, test } from 'vitest';
import { RowRefusal } from '../errors/import-error.ts';
import { readBathrooms } from './bathrooms.ts';

test.each([
  ['2', '2', '0'],
  ['3.0', '3', '0'],
  ['2.5', '2', '1'],
  ['2,5', '2', '1'],
  ['2.50', '2', '1'],
  ['1½', '1', '1'],
  ['2 ½', '2', '1'],
  ['½', '0', '1'],
  ['2 1/2', '2', '1'],
  ['0.5', '0', '1'],
  ['2 y medio', '2', '1'],
  ['2 y 1/2', '2', '1'],
  ['2 baños y medio', '2', '1'],
  ['Dos baños y medio', '2', '1'],
  ['baño y medio', '1', '1'],
  ['1 medio baño', '0', '1'],
  ['medio baño', '0', '1'],
  ['2 completos y 1 medio', '2', '1'],
  ['3 baños completos, 2 medios baños', '3', '2'],
  ['3 baños', '3', '0'],
])('%j is %s full and %s half', (text, full, half) => {
  expect(readBathrooms(text)).toEqual({ full, half });
});

test.each(['2.3', '2.25', '1 a 3', 'varios', '21/2', '-1'])('%j is refused', (text) => {
  expect(() => readBathrooms(text)).toThrow(RowRefusal);
});
