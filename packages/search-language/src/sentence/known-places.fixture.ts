import type { PlacesByName } from './names/named-places.ts';

const MEXICO = 'ciudad-de-mexico/ciudad-de-mexico';
const colonies = (city: string, names: string): [string, string[]][] =>
  names.split('|').map((name) => [name, [`${city}/${name.replaceAll(' ', '-')}`]]);
const SINGLE: [string, string[]][] = [
  ...colonies(
    MEXICO,
    `condesa|roma norte|roma sur|del valle centro|narvarte poniente|napoles|juarez|coyoacan|del carmen|lomas de chapultepec|escandon|hipodromo|san angel|san angel inn|santa maria la ribera|doctores|portales|tlalpan|iztapalapa|benito juarez|alvaro obregon|cuauhtemoc|azcapotzalco|gustavo a madero|jardines del pedregal|anzures|xochimilco|mixcoac|tacubaya|centro historico|alamos|20 de noviembre`,
  ),
  ...colonies('estado-de-mexico', 'metepec|toluca|valle de bravo|interlomas'),
  ...colonies('estado-de-mexico/naucalpan', 'satelite'),
  ...colonies('nuevo-leon', 'monterrey|san pedro garza garcia'),
  ...colonies('nuevo-leon/monterrey', 'cumbres|contry|obispado'),
  ...colonies('nuevo-leon/san-pedro-garza-garcia', 'valle oriente'),
  ...colonies('jalisco', 'guadalajara|zapopan'),
  ...colonies('jalisco/guadalajara', 'americana|chapalita'),
  ...colonies('jalisco/zapopan', 'puerta de hierro'),
  ...colonies('queretaro', 'queretaro'),
  ...colonies('queretaro/queretaro', 'juriquilla|el refugio|zibata|casa blanca|jardin'),
  ...colonies('yucatan', 'merida'),
  ...colonies('yucatan/merida', 'temozon norte|altabrisa|montejo'),
  ...colonies('puebla', 'puebla|cholula'),
  ...colonies('puebla/puebla', 'lomas de angelopolis'),
  ...colonies('quintana-roo', 'cancun|playa del carmen|tulum'),
  ...colonies('quintana-roo/cancun', 'zona hotelera|puerto cancun'),
  ...colonies('quintana-roo/tulum', 'aldea zama'),
  ...colonies('morelos', 'cuernavaca|tepoztlan'),
  ...colonies('baja-california', 'tijuana|ensenada'),
];

const SEVERAL: [string, string[]][] = [
  ['cdmx', ['ciudad-de-mexico']],
  ['ciudad de mexico', ['ciudad-de-mexico']],
  ['df', ['ciudad-de-mexico']],
  ['estado de mexico', ['estado-de-mexico']],
  ['edomex', ['estado-de-mexico']],
  ['nuevo leon', ['nuevo-leon']],
  ['mty', ['nuevo-leon/monterrey']],
  ['gdl', ['jalisco/guadalajara']],
  ['qro', ['queretaro/queretaro']],
  ['san pedro', ['nuevo-leon/san-pedro-garza-garcia']],
  ['gam', [`${MEXICO}/gustavo-a-madero`]],
  ['roma', [`${MEXICO}/roma-norte`, `${MEXICO}/roma-sur`]],
  ['polanco', [`${MEXICO}/polanco-iv-seccion`, `${MEXICO}/polanco-v-seccion`]],
  ['narvarte', [`${MEXICO}/narvarte-poniente`, `${MEXICO}/narvarte-oriente`]],
  ['santa fe', [`${MEXICO}/santa-fe`, `${MEXICO}/lomas-de-santa-fe`]],
  [
    'del valle',
    [
      `${MEXICO}/del-valle-centro`,
      `${MEXICO}/del-valle-norte`,
      'nuevo-leon/san-pedro-garza-garcia/del-valle',
    ],
  ],
  ['providencia', ['jalisco/guadalajara/providencia', `${MEXICO}/providencia`]],
  ['vista hermosa', ['morelos/cuernavaca/vista-hermosa', 'nuevo-leon/monterrey/vista-hermosa']],
  ['la paz', ['baja-california-sur/la-paz', 'puebla/puebla/la-paz']],
  [
    'centro',
    [
      'queretaro/queretaro/centro',
      'yucatan/merida/centro',
      'puebla/puebla/centro',
      'jalisco/guadalajara/centro',
    ],
  ],
];

/** Places of Mexico by their plain names. */
export const PLACES: ReadonlyMap<string, readonly string[]> = new Map([...SINGLE, ...SEVERAL]);

export const placesByName: PlacesByName = {
  candidates: (name) => (PLACES.get(name) ?? []).map((path) => ({ path, rank: 0 })),
};

export const AMENITIES = [
  'Alberca',
  'Gimnasio',
  'Balcón',
  'Terraza',
  'Roof garden',
  'Elevador',
  'Jardín',
  'Seguridad 24 horas',
  'Amueblado',
  'Cuarto de servicio',
  'Bodega',
  'Cisterna',
  'Aire acondicionado',
  'Cocina integral',
  'Vista panorámica',
  'Área de juegos infantiles',
  'Asador',
  'Pet friendly',
  'Estudio',
  'Vestidor',
  'Planta de luz',
  'Paneles solares',
  'Salón de usos múltiples',
];
