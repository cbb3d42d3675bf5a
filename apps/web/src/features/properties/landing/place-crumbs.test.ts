import { expect, test } from 'vitest';
import { placeCrumbs } from './place-crumbs.ts';

const yucatan = { slug: 'yucatan', name: 'Yucatán' };
const merida = { slug: 'merida', name: 'Mérida' };
const cdmx = { slug: 'ciudad-de-mexico', name: 'Ciudad de México' };
const roma = { slug: 'roma-norte', name: 'Roma Norte' };

test('the breadcrumb of a place names each wider one with its URL', () => {
  expect(placeCrumbs('renta', [yucatan, merida])).toEqual([
    { name: 'Renta', slugs: [] },
    { name: 'Yucatán', slugs: ['yucatan'] },
    { name: 'Mérida', slugs: ['yucatan', 'merida'] },
  ]);
});

test.each([
  [
    [cdmx, cdmx, roma],
    ['Venta', 'Ciudad de México', 'Roma Norte'],
  ],
  [
    [cdmx, cdmx],
    ['Venta', 'Ciudad de México'],
  ],
  [[cdmx], ['Venta', 'Ciudad de México']],
  [[], ['Venta']],
])('never names a state and its city of the same name one after the other: %#', (places, names) => {
  const crumbs = placeCrumbs('venta', places);
  expect(crumbs.map(({ name }) => name)).toEqual(names);
  expect(crumbs.at(-1)?.slugs).toEqual(places.map(({ slug }) => slug));
});
