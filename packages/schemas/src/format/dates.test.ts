import { describe, expect, it } from 'vitest';
import { formatDate, formatDay } from './dates.ts';

describe('dates', () => {
  it.each([
    ['2026-11-01T18:30:00.000Z', '1 de noviembre de 2026'],
    // Still the evening of the day before in Mexico City.
    ['2026-11-01T05:59:59.000Z', '31 de octubre de 2026'],
    ['2026-11-01T06:00:00.000Z', '1 de noviembre de 2026'],
    ['2026-11-01', '1 de noviembre de 2026'],
    ['', 'Fecha no disponible'],
    [null, 'Fecha no disponible'],
    [undefined, 'Fecha no disponible'],
    ['mañana', 'Fecha no válida'],
    ['2026-13-45', 'Fecha no válida'],
  ])('%s is read as %s', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  it.each([
    ['2026-11-01', '1 nov 2026'],
    ['2026-11-01T05:59:59.000Z', '31 oct 2026'],
    ['2026-11-01T06:00:00.000Z', '1 nov 2026'],
  ])('%s is shortened to %s', (date, text) => {
    expect(formatDay(date)).toBe(text);
  });
});
