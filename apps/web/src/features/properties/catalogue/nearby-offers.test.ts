import type { Alternatives } from '@pbr/schemas/property/search/alternatives';
import { expect, it } from 'vitest';
import { distanceWords, namesakeOffers, nearbyOffers } from './nearby-offers.ts';

const NONE: Alternatives = { without: [], places: [], near: [], wider: null, which: [], alike: [] };
const exactly = (total: number) => ({ total, totalIsCapped: false });
const CDMX = 'Ciudad de México';

it.each([
  [0.2, 'a menos de 1 km'],
  [1.4, 'a unos 1 km'],
  [7.6, 'a unos 8 km'],
  [99.4, 'a unos 99 km'],
  [344, 'a unos 340 km'],
  [1238, 'a unos 1,240 km'],
])('%d km are said as %s', (km, words) => {
  expect(distanceWords(km)).toBe(words);
});

it('a place nearby keeps the other filters, and is named with its city when that is another one', () => {
  const search = {
    type: 'casa',
    places: 'ciudad-de-mexico/benito-juarez/napoles',
    unread: 'con vibra',
  } as const;
  const [valle, roma, around] = nearbyOffers(search, {
    ...NONE,
    near: [
      {
        path: 'ciudad-de-mexico/benito-juarez/del-valle-centro',
        name: 'Del Valle Centro',
        around: ['Benito Juárez', CDMX],
        km: 0.9,
        ...exactly(2),
      },
      {
        path: 'ciudad-de-mexico/cuauhtemoc/roma-sur',
        name: 'Roma Sur',
        around: ['Cuauhtémoc', CDMX],
        km: null,
        ...exactly(1234),
      },
    ],
    wider: {
      path: 'ciudad-de-mexico/benito-juarez',
      name: 'Benito Juárez',
      around: [CDMX],
      ...exactly(12),
    },
  });
  expect(valle).toEqual({
    label: 'Del Valle Centro',
    count: '(2)',
    far: 'a menos de 1 km',
    search: { ...search, places: 'ciudad-de-mexico/benito-juarez/del-valle-centro' },
  });
  expect(roma).toMatchObject({ label: 'Roma Sur, Cuauhtémoc', count: '(1,234)', far: undefined });
  expect(around).toEqual({
    label: 'En la alcaldía Benito Juárez',
    count: '(12)',
    search: { ...search, places: 'ciudad-de-mexico/benito-juarez' },
  });
});

it('the place around is left out when one place nearby has all that it has', () => {
  const state = { path: 'nuevo-leon', name: 'Nuevo León', around: [], ...exactly(2) };
  const sanPedro = {
    path: 'nuevo-leon/san-pedro-garza-garcia',
    name: 'San Pedro Garza García',
    around: ['Nuevo León'],
    km: 9,
  };
  const labels = (total: number) =>
    nearbyOffers(
      { places: 'nuevo-leon/monterrey' },
      { ...NONE, near: [{ ...sanPedro, ...exactly(total) }], wider: state },
    ).map(({ label }) => label);
  expect(labels(2)).toEqual(['San Pedro Garza García']);
  expect(labels(1)).toEqual(['San Pedro Garza García', 'En Nuevo León']);
});

it('namesakes are told apart by their states, and in one state by their municipios', () => {
  const search = { type: 'casa', places: 'a/santiago,b/santiago,b/c/santiago' } as const;
  const which = [
    { path: 'a/santiago', name: 'Santiago', around: ['Nuevo León'] },
    { path: 'b/santiago', name: 'Santiago', around: ['Nayarit'] },
    { path: 'b/c/santiago', name: 'Santiago', around: ['Compostela', 'Nayarit'] },
  ];
  const offers = namesakeOffers(search, { ...NONE, which });
  expect(offers.map(({ label }) => label)).toEqual([
    'Santiago, Nuevo León',
    'Santiago, Nayarit',
    'Santiago, Compostela, Nayarit',
  ]);
  expect(offers[2]?.search).toEqual({ type: 'casa', places: 'b/c/santiago' });
});
