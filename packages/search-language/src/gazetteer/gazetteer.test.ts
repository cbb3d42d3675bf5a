import { STATES } from '@pbr/schemas/property/places/states';
import { expect, test } from 'vitest';
import { plainName } from '../words/plain-name.ts';
import { COLONIAS_OF_MEXICO_CITY } from './colonias/of-mexico-city.ts';
import { COLONIAS_OF_OTHER_STATES } from './colonias/of-other-states.ts';
import { gazetteerNamed, gazetteerNear, gazetteerPlace } from './gazetteer.ts';
import placesOfMexico from './places-of-mexico.json' with { type: 'json' };
import { SPOKEN_NAMES } from './spoken-names.ts';

const slugOf = (name: string) => plainName(name).replaceAll(' ', '-');
const pathsNamed = (text: string) => gazetteerNamed(plainName(text)).map(({ path }) => path);
const municipios = Object.entries(placesOfMexico).flatMap(([state, inState]) =>
  Object.keys(inState)
    .filter((name) => name !== '')
    .map((name) => ({ name, path: `${slugOf(state)}/${slugOf(name)}` })),
);

test('the states are those of the portal', () => {
  expect(Object.keys(placesOfMexico).toSorted()).toEqual([...STATES].toSorted());
});

test('all municipios are there, 16 of them alcaldías', () => {
  expect(municipios).toHaveLength(2471);
  expect(new Set(municipios.map(({ path }) => path)).size).toBe(2471);
  const kinds = municipios.map(({ path }) => gazetteerPlace(path)?.kind);
  expect(kinds.filter((kind) => kind === 'alcaldia')).toHaveLength(16);
  expect(kinds.filter((kind) => kind === 'municipio')).toHaveLength(2455);
});

test('each state and municipio is found by its path and by its name in any writing', () => {
  const states = STATES.map((name) => ({ name, path: slugOf(name) }));
  const lost = [...states, ...municipios].filter(({ name, path }) => {
    const bare = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
    const writings = [name, name.toUpperCase(), bare, bare.toLowerCase()];
    return (
      gazetteerPlace(path)?.name !== name ||
      writings.some((text) => !pathsNamed(text).includes(path))
    );
  });
  expect(lost).toEqual([]);
});

test.each([
  ['nuevo-leon/monterrey', 25.67, -100.31],
  ['jalisco/guadalajara', 20.67, -103.35],
  ['yucatan/merida', 20.97, -89.62],
  ['baja-california/tijuana', 32.51, -117.04],
  ['baja-california-sur/la-paz', 24.14, -110.31],
  ['chiapas/tuxtla-gutierrez', 16.75, -93.12],
  ['coahuila/saltillo', 25.42, -101],
  ['estado-de-mexico/toluca', 19.29, -99.66],
  ['ciudad-de-mexico', 19.43, -99.13],
  ['ciudad-de-mexico/coyoacan', 19.35, -99.16],
  ['quintana-roo/benito-juarez', 21.16, -86.85],
  ['quintana-roo/benito-juarez/cancun', 21.16, -86.85],
  ['veracruz/boca-del-rio', 19.1, -96.1],
  ['tlaxcala/tlaxcala', 19.32, -98.24],
])('%s lies at %d, %d', (path, lat, lng) => {
  const middle = gazetteerPlace(path)?.middle;
  expect(Math.abs((middle?.lat ?? 0) - lat)).toBeLessThan(0.2);
  expect(Math.abs((middle?.lng ?? 0) - lng)).toBeLessThan(0.2);
});

test.each([
  ['chiapas', 'tapachula'],
  ['coahuila', 'torreon'],
  ['colima', 'manzanillo'],
  ['chihuahua', 'juarez'],
  ['durango', 'gomez-palacio'],
  ['ciudad-de-mexico', 'iztapalapa'],
  ['estado-de-mexico', 'ecatepec-de-morelos'],
])('the state %s has the municipio %s', (state, municipio) => {
  expect(gazetteerPlace(`${state}/${municipio}`)).toBeDefined();
});

