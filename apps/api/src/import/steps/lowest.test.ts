import { expect, test } from 'vitest';
import { RowRefusal } from '../errors/import-error.ts';
import { lowestOf } from './lowest.ts';

test.each([
  ['Desde $2,517,318', '$2,517,318', null],
  ['desde: $2,517,318 MXN', '$2,517,318 MXN', null],
  ['Precio desde $1.2 MDP', '$1.2 MDP', null],
  ['A partir de los $18,500', '$18,500', null],
  ['$2,517,318 en adelante', '$2,517,318', null],
  ['$2,517,318 - $3,000,000', '$2,517,318', '$3,000,000'],
  ['De $2,517,318 a $3,000,000 MXN', '$2,517,318 MXN', '$3,000,000 MXN'],
  ['1.2 a 1.5 mdp', '1.2 mdp', '1.5 mdp'],
  ['900 mil a 1.2 millones', '900 mil', '1.2 millones'],
  ['80-120 m²', '80 m²', '120 m²'],
  ['entre 80 y 120 m2', '80 m2', '120 m2'],
  ['2 a 3 recámaras', '2', '3'],
  ['US$350,000 – US$400,000', 'US$350,000', 'US$400,000'],
])('the lower end of %j is %j', (text, low, high) => {
  expect(lowestOf(text)).toEqual({ low, high });
});

test.each(['$2,517,318', '120 m²', '-99.13', 'Hasta $3,000,000', 'a consultar'])(
  '%j is no range',
  (text) => {
    expect(lowestOf(text)).toBeNull();
  },
);

test('a range that goes down is refused', () => {
  expect(() => lowestOf('120 - 80')).toThrow(RowRefusal);
});
