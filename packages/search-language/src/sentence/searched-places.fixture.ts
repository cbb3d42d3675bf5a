import { AMENITIES, PLACES } from './known-places.fixture.ts';
import type { PlacesByName } from './named-places.ts';

const CITY = 'ciudad-de-mexico';
const inside = (wider: string, names: string): [string, string[]][] =>
  names.split('|').map((name) => [name, [`${wider}/${name.replaceAll(' ', '-')}`]]);
const states = (names: string): [string, string[]][] =>
  names.split('|').map((name) => [name, [name.replaceAll(' ', '-')]]);

const MORE: [string, string[]][] = [
  ...states(
    'aguascalientes|baja california|baja california sur|campeche|chiapas|chihuahua|coahuila|colima|durango|estado de mexico|guanajuato|guerrero|hidalgo|jalisco|michoacan|morelos|nayarit|nuevo leon|oaxaca|puebla|queretaro|quintana roo|san luis potosi|sinaloa|sonora|tabasco|tamaulipas|tlaxcala|veracruz|yucatan|zacatecas',
  ),
  ...inside(
    CITY,
    'azcapotzalco|benito juarez|coyoacan|cuauhtemoc|iztacalco|iztapalapa|miguel hidalgo|tlalpan|xochimilco',
  ),
  ...inside(
    `${CITY}/cuauhtemoc`,
    'guerrero|obrera|san rafael|santa maria la ribera|tlatelolco|doctores|roma norte|roma sur|condesa|hipodromo condesa',
  ),
  ...inside(
    `${CITY}/benito-juarez`,
    'general anaya|moderna|portales sur|portales norte|narvarte oriente|narvarte poniente|alamos|napoles|del valle centro|mixcoac',
  ),
  ...inside(`${CITY}/coyoacan`, 'copilco|santo domingo|coapa'),
  ...inside(`${CITY}/tlalpan`, 'ajusco'),
  ...inside(
    `${CITY}/miguel-hidalgo`,
    'escandon|san miguel chapultepec|bosques de las lomas|nuevo polanco|polanco|anzures',
  ),
  ...inside(`${CITY}/azcapotzalco`, 'vallejo'),
  ...inside(`${CITY}/gustavo-a-madero`, 'lindavista'),
  ...inside(`${CITY}/venustiano-carranza`, 'jardin balbuena'),
  ...inside(`${CITY}/cuajimalpa-de-morelos`, 'contadero'),
  ...inside(`${CITY}/alvaro-obregon`, 'san angel'),
  ...inside(
    'estado-de-mexico',
    'tlalnepantla|naucalpan|ecatepec|texcoco|nezahualcoyotl|atizapan|valle de bravo',
  ),
  ...inside('estado-de-mexico/naucalpan', 'ciudad satelite'),
  ...inside('estado-de-mexico/atizapan', 'arboledas'),
  ...inside('jalisco', 'tlaquepaque|el salto|tlajomulco'),
  ...inside('jalisco/zapopan', 'valle real|puerta de hierro'),
  ...inside('nuevo-leon', 'santiago|san nicolas de los garza'),
  ...inside('yucatan', 'progreso|conkal'),
  ...inside('sinaloa', 'mazatlan|culiacan'),
  ...inside('sinaloa/culiacan', 'tres rios'),
  ...inside('queretaro', 'amealco|huimilpan|san juan del rio'),
  ...inside('tamaulipas', 'tampico'),
  ...inside('guerrero', 'acapulco'),
  ...inside('oaxaca', 'puerto escondido|mazunte|zipolite|san agustinillo'),
  ...inside('morelos/huitzilac', 'tres marias'),
  ...inside('baja-california/tijuana', 'playas de tijuana|otay universidad'),
  ['queretaro', ['queretaro']],
  ['qro', ['queretaro']],
  ['tj playas', ['baja-california/tijuana/playas-de-tijuana']],
  ['pedregal', [`${CITY}/alvaro-obregon/jardines-del-pedregal`]],
  ['cuajimalpa', [`${CITY}/cuajimalpa-de-morelos`]],
  ['merida centro', ['yucatan/merida/merida-centro']],
  ['tj', ['baja-california/tijuana']],
  ['neza', ['estado-de-mexico/nezahualcoyotl']],
  ['satelite', ['estado-de-mexico/naucalpan/ciudad-satelite']],
  ['edo mex', ['estado-de-mexico']],
  ['portales', [`${CITY}/benito-juarez/portales-norte`, `${CITY}/benito-juarez/portales-sur`]],
  ['5 de mayo', ['estado-de-mexico/toluca/5-de-mayo', 'oaxaca/oaxaca/5-de-mayo']],
  ['reforma', ['oaxaca/oaxaca/reforma', 'estado-de-mexico/nezahualcoyotl/reforma']],
  ['montevideo', []],
];

/** Places of the searches by their plain names, beside those of the sentences. */
const SEARCHED: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...PLACES,
  ...MORE,
]);

export const placesByName: PlacesByName = {
  candidates: (name) => (SEARCHED.get(name) ?? []).map((path) => ({ path, rank: 0 })),
};

export const SEARCHED_AMENITIES = [
  ...AMENITIES.filter((name) => !name.startsWith('Vista')),
  'Chimenea',
  'Jacuzzi',
  'Patio',
  'Estacionamiento techado',
];
