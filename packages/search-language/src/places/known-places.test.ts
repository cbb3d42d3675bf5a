import { expect, test } from 'vitest';
import { aPlaceCount } from './counted-places.fixture.ts';
import { createKnownPlaces } from './known-places.ts';

const CDMX = 'Ciudad de México';
const places = createKnownPlaces([
  aPlaceCount('Roma Norte', CDMX, CDMX, { n: 4 }),
  aPlaceCount('Roma norte', CDMX, CDMX, { n: 1 }),
  aPlaceCount('Roma Sur', CDMX, CDMX, { n: 2, codes: ['06760'] }),
  aPlaceCount('Condesa', CDMX, CDMX, { n: 3, codes: ['06140', '06170'] }),
  aPlaceCount('Hipódromo Condesa', CDMX, CDMX),
  aPlaceCount('Polanco V Sección', CDMX, CDMX),
  aPlaceCount('Del Valle Centro', CDMX, CDMX),
  aPlaceCount('Centro', CDMX, CDMX),
  aPlaceCount('Cuauhtémoc', CDMX, CDMX),
  aPlaceCount('Cuauhtémoc', 'Monterrey', 'Nuevo León'),
  aPlaceCount('Jardín Balbuena', CDMX, CDMX),
  aPlaceCount('Santa Fe Cuajimalpa', CDMX, CDMX),
  aPlaceCount('Centro', 'Puebla', 'Puebla'),
  aPlaceCount('!!!', 'Toluca', 'Estado de México'),
]);
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

test.each([
  ['cdmx', [CDMX]],
  ['distrito federal', [CDMX]],
  ['nl', ['Nuevo León']],
  ['edomex', ['Estado de México']],
  ['roma', ['Roma Norte', 'Roma Sur']],
  ['roma norte', ['Roma Norte']],
  ['condesa', ['Condesa', 'Hipódromo Condesa']],
  ['polanco', ['Polanco V Sección']],
  ['del valle', ['Del Valle Centro']],
  ['santa fe', ['Santa Fe Cuajimalpa']],
  ['cuauhtemoc', ['Cuauhtémoc', 'Cuauhtémoc']],
  ['balbuena', ['Jardín Balbuena']],
  // The state, with the city of its name.
  ['puebla', ['Puebla']],
  // An ordinary word is not part of a name.
  ['jardin', []],
  ['norte', []],
  ['narnia', []],
  ['06140', ['Condesa']],
  ['06141', []],
  ['', []],
])('«%s» names %j', (name, expected) => {
  expect(names(places.named(name))).toEqual(expected);
});

test('a place has the spelling of most listings, and the listings of all its spellings', () => {
  expect(places.get('ciudad-de-mexico/ciudad-de-mexico/roma-norte')).toMatchObject({
    name: 'Roma Norte',
    around: [CDMX],
    level: 2,
    total: 5,
  });
  expect(places.get('ciudad-de-mexico')?.total).toBe(17);
});

test('a name without letters or digits is no place', () => {
  expect(places.get('estado-de-mexico/toluca')?.total).toBe(1);
  expect(places.get('estado-de-mexico/toluca/')).toBeUndefined();
});

test.each([
  ['rom', ['Roma Norte', 'Roma Sur']],
  ['ROMA N', ['Roma Norte']],
  ['cond', ['Condesa', 'Hipódromo Condesa']],
  ['hipódromo', ['Hipódromo Condesa']],
  ['cuauhtémoc nuevo', ['Cuauhtémoc']],
  ['centro puebla', ['Centro']],
  ['df', [CDMX]],
  ['la roma', ['Roma Norte', 'Roma Sur']],
  ['colonia Condesa', ['Condesa', 'Hipódromo Condesa']],
  ['en la', []],
  ['061', ['Condesa']],
  ['067', ['Roma Sur']],
  // A slip.
  ['cuauhtemok', ['Cuauhtémoc', 'Cuauhtémoc']],
  ['condeza', ['Condesa']],
  ['xyz', []],
  ['  ', []],
])('«%s» is completed to %j', (typed, expected) => {
  expect(names(places.beginningWith(typed, 3))).toEqual(expected);
});

test('the name that is typed comes first, then names that begin with it', () => {
  expect(names(places.beginningWith('ce', 5))).toEqual(['Centro', 'Centro', 'Del Valle Centro']);
});
