import { describe, expect, it } from 'vitest';
import {
  formatArea,
  formatCount,
  formatCounted,
  formatDate,
  formatMoney,
  formatMxnEquivalent,
  formatRent,
} from './format.ts';

describe('money', () => {
  it.each([
    ['4500000', 'MXN', '$4,500,000'],
    ['4500000.00', 'MXN', '$4,500,000'],
    ['1999.50', 'MXN', '$2,000'],
    ['0', 'MXN', '$0'],
    ['9999999999.99', 'MXN', '$10,000,000,000'],
    ['350000', 'USD', 'US$350,000'],
    ['350000', 'EUR', '350,000 EUR'],
  ])('%s %s is formatted as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  it('adds the month to a rent', () => {
    expect(formatRent('25000', 'MXN')).toBe('$25,000/mes');
  });

  it('marks an equivalent in pesos as approximate', () => {
    expect(formatMxnEquivalent('6300000.4')).toBe('aprox. $6,300,000 MXN');
  });
});

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
  ])('%s is formatted as %s', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });
});

describe('measures and counts', () => {
  it.each([
    ['120', '120 m²'],
    ['80.50', '80.5 m²'],
    ['12345.67', '12,345.67 m²'],
  ])('%s square metres are formatted as %s', (area, text) => {
    expect(formatArea(area)).toBe(text);
  });

  it('groups thousands', () => {
    expect(formatCount(23140)).toBe('23,140');
  });

  it.each([
    [0, '0 propiedades'],
    [1, '1 propiedad'],
    [2, '2 propiedades'],
    [1000000, '1,000,000 propiedades'],
  ])('%i is counted as %s', (count, text) => {
    expect(formatCounted(count, 'propiedad', 'propiedades')).toBe(text);
  });
});
