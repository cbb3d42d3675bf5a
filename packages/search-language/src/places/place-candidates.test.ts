import { expect, test } from 'vitest';
import { choosePaths } from './choose-paths.ts';
import { aPlaceCount } from './counted-places.fixture.ts';
import { NO_PLACE_NAMES } from '../words/place-names.ts';
import { createKnownPlaces } from './known-places.ts';

const CDMX = 'Ciudad de México';
const places = createKnownPlaces([
  aPlaceCount('Juárez', 'Cuauhtémoc', CDMX, { n: 3, point: [19.427, -99.161] }),
  aPlaceCount('Ciudad Satélite', 'Naucalpan', 'Estado de México'),
  aPlaceCount('Del Valle', 'San Pedro Garza García', 'Nuevo León', { point: [25.657, -100.402] }),
  aPlaceCount('Nápoles', 'Puebla', 'Puebla'),
]);
const paths = (...names: string[]) =>
  choosePaths(names.map((name) => ({ name, candidates: places.candidates(name) })));

test.each([
  // Without offers, of one place or of several states.
  [['monterrey'], ['nuevo-leon/monterrey']],
  [['mty'], ['nuevo-leon/monterrey']],
  [['la magdalena contreras'], ['ciudad-de-mexico/la-magdalena-contreras']],
  [['tlaxcala'], ['tlaxcala']],
  // A name that only begins so is another one, unless its place is much better known.
  [['santiago'], ['nuevo-leon/santiago']],
  [['santiago', 'hidalgo'], ['hidalgo/santiago-de-anaya']],
  [['acapulco'], ['guerrero/acapulco-de-juarez']],
  [['tula'], ['hidalgo/tula-de-allende', 'tamaulipas/tula']],
  // A state before the municipios and colonias of its name.
  [['hidalgo'], ['hidalgo']],
  // Offers rule, unless the state is said.
  [['juarez'], ['ciudad-de-mexico/cuauhtemoc/juarez']],
  [['juarez', 'chihuahua'], ['chihuahua/juarez']],
  [['juarez', 'cuauhtemoc'], ['ciudad-de-mexico/cuauhtemoc/juarez']],
  [['napoles'], ['puebla/puebla/napoles']],
  [['napoles', 'benito juarez'], ['ciudad-de-mexico/benito-juarez/napoles']],
  // A part of a name with offers before a town that nobody knows, but not before a municipio.
  [['satelite'], ['estado-de-mexico/naucalpan/ciudad-satelite']],
  [['hidalgo', 'coahuila'], ['coahuila/hidalgo']],
  [['francisco i madero', 'hidalgo'], ['hidalgo/francisco-i-madero']],
  [['puebla'], ['puebla']],
  [['puebla', 'puebla'], ['puebla/puebla']],
  [['colima', 'colima'], ['colima/colima']],
  [['narnia'], []],
])('%j means %j', (names, expected) => {
  expect(paths(...names)).toEqual(expected);
});

test('a name of several states means each of them', () => {
  const states = paths('metepec').map((path) => path.split('/')[0]);
  expect(states).toEqual(expect.arrayContaining(['estado-de-mexico', 'hidalgo']));
});

test('a place without offers is known with the places around it', () => {
  expect(places.get('nuevo-leon/monterrey')).toMatchObject({
    name: 'Monterrey',
    around: ['Nuevo León'],
    level: 1,
    total: 0,
  });
  expect(places.get('ciudad-de-mexico/benito-juarez/napoles')?.around).toEqual([
    'Benito Juárez',
    CDMX,
  ]);
  expect(places.get('nuevo-leon/narnia')).toBeUndefined();
});

test('the nearest offers are told with their distance', () => {
  const [first] = places.nearest('nuevo-leon/monterrey', 1);
  expect(first?.place.name).toBe('San Pedro Garza García');
  expect(Math.round(first?.km ?? 0)).toBeGreaterThan(5);
  expect(Math.round(first?.km ?? 0)).toBeLessThan(13);
});

test('no distance is said for a colonia of which only the municipio has a point', () => {
  expect(places.nearest('ciudad-de-mexico/benito-juarez/moderna', 1)).toEqual([
    { place: places.get('ciudad-de-mexico/cuauhtemoc/juarez'), km: null },
  ]);
});

test.each([
  ['monterey', 'monterrey'],
  ['guadalajra', 'guadalajara'],
  ['napole', 'napoles'],
  ['narnia', undefined],
])('«%s» is near to «%s»', (name, near) => {
  expect(places.nearName(name)).toBe(near);
});

const official = (path: string, name: string) => {
  const level = path.split('/').length - 1;
  return { path, name, plain: name.toLowerCase(), around: [], level, total: 0, middle: null };
};

const withFile = places.withNames(NO_PLACE_NAMES, NO_PLACE_NAMES, [
  official('jalisco/zapopan/napoles', 'Napoles'),
  official('puebla/atlixco/napoles', 'Napoles'),
  official('jalisco/zapopan/tlaxcala', 'Tlaxcala'),
  official('jalisco/zapopan/narnia', 'Narnia'),
  official('sonora/cajeme/narnia', 'Narnia'),
]);

test.each([
  [['narnia'], ['jalisco/zapopan/narnia', 'sonora/cajeme/narnia']],
  [['la narnia'], ['jalisco/zapopan/narnia', 'sonora/cajeme/narnia']],
  [['narnia', 'cajeme'], ['sonora/cajeme/narnia']],
  // Offers and the gazetteer go before the postal service's file, unless another name tells them apart.
  [['napoles'], ['puebla/puebla/napoles']],
  [['napoles', 'zapopan'], ['jalisco/zapopan/napoles']],
  [['tlaxcala'], ['tlaxcala']],
  // Listings may give a colonia another city of its state.
  [['napoles', 'atlixco'], ['puebla/puebla/napoles']],
])('with the file of the postal service %j means %j', (names, expected) => {
  const named = names.map((name) => ({ name, candidates: withFile.candidates(name) }));
  expect(choosePaths(named)).toEqual(expected);
});

test('a place of the file is known by its path, and its words may begin a name', () => {
  expect(withFile.get('sonora/cajeme/narnia')?.name).toBe('Narnia');
  expect(withFile.mayBegin('narnia')).toBe(true);
  expect(places.mayBegin('narnia')).toBe(false);
});
