import { expect, it } from 'vitest';
import { aPropertyDetail } from '../../../testing/a-property-detail.ts';
import { unitPrices } from './unit-prices.ts';

const prices = (property: Parameters<typeof aPropertyDetail>[0]) =>
  unitPrices(
    aPropertyDetail({ salePrice: '4500000.00', constructionArea: '90.00', ...property }),
  ).map(([label, value]) => `${label}: ${value}`);

it.each([
  ['what is built', {}, 'Precio por m² de construcción: $50,000'],
  [
    'dollars',
    { currency: 'USD', salePrice: '350000.00' },
    'Precio por m² de construcción: US$3,889',
  ],
  [
    'the land of a plot',
    { propertyType: 'terreno', constructionArea: null, landArea: '300.00' },
    'Precio por m² de terreno: $15,000',
  ],
])('is that of %s', (_case, property, words) => {
  expect(prices(property)).toEqual([words]);
});

it('names a rent by the square metre of offices and premises alone', () => {
  const rented = { operationType: 'renta', salePrice: null, rentPrice: '27000.00' };
  expect(prices({ ...rented, propertyType: 'oficina' })).toEqual([
    'Renta por m² de construcción: $300 al mes',
  ]);
  expect(prices({ ...rented, propertyType: 'departamento' })).toEqual([]);
  expect(prices({ ...rented, propertyType: 'terreno', landArea: '300.00' })).toEqual([]);
});

it('has both of an office for sale and for rent', () => {
  const both = { operationType: 'ambos', propertyType: 'local', rentPrice: '27000.00' };
  expect(prices(both)).toHaveLength(2);
});

it('has cents below a hundred', () => {
  const land = { propertyType: 'terreno', landArea: '40000.00' };
  expect(prices({ ...land, salePrice: '1820000.00' })).toEqual([
    'Precio por m² de terreno: $45.50',
  ]);
  expect(prices({ ...land, salePrice: '3999999.00' })).toEqual(['Precio por m² de terreno: $100']);
});

it.each([
  { salePrice: '0.40' },
  { constructionArea: null },
  { constructionArea: '0.00' },
  { salePrice: null },
  { propertyType: 'terreno', landArea: null },
])('is unknown with %o', (property) => {
  expect(prices(property)).toEqual([]);
});
