import { expect, it } from 'vitest';
import { countLabel } from './count-label.ts';

it.each([
  [0, false, '0 propiedad(es) encontrada(s)'],
  [1, false, '1 propiedad(es) encontrada(s)'],
  [1234, false, '1,234 propiedad(es) encontrada(s)'],
  [10000, false, '10,000 propiedad(es) encontrada(s)'],
  [10001, true, 'más de 10,000 propiedades encontradas'],
])('%i found (capped: %s) are announced as %s', (total, totalIsCapped, label) => {
  expect(countLabel({ total, totalIsCapped })).toBe(label);
});
