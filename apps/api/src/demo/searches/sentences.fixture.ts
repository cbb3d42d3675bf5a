import type { CatalogueSearch } from '@pbr/schemas/property/search';

/** A sentence, the filters that it means (null when it is searched as a text), and the listings found, as in the table of searches. */
export type Sentence = readonly [
  text: string,
  filters: CatalogueSearch | null,
  found: string | number,
];

const CUAUHTEMOC = 'ciudad-de-mexico/cuauhtemoc';
const BENITO_JUAREZ = 'ciudad-de-mexico/benito-juarez';
const ALVARO_OBREGON = 'ciudad-de-mexico/alvaro-obregon';
const CONDESA = `${CUAUHTEMOC}/condesa,${CUAUHTEMOC}/hipodromo`;
const ROMA = `${CUAUHTEMOC}/roma-norte,${CUAUHTEMOC}/roma-sur`;
const POLANCO = 'ciudad-de-mexico/miguel-hidalgo/polanco-v-seccion';
const DEL_VALLE = `nuevo-leon/san-pedro-garza-garcia/del-valle,${BENITO_JUAREZ}/del-valle-centro`;
const SANTA_FE = `${ALVARO_OBREGON}/lomas-de-santa-fe`;
const flat = { type: 'departamento' } as const;
const house = { type: 'casa' } as const;

export const SENTENCES: readonly Sentence[] = [
  [
    'depa de 2 recámaras en la Roma hasta 40 mil',
    { ...flat, operation: 'renta', places: ROMA, bedrooms: 2, maxPrice: 40_000 },
    'roma-norte-orizaba',
  ],
  [
    'departamento en renta en Polanco con 3 recámaras',
    { ...flat, operation: 'renta', places: POLANCO, bedrooms: 3 },
    'polanco-*',
  ],
  [
    'casa en venta en Querétaro con jardín',
    { ...house, operation: 'venta', places: 'queretaro', amenities: 'Jardín' },
    'juriquilla-casa juriquilla-cumbres',
  ],
  [
    'casa con alberca en Mérida',
    { ...house, places: 'yucatan/merida', amenities: 'Alberca' },
    'merida-temozon temozon-residencia',
  ],
  [
    'casas en Mérida de menos de 10 millones',
    { ...house, operation: 'venta', places: 'yucatan/merida', maxPrice: 10_000_000 },
    'merida-temozon',
  ],
  [
    'busco depa en renta que acepte mascotas en la Condesa',
    { ...flat, operation: 'renta', places: CONDESA, pets: 'si' },
    'condesa-tamaulipas condesa-mazatlan',
  ],
  [
    'oficina en renta en Santa Fe',
    { type: 'oficina', operation: 'renta', places: SANTA_FE },
    'santa-fe-oficina',
  ],
  [
    'oficinas en renta de más de 200 m2',
    { type: 'oficina', operation: 'renta', minArea: 200 },
    'juarez-reforma-oficina santa-fe-oficina valle-oriente-oficina',
  ],
  ['terreno en Yucatán', { type: 'terreno', places: 'yucatan' }, 'progreso-terreno'],
  [
    'terreno de al menos 1000 m2',
    { type: 'terreno', minLandArea: 1000 },
    'tepoztlan-terreno valle-de-guadalupe',
  ],
  [
    'local en renta en la Roma Sur',
    { type: 'local', operation: 'renta', places: `${CUAUHTEMOC}/roma-sur` },
    'roma-sur-local',
  ],
  [
    'depa en la Roma o Condesa con balcón',
    { ...flat, places: `${ROMA},${CONDESA}`, amenities: 'Balcón' },
    'roma-norte-jalapa condesa-tamaulipas hipodromo-amsterdam hipodromo-parras',
  ],
  ['Polanco o Condesa', { places: `${POLANCO},${CONDESA}` }, 'polanco-* condesa-* hipodromo-*'],
  [
    'condesa, roma norte',
    { places: `${CONDESA},${CUAUHTEMOC}/roma-norte` },
    'condesa-* hipodromo-* roma-norte-*',
  ],
  [
    'depa amueblado en renta en la Juárez',
    { ...flat, operation: 'renta', places: `${CUAUHTEMOC}/juarez`, furnished: 'amueblado' },
    'juarez-havre',
  ],
  [
    'departamento de una recámara con estacionamiento en la Condesa',
    { ...flat, places: CONDESA, bedrooms: 1, parking: 1 },
    'condesa-* hipodromo-*',
  ],
  [
    'casa o depa en venta en Juriquilla',
    { type: 'casa,departamento', operation: 'venta', places: 'queretaro/queretaro/juriquilla' },
    'juriquilla-casa juriquilla-cumbres',
  ],
  [
    'departamento en venta entre 4 y 8 millones en cdmx',
    {
      ...flat,
      operation: 'venta',
      places: 'ciudad-de-mexico',
      minPrice: 4_000_000,
      maxPrice: 8_000_000,
    },
    'narvarte-xola hipodromo-teotihuacan santa-fe-carlos-lazo san-angel-reyna',
  ],
  [
    'rento depa en la Del Valle, 2 baños, máximo 28 mil',
    { ...flat, operation: 'renta', places: DEL_VALLE, bathrooms: 2, maxPrice: 28_000 },
    'del-valle-pilares del-valle-gabriel-mancera',
  ],
  [
    'casa en San Ángel con chimenea',
    { ...house, places: `${ALVARO_OBREGON}/san-angel`, amenities: 'Chimenea' },
    'san-angel-amargura san-angel-galeana',
  ],
  [
    'depa con elevador y gimnasio en gdl',
    { ...flat, places: 'jalisco/guadalajara', amenities: 'Elevador,Gimnasio' },
    'guadalajara-providencia',
  ],
  [
    'casas en coyoacán',
    { ...house, places: 'ciudad-de-mexico/coyoacan' },
    'coyoacan-del-carmen coyoacan-malintzin',
  ],
  [
    'departamentos en alcaldía Benito Juárez',
    { ...flat, places: BENITO_JUAREZ },
    'narvarte-xola narvarte-peten del-valle-pilares del-valle-amores del-valle-gabriel-mancera',
  ],
  ['depa en la 06140', { ...flat, places: `${CUAUHTEMOC}/condesa` }, 'condesa-*'],
  [
    'penthouse en renta',
    { ...flat, operation: 'renta', unread: 'penthouse' },
    'del-valle-amores santa-fe-penthouse',
  ],
  [
    'casa en venta con 4 recámaras y 3 cajones en edomex',
    { ...house, operation: 'venta', places: 'estado-de-mexico', bedrooms: 4, parking: 3 },
    0,
  ],
  ['depas baratos', { ...flat, sort: 'price-low' }, 25],
  // Titles, names of one place and other texts are not sentences.
  ['Departamento con terraza en Providencia', null, 'guadalajara-providencia'],
  ['roma norte', null, 'roma-norte-*'],
  ['valle de bravo', null, 'avandaro-cabana'],
  ['benito juarez', null, 'narvarte-* del-valle-*'],
  ['francisco sosa', null, 'coyoacan-del-carmen'],
  ['pbr 48b356b9', null, 'roma-norte-orizaba'],
];
