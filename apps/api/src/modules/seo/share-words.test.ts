import { expect, test } from 'vitest';
import { shareWords } from './share-words.ts';

const listing = {
  propertyType: 'departamento',
  operationType: 'venta',
  salePrice: '4500000.00',
  rentPrice: null,
  currency: 'MXN',
  neighborhood: 'Condesa',
  city: 'Cuauhtémoc',
  state: 'Ciudad de México',
};

test.each([
  [{}, '$4,500,000'],
  [{ operationType: 'renta', salePrice: null, rentPrice: '45000.00' }, '$45,000 al mes'],
  [{ operationType: 'ambos', rentPrice: '45000.00' }, '$4,500,000 · $45,000 al mes'],
  [{ currency: 'USD' }, 'US$4,500,000'],
  [{ salePrice: null }, 'Precio a consultar'],
])('the price on the picture of %o is %s', (values, title) => {
  expect(shareWords({ ...listing, ...values }).title).toBe(title);
});

test('the picture names kind, operation and place, and a city named like its state only once', () => {
  expect(shareWords(listing)).toMatchObject({
    label: 'Departamento en venta',
    place: 'Condesa, Cuauhtémoc, Ciudad de México',
  });
  expect(shareWords({ ...listing, city: 'Ciudad de México' }).place).toBe(
    'Condesa, Ciudad de México',
  );
});
