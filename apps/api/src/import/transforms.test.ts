import { describe, expect, it } from 'vitest';
import { RowRefusal } from './errors/import-error.ts';
import type { ValueStep } from './map-schema.ts';
import { RowReading } from './row-reading.ts';
import { transform } from './transforms.ts';

const rules = { kind: 'number', decimal: undefined, hasNone: false } as const;
const applied = (step: ValueStep, text: string) => transform(step, rules)(text, new RowReading([]));

const cases: [ValueStep, string, string][] = [
  ['lower', 'ÁLAMO Norte', 'álamo norte'],
  ['upper', 'ñandú', 'ÑANDÚ'],
  ['title', 'LOMAS DE CHAPULTEPEC II', 'Lomas de Chapultepec II'],
  ['title', 'la magdalena contreras', 'La Magdalena Contreras'],
  ['number', '5500000.0', '5500000'],
  ['number', '$ 4,500,000.50 MXN', '4500000.5'],
  ['number', 'US$1,200', '1200'],
  ['number', '−5', '-5'],
  ['number', '-0.0', '0'],
  ['number', '0080 m²', '80'],
  ['number', '-99.1332', '-99.1332'],
  ['number', '4.500.000', '4500000'],
  ['number', '4.5 mdp', '4500000'],
  ['integer', '54.0', '54'],
  ['currency', 'US$350 mil', 'USD'],
  ['currency', '$4,500,000 M.N.', 'MXN'],
  ['currency', '4,500,000', ''],
  ['currency', 'Dólares', 'USD'],
  ['currency', 'pesos mexicanos', 'MXN'],
  ['currency', 'Dólares (USD)', 'USD'],
  ['currency', 'MXN - Peso mexicano', 'MXN'],
  ['currency', 'US$3,800,000 + IVA', 'USD'],
  ['currency', '3,800,000 + IVA', ''],
  ['latitude', '19.3910,-99.1700', '19.3910'],
  ['longitude', '(19.3910, -99.1700)', '-99.1700'],
  ['longitude', 'https://www.google.com/maps/place/X/@19.391,-99.17,17z', '-99.17'],
  ['latitude', `19°23'27.6"N 99°10'12.0"W`, '19.391'],
  ['longitude', `19°23'27.6" N, 99°10'12" O`, '-99.17'],
  [{ ageIn: 2026 }, '5 años', '2021'],
  [{ ageIn: 2026 }, 'A estrenar', '2026'],
  [{ ageIn: 2026 }, '0', '2026'],
  [{ ageIn: 2026 }, '1998', '1998'],
  ['positive', '0', ''],
  ['positive', '0.5', '0.5'],
  ['thousands', '1234567.8', '1,234,567.8'],
  ['thousands', '999', '999'],
  [{ element: -1, of: '|' }, '|Miguel Hidalgo|Distrito Federal|México|', 'México'],
  [{ element: 0, of: '|' }, '|Miguel Hidalgo|Distrito Federal|México|', 'Miguel Hidalgo'],
  [{ element: -9, of: '|' }, '|México|', ''],
  [{ match: '^http://([a-z-]+)[.]' }, 'http://cancun.ejemplo.mx/1', 'cancun'],
  [{ match: 'A.+' }, 'Av. A-12', 'Av. A-12'],
  [{ match: '[0-9]+' }, 'sin número', ''],
  [{ round: 2 }, '101851.85185', '101851.85'],
  [{ round: 0 }, '10.00', '10'],
  [{ between: [5, 100] }, '100', '100'],
  [{ between: [5, 100] }, '100.01', ''],
  [{ cut: 16 }, 'Casa con jardín y alberca', 'Casa con jardín…'],
  [{ cut: 40 }, 'Casa con jardín', 'Casa con jardín'],
];

describe('the steps of a map', () => {
  it.each(cases)('%j turns “%s” into “%s”', (step, from, to) => {
    expect(applied(step, from)).toBe(to);
  });

  it.each<[ValueStep, string]>([
    ['number', 'abc'],
    ['number', '1e5'],
    ['number', '4.500'],
    ['currency', '350,000 €'],
    ['currency', '350,000 dólares canadienses'],
    ['currency', 'Dólar canadiense'],
    ['currency', 'Pesos o dólares'],
    ['currency', 'USD 350,000 o MXN 6,000,000'],
    ['number', '1,5'],
    ['number', '12 34'],
    ['latitude', 'https://maps.app.goo.gl/AbCdEf'],
    ['longitude', 'Centro'],
    [{ ageIn: 2026 }, 'En construcción'],
    ['integer', '54.5'],
    [{ round: 1 }, 'diez'],
  ])('%j refuses “%s”', (step, text) => {
    expect(() => applied(step, text)).toThrow(RowRefusal);
  });

  it('leave an empty text empty', () => {
    expect(applied('number', '')).toBe('');
    expect(applied({ cut: 5 }, '')).toBe('');
  });

  it('never cut a character in two', () => {
    expect(applied({ cut: 4 }, 'ab😀😀😀')).toBe('ab…');
  });
});
