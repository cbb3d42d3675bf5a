import { expect, it } from 'vitest';
import { distanceWords, namesakeOffers, nearbyLists } from './nearby-offers.ts';
import { alternativesWith } from '../../../testing/alternatives-with.ts';

const NONE = alternativesWith();
const exactly = (total: number) => ({ total, totalIsCapped: false });
const CDMX = 'Ciudad de México';
const offersIn = (...asked: Parameters<typeof nearbyLists>) =>
  nearbyLists(...asked).flatMap(({ offers }) => offers);

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
  const [valle, around, roma] = offersIn(search, {
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
    count: '2',
    far: 'a menos de 1 km',
    search: { ...search, places: 'ciudad-de-mexico/benito-juarez/del-valle-centro' },
  });
  expect(roma).toMatchObject({ label: 'Roma Sur, Cuauhtémoc', count: '1,234', far: undefined });
  expect(around).toEqual({
    label: 'En la alcaldía Benito Juárez',
    count: '12',
    search: { ...search, places: 'ciudad-de-mexico/benito-juarez' },
  });
});

it('places are listed under what is known of their distance', () => {
  const search = { places: 'ciudad-de-mexico/benito-juarez/napoles' };
  const colonia = (path: string, name: string, around: string[], km: number | null, total = 1) => ({
    path: `${path}/${name.toLowerCase()}`,
    name,
    around,
    km,
    ...exactly(total),
  });
  const inCity = (name: string, total: number) =>
    colonia('ciudad-de-mexico/benito-juarez', name, ['Benito Juárez', CDMX], null, total);
  const near = [
    inCity('Narvarte', 1),
    inCity('Portales', 4),
    colonia('ciudad-de-mexico/coyoacan', 'Copilco', ['Coyoacán', CDMX], null),
    colonia('puebla/puebla', 'Angelópolis', ['Puebla'], 160),
    colonia('nuevo-leon/monterrey', 'Obispado', ['Monterrey', 'Nuevo León'], 640),
  ];
  const lists = nearbyLists(search, { ...NONE, near });
  expect(lists.map(({ title, offers }) => [title, offers.map(({ label }) => label)])).toEqual([
    ['También en la alcaldía Benito Juárez', ['Portales', 'Narvarte']],
    ['Cerca', ['Copilco, Coyoacán']],
    ['En otras ciudades', ['Angelópolis, Puebla', 'Obispado, Nuevo León']],
  ]);
});

it('the place around is left out when the places nearby have all that it has', () => {
  const state = { path: 'nuevo-leon', name: 'Nuevo León', around: [], ...exactly(2) };
  const sanPedro = {
    path: 'nuevo-leon/san-pedro-garza-garcia',
    name: 'San Pedro Garza García',
    around: ['Nuevo León'],
    km: 9,
  };
  const labels = (total: number) =>
    offersIn(
      { places: 'nuevo-leon/monterrey' },
      { ...NONE, near: [{ ...sanPedro, ...exactly(total) }], wider: state },
    ).map(({ label }) => label);
  expect(labels(2)).toEqual(['San Pedro Garza García']);
  expect(
    offersIn(
      { places: 'nuevo-leon/monterrey' },
      {
        ...NONE,
        near: [
          { ...sanPedro, ...exactly(1) },
          { ...sanPedro, path: 'nuevo-leon/apodaca', ...exactly(1) },
        ],
        wider: state,
      },
    ),
  ).toHaveLength(2);
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
