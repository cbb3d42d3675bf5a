import { expect, test } from 'vitest';
import { landingPath } from './landing-link.tsx';
import { countSentence, landingSentence, landingTitle, neighbourName } from './landing-words.ts';

const cdmx = { slug: 'ciudad-de-mexico', name: 'Ciudad de México' };
const puebla = { slug: 'puebla', name: 'Puebla' };
const roma = { slug: 'roma-norte', name: 'Roma Norte' };
const tlalpan = { slug: 'tlalpan', name: 'Tlalpan' };
const figures = {
  operation: 'venta' as const,
  places: [cdmx, cdmx, roma],
  total: 18,
  pricedTotal: 17,
  medianPrice: '6450000.00',
  lowestPrice: '2100000.00',
  highestPrice: '24000000.00',
};

test.each([
  [[cdmx, cdmx, roma], 'departamento', 'Departamentos en venta en Roma Norte, Ciudad de México'],
  [[cdmx, cdmx], undefined, 'Propiedades en venta en Ciudad de México, CDMX'],
  [[cdmx], undefined, 'Propiedades en venta en Ciudad de México'],
  [[puebla, puebla], 'terreno', 'Terrenos en venta en Puebla, Puebla'],
  [[puebla], 'terreno', 'Terrenos en venta en Puebla'],
  [[cdmx, tlalpan], 'casa', 'Casas en venta en la alcaldía Tlalpan, Ciudad de México'],
  [[cdmx, tlalpan, roma], 'casa', 'Casas en venta en Roma Norte, Tlalpan'],
  [
    [
      { slug: 'yucatan', name: 'Yucatán' },
      { slug: 'merida', name: 'Mérida' },
    ],
    'local',
    'Locales en venta en Mérida, Yucatán',
  ],
  [[], 'casa', 'Casas en venta en México'],
] as const)('the title of %j and %s is %s', (places, type, title) => {
  expect(landingTitle({ operation: 'venta', places: [...places] }, type)).toBe(title);
});

test.each([
  [
    {},
    'Hay 18 departamentos en venta en Roma Norte. El precio mediano es de $6,450,000; van de $2,100,000 a $24,000,000.',
  ],
  [
    { operation: 'renta', medianPrice: '18500.50', lowestPrice: '9000', highestPrice: '30000' },
    'Hay 18 departamentos en renta en Roma Norte. El precio mediano es de $18,501 al mes; van de $9,000 a $30,000.',
  ],
  [
    { operation: 'renta', pricedTotal: 4, lowestPrice: '9000', highestPrice: '30000' },
    'Hay 18 departamentos en renta en Roma Norte. Los precios van de $9,000 a $30,000 al mes.',
  ],
  [
    { lowestPrice: '6450000', highestPrice: '6450000' },
    'Hay 18 departamentos en venta en Roma Norte. El precio es de $6,450,000.',
  ],
  [
    { pricedTotal: 1, lowestPrice: '6450000', highestPrice: '6450000' },
    'Hay 18 departamentos en venta en Roma Norte. El único precio publicado es de $6,450,000.',
  ],
  [
    { pricedTotal: 0, medianPrice: null, lowestPrice: null, highestPrice: null },
    'Hay 18 departamentos en venta en Roma Norte. Los precios son a consultar.',
  ],
  // Nothing is said of prices that are slips more often than prices.
  [
    { pricedTotal: 2, medianPrice: null, lowestPrice: null, highestPrice: null },
    'Hay 18 departamentos en venta en Roma Norte.',
  ],
  [
    { total: 1, pricedTotal: 1, lowestPrice: '6450000', highestPrice: '6450000' },
    'Hay 1 departamento en venta en Roma Norte. Su precio es de $6,450,000.',
  ],
  [
    { total: 1, pricedTotal: 0, medianPrice: null, lowestPrice: null, highestPrice: null },
    'Hay 1 departamento en venta en Roma Norte. Su precio es a consultar.',
  ],
  [
    { total: 0, pricedTotal: 0, medianPrice: null, lowestPrice: null, highestPrice: null },
    'Por ahora no hay departamentos en venta en Roma Norte.',
  ],
  [
    { places: [cdmx, cdmx], total: 0 },
    'Por ahora no hay departamentos en venta en Ciudad de México, CDMX.',
  ],
  [
    { places: [], total: 12_345 },
    'Hay 12,345 departamentos en venta en México. El precio mediano es de $6,450,000; van de $2,100,000 a $24,000,000.',
  ],
] as const)('%j is written as %s', (change: object, sentence) => {
  expect(landingSentence({ ...figures, ...change }, 'departamento')).toBe(sentence);
});

test('the number alone is a sentence, too', () => {
  const places = [cdmx, tlalpan];
  expect(countSentence({ operation: 'venta', places, total: 1 }, 'casa')).toBe(
    'Hay 1 casa en venta en la alcaldía Tlalpan.',
  );
});

test.each([
  [[cdmx, tlalpan], [cdmx, cdmx], 'Tlalpan'],
  [[cdmx, tlalpan], [puebla, puebla], 'Alcaldía Tlalpan, Ciudad de México'],
  [[puebla, puebla], [cdmx, tlalpan], 'Puebla, Puebla'],
  [[cdmx, tlalpan, roma], [cdmx, tlalpan, puebla], 'Roma Norte'],
  [[cdmx, tlalpan, roma], [cdmx, cdmx, puebla], 'Roma Norte, Tlalpan'],
])('%j near %j is called %s', (places, from, name) => {
  expect(neighbourName(places, from)).toBe(name);
});

test.each([
  [{ slugs: [] }, '/renta'],
  [{ slugs: ['yucatan', 'merida'] }, '/renta/yucatan/merida'],
  [{ slugs: ['yucatan'], search: { type: 'casa', page: 1 } }, '/renta/yucatan?type=casa'],
  [{ slugs: [], search: { page: 3 } }, '/renta?page=3'],
] as const)('the path of %j is %s', (landing, path) => {
  expect(landingPath({ operation: 'renta', ...landing })).toBe(path);
});
