import { expect, test } from 'vitest';
import { RowRefusal } from '../errors/import-error.ts';
import { readDay } from './day.ts';

test.each([
  ['15/12/2026', '2026-12-15'],
  ['5-3-26', '2026-03-05'],
  ['15.12.2026', '2026-12-15'],
  ['15/dic/2026', '2026-12-15'],
  ['15 de diciembre de 2026', '2026-12-15'],
  ['2026-12-15', '2026-12-15'],
  ['2026-12-15T18:30:00', '2026-12-15'],
  ['15/12/2026 18:30', '2026-12-15'],
])('%j is %s', (text, day) => {
  expect(readDay(text, 'd/m/y')).toBe(day);
});

test('the month comes first where the map says so', () => {
  expect(readDay('12/15/2026', 'm/d/y')).toBe('2026-12-15');
});

test.each(['12/15/2026', '30/02/2026', 'inmediata', '2026', '46000'])('%j is refused', (text) => {
  expect(() => readDay(text, 'd/m/y')).toThrow(RowRefusal);
});