test.each([
  ['mty', 'nuevo-leon/monterrey'],
  ['gdl', 'jalisco/guadalajara'],
  ['qro', 'queretaro'],
  ['La GAM', 'ciudad-de-mexico/gustavo-a-madero'],
  ['cd mx', 'ciudad-de-mexico'],
  ['SMA', 'guanajuato/san-miguel-de-allende'],
  ['la magda', 'ciudad-de-mexico/la-magdalena-contreras'],
  ['tj playas', 'baja-california/tijuana/playas-de-tijuana'],
  ['Interlomas', 'estado-de-mexico/huixquilucan/interlomas'],
  ['zona rosa', 'ciudad-de-mexico/cuauhtemoc/juarez'],
  ['satélite', 'estado-de-mexico/naucalpan-de-juarez/ciudad-satelite'],
  ['Cholula', 'puebla/san-pedro-cholula'],
  ['Ciudad Obregón', 'sonora/cajeme/ciudad-obregon'],
  ['San Pancho', 'nayarit/bahia-de-banderas/san-francisco'],
  ['Valquirico', 'tlaxcala/nativitas/val-quirico'],
  ['riviera maya', 'quintana-roo/solidaridad'],
  ['San Juan Mixtepec -Dto. 26 -', 'oaxaca/san-juan-mixtepec-distrito-26'],
  ['edomex', 'estado-de-mexico'],
  ['Tijuas', 'baja-california/tijuana'],
  ['neza', 'estado-de-mexico/nezahualcoyotl'],
  ['Acapulco', 'guerrero/acapulco-de-juarez'],
  ['Naucalpan', 'estado-de-mexico/naucalpan-de-juarez'],
  ['Ciudad Juárez', 'chihuahua/juarez'],
  ['Tlaquepaque', 'jalisco/san-pedro-tlaquepaque'],
  ['Cancún', 'quintana-roo/benito-juarez/cancun'],
  ['playa del carmen', 'quintana-roo/solidaridad/playa-del-carmen'],
  ['Querétaro', 'queretaro'],
  ['Oaxaca', 'oaxaca'],
])('«%s» is %s', (text, path) => {
  expect(pathsNamed(text)[0]).toBe(path);
});

test.each([
  ['Nápoles', ['ciudad-de-mexico/benito-juarez/napoles']],
  ['General Anaya', ['ciudad-de-mexico/benito-juarez/general-anaya']],
  ['Contadero', ['ciudad-de-mexico/cuajimalpa-de-morelos/contadero']],
  ['Otay Universidad', ['baja-california/tijuana/otay-universidad']],
  ['Interlomas', ['estado-de-mexico/huixquilucan/interlomas']],
  ['Juriquilla', ['queretaro/queretaro/juriquilla']],
  ['Zibatá', ['queretaro/el-marques/zibata']],
  ['Mérida Centro', ['yucatan/merida/centro']],
  ['centro de Oaxaca de Juárez', ['oaxaca/oaxaca-de-juarez/centro']],
  // The sections of a colonia.
  [
    'Lindavista',
    [
      'ciudad-de-mexico/gustavo-a-madero/lindavista-norte',
      'ciudad-de-mexico/gustavo-a-madero/lindavista-sur',
    ],
  ],
  // An article may be left out.
  [
    'Arboledas',
    [
      'estado-de-mexico/atizapan-de-zaragoza/las-arboledas',
      'estado-de-mexico/tlalnepantla-de-baz/las-arboledas',
      'jalisco/zapopan/arboledas',
    ],
  ],
  ['Torres', []],
])('the colonias %s are %j', (text, paths) => {
  const colonias = gazetteerNamed(plainName(text)).filter(({ kind }) => kind === 'colonia');
  expect(colonias.map(({ path }) => path).toSorted()).toEqual(paths);
});

test('a colonia that GeoNames knows as a town has its point, and others have none', () => {
  expect(gazetteerPlace('queretaro/queretaro/juriquilla')?.middle).toEqual({
    lat: 20.711,
    lng: -100.457,
  });
  expect(gazetteerPlace('ciudad-de-mexico/benito-juarez/napoles')?.middle).toBeNull();
});

test('states come before municipios, and these before towns, the most populous first', () => {
  expect(pathsNamed('Querétaro').slice(0, 2)).toEqual(['queretaro', 'queretaro/queretaro']);
  expect(pathsNamed('Juárez').slice(0, 2)).toEqual(['chihuahua/juarez', 'nuevo-leon/juarez']);
  const kinds = gazetteerNamed('guadalupe').map(({ kind }) => kind);
  expect(kinds.indexOf('town')).toBeGreaterThan(kinds.lastIndexOf('municipio'));
});

test.each([
  ['monterey', 'nuevo-leon/monterrey'],
  ['guadalajra', 'jalisco/guadalajara'],
  ['meridda', 'yucatan/merida'],
  ['queretraro', 'queretaro'],
  ['tijuana b', undefined],
  ['casas', undefined],
  ['jardin', undefined],
  ['leno', undefined],
])('«%s» is near %s', (typed, path) => {
  expect(gazetteerNamed(gazetteerNear(typed)[0] ?? '')[0]?.path).toBe(path);
});

test('colonias and everyday names stand at places that exist, in plain letters', () => {
  const lists = [COLONIAS_OF_MEXICO_CITY, COLONIAS_OF_OTHER_STATES, SPOKEN_NAMES];
  const paths = lists.flatMap((list) => Object.keys(list));
  expect(paths.filter((path) => gazetteerPlace(path) === undefined)).toEqual([]);
  const spoken = Object.values(SPOKEN_NAMES).flatMap((names) => names.split(', '));
  expect(spoken.filter((name) => plainName(name) !== name)).toEqual([]);
});
