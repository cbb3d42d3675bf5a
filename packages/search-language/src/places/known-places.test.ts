import { expect, test } from 'vitest';
import { createKnownPlaces, type PlaceCount } from './known-places.ts';
import { plainName } from '../words/plain-name.ts';

function counted(
  neighborhood: string,
  city: string,
  state: string,
  n = 1,
  codes: readonly string[] = [],
): PlaceCount {
  const names = [state, city, neighborhood] as const;
  const [s, c, k] = names.map((name) => plainName(name).replaceAll(' ', '-'));
  return { names, slugs: [s ?? '', c ?? '', k ?? ''], codes, n };
}

const CDMX = 'Ciudad de México';
const places = createKnownPlaces([
  counted('Roma Norte', CDMX, CDMX, 4),
  counted('Roma norte', CDMX, CDMX, 1),
  counted('Roma Sur', CDMX, CDMX, 2, ['06760']),
  counted('Condesa', CDMX, CDMX, 3, ['06140', '06170']),
  counted('Hipódromo Condesa', CDMX, CDMX),
  counted('Polanco V Sección', CDMX, CDMX),
  counted('Del Valle Centro', CDMX, CDMX),
  counted('Centro', CDMX, CDMX),
  counted('Cuauhtémoc', CDMX, CDMX),
  counted('Cuauhtémoc', 'Monterrey', 'Nuevo León'),
  counted('Jardín Balbuena', CDMX, CDMX),
  counted('Santa Fe Cuajimalpa', CDMX, CDMX),
  counted('Centro', 'Puebla', 'Puebla'),
  counted('!!!', 'Toluca', 'Estado de México'),
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
  // An ordinary word is no part of a name.
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
