import { missingIn } from '@pbr/schemas/import/choices';
import { describe, expect, it, test } from 'vitest';
import { compileMap } from '../../../import/compile-map.ts';
import { parseMap } from '../../../import/load-map.ts';
import { mapOfChoices } from './map-of-choices.ts';
import { TableProfiler } from './profile-table.ts';
import { choicesFor, proposeChoices } from './propose-choices.ts';

function profileOf(text: string) {
  const [header = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const profiler = new TableProfiler(header);
  for (const [at, row] of rows.entries()) profiler.take(at + 2, row);
  return profiler.profile(null);
}

/** The targets of the columns, by their names; columns that are not read are left out. */
function targets(text: string) {
  const { columns } = proposeChoices(profileOf(text));
  return Object.fromEntries(
    columns.flatMap(({ column, target }) => (target === null ? [] : [[column, target]])),
  );
}

/** The listings that a file becomes without anybody's help, or the reasons why not. */
function listings(text: string) {
  const profile = profileOf(text);
  const map = compileMap(parseMap(mapOfChoices(proposeChoices(profile)), 'mapa'), profile.header);
  return profile.sample.map(({ cells }) => {
    const row = map.mapRow(cells);
    return row.kind === 'listing'
      ? row.property
      : row.kind === 'refused'
        ? row.problems
        : 'skipped';
  });
}

const SHEET = `
Clave | Tipo         | Operación | Precio    | Moneda | Colonia | Municipio  | Estado  | C.P. | Recámaras | Baños | Estac. | m² Terreno | m² Construcción | Descripción
A-1   | Casa         | Venta     | 4,500,000 | MN     | Centro  | Mérida     | Yucatan | 97000 | 3        | 2.5   | 2      | 200        | 180             | Con patio.
A-2   | Depto.       | Renta     | 18,000    | MN     | Itzimná | Mérida     | Yucatan | 97100 | 2        | 1     | 1      |            | 80              | Con luz.`;
const BROKER = `
ID | Título | Tipo de propiedad | Tipo de operación | Precio de venta | Precio de renta | Moneda | Calle | Colonia | Ciudad | Estado | Latitud | Longitud | Recámaras | Baños completos | Medios baños | Estacionamientos | Superficie del terreno | Construcción | Amenidades | Estatus
EB-AB1 | Casa con alberca | Casa en condominio | Venta | 5200000 | | MXN | Av. 1 | Juriquilla | Querétaro | Querétaro | 20.70 | -100.45 | 3 | 2 | 1 | 2 | 160 | 210 | Alberca, Gimnasio | Publicada
EB-AB2 | Oficina céntrica | Oficina | Renta | | 21000 | MXN | Av. 2 | Centro | Querétaro | Qro. | 20.59 | -100.39 | | 1 | 0 | 1 | | 90 | Elevador | Suspendida`;
const ENGLISH = `
listing_id | title | property_type | listing_type | price | currency | neighborhood | city | state | zip | bedrooms | bathrooms | parking_spaces | lot_size | construction_size | lat | lng | description
1001 | Beach house | house | sale | 350000 | USD | Zona Hotelera | Cancún | Quintana Roo | 77500 | 4 | 3 | 2 | 400 | 300 | 21.1 | -86.8 | By the sea.
1002 | Flat | apartment | rent | 1500 | USD | Centro | Cancún | Q. Roo | 77500 | 2 | 2 | 1 | 0 | 90 | 21.2 | -86.9 | Downtown.`;
const PLAIN = `
folio | inmueble | venta | renta | colonia | ciudad | edo | rec | m2 const | foto
1 | Casa | 900000 | 8000 | Centro | Atlixco | Puebla | 2 | | a.jpg
2 | Local comercial | | 9000 | Centro | Atlixco | Puebla | | 40 | b.jpg`;

test.each([
  ['X | X', { X: 'si' }],
  ['X | ✓', {}],
  ['X | No', { No: 'no' }],
])('a cross means yes where it is the only word: %s', (cells, words) => {
  const [first, second] = cells.split(' | ');
  const { columns } = proposeChoices(
    profileOf(`Clave | Mascotas\n1 | ${first}\n2 | ${second}\n3 |`),
  );
  expect(columns.find(({ column }) => column === 'Mascotas')?.words).toEqual(words);
});

test('a currency is known by the words of amounts, and the dollars of another country are left to a person', () => {
  const { columns } = proposeChoices(
    profileOf(
      'Clave | Moneda\n1 | Dólares (USD)\n2 | M.N.\n3 | PESOS_MX\n4 | U$D\n5 | USDollar\n6 | Dólares canadienses',
    ),
  );
  expect(columns[1]).toEqual({
    column: 'Moneda',
    target: 'currency',
    words: {
      'Dólares (USD)': 'USD',
      'M.N.': 'MXN',
      PESOS_MX: 'MXN',
      U$D: 'USD',
      USDollar: 'USD',
    },
  });
});

test('a state is known in any spelling, and one that names several is left to a person', () => {
  const { columns } = proposeChoices(
    profileOf('Clave | Edo\n1 | Edo. Méx.\n2 | Ags.\n3 | Benito Juárez'),
  );
  expect(columns[1]).toEqual({
    column: 'Edo',
    target: 'state',
    words: { 'Edo. Méx.': 'Estado de México', 'Ags.': 'Aguascalientes' },
  });
});

describe('the columns of an export are recognised by names and contents', () => {
  test('a sheet of an agency', () => {
    expect(targets(SHEET)).toEqual({
      Clave: 'key',
      Tipo: 'propertyType',
      Operación: 'operationType',
      Precio: 'price',
      Moneda: 'currency',
      Colonia: 'neighborhood',
      Municipio: 'municipality',
      Estado: 'state',
      'C.P.': 'postalCode',
      Recámaras: 'bedrooms',
      Baños: 'bathrooms',
      'm² Terreno': 'landArea',
      'm² Construcción': 'constructionArea',
      Descripción: 'description',
    });
  });

  test('a broker program', () => {
    expect(targets(BROKER)).toEqual({
      ID: 'key',
      Título: 'name',
      'Tipo de propiedad': 'propertyType',
      'Tipo de operación': 'operationType',
      'Precio de venta': 'salePrice',
      'Precio de renta': 'rentPrice',
      Moneda: 'currency',
      Calle: 'street',
      Colonia: 'neighborhood',
      Ciudad: 'city',
      Estado: 'state',
      Latitud: 'latitude',
      Longitud: 'longitude',
      Recámaras: 'bedrooms',
      'Baños completos': 'fullBathrooms',
      'Medios baños': 'halfBathrooms',
      Estacionamientos: 'parkingSpaces',
      'Superficie del terreno': 'landArea',
      Construcción: 'constructionArea',
      Amenidades: 'features',
      Estatus: 'status',
    });
  });

  test('a portal in English', () => {
    expect(targets(ENGLISH)).toEqual({
      listing_id: 'key',
      title: 'name',
      property_type: 'propertyType',
      listing_type: 'operationType',
      price: 'price',
      currency: 'currency',
      neighborhood: 'neighborhood',
      city: 'city',
      state: 'state',
      zip: 'postalCode',
      bedrooms: 'bedrooms',
      bathrooms: 'bathrooms',
      parking_spaces: 'parkingSpaces',
      lot_size: 'landArea',
      construction_size: 'constructionArea',
      lat: 'latitude',
      lng: 'longitude',
      description: 'description',
    });
  });

  test('two columns of prices and no operation', () => {
    expect(targets(PLAIN)).toMatchObject({
      folio: 'key',
      inmueble: 'propertyType',
      venta: 'salePrice',
      renta: 'rentPrice',
      colonia: 'neighborhood',
      edo: 'state',
      rec: 'bedrooms',
      'm2 const': 'constructionArea',
    });
    expect(targets(PLAIN)).not.toHaveProperty('foto');
  });

  it('a column whose contents are not what its name says is none', () => {
    expect(targets('Estado | Precio | ID\nNueva | Consultar | 7\nUsada | Consultar | 7')).toEqual(
      {},
    );
  });
});

describe('what is proposed', () => {
  it('leads to listings, with the words of the file in those of the portal', () => {
    const sheet = SHEET.replaceAll('Municipio', 'Ciudad   ');
    expect(listings(sheet)).toMatchObject([
      {
        name: 'Casa en venta en Centro',
        propertyType: 'casa',
        salePrice: '4500000',
        rentPrice: null,
        state: 'Yucatán',
        fullBathrooms: 2,
        halfBathrooms: 1,
        street: 'Calle no publicada',
        postalCode: '97000',
      },
      {
        name: 'Departamento en renta en Itzimná',
        propertyType: 'departamento',
        salePrice: null,
        rentPrice: '18000',
        fullBathrooms: 1,
        halfBathrooms: 0,
      },
    ]);
  });

  it('leaves out rows whose status says that they are not on offer', () => {
    const [first, second] = listings(BROKER.replaceAll(/20\.\d\d \| -100\.\d\d/gu, '|'));
    expect(first).toMatchObject({ features: ['Alberca', 'Gimnasio'], halfBathrooms: 1 });
    expect(second).toBe('skipped');
  });

  it('has the operation of the price that is there', () => {
    expect(listings(PLAIN)).toMatchObject([
      { operationType: 'ambos', salePrice: '900000', rentPrice: '8000' },
      { operationType: 'renta', salePrice: null, rentPrice: '9000' },
    ]);
  });

  it('reads commas as decimals where the file has no other numbers', () => {
    const rows = SHEET.replaceAll('Municipio', 'Ciudad   ')
      .replace('4,500,000', '4.500.000,00')
      .replace('18,000', '18.000,00');
    expect(listings(rows)).toMatchObject([{ salePrice: '4500000' }, { rentPrice: '18000' }]);
  });

  it('takes the currency from the price where no column says it', () => {
    const rows = SHEET.replaceAll('Municipio', 'Ciudad   ')
      .replace('Moneda', 'Otra')
      .replace('4,500,000', 'US$350,000');
    expect(listings(rows)).toMatchObject([{ currency: 'USD' }, { currency: 'MXN' }]);
    const withHoles = SHEET.replaceAll('Municipio', 'Ciudad   ')
      .replace('4,500,000 | MN', 'US$350,000 |')
      .replace('| MN', '| Dólares');
    expect(listings(withHoles)).toMatchObject([{ currency: 'USD' }, { currency: 'USD' }]);
  });

  it('gives postal codes the zero back that a spreadsheet took', () => {
    const [row] = listings(SHEET.replaceAll('97000', '6700 ').replaceAll('Municipio', 'Ciudad   '));
    expect(row).toMatchObject({ postalCode: '06700' });
  });

  it('names what no column says', () => {
    expect(missingIn(proposeChoices(profileOf(SHEET)))).toEqual(['city']);
    expect(missingIn(proposeChoices(profileOf(PLAIN)))).toEqual([]);
  });

  it('has a key of several columns for a file that has none', () => {
    const map = mapOfChoices(proposeChoices(profileOf(SHEET.replaceAll('Clave', 'Orden'))));
    expect(map['externalId']).toEqual({
      digestOf: ['Tipo', 'Colonia', 'm² Construcción', 'm² Terreno'],
    });
  });

  it('is what was chosen for another file with these columns', () => {
    const kept = proposeChoices(profileOf(ENGLISH));
    const changed = { ...kept, source: 'agencia', columns: kept.columns.slice(0, 5) };
    const { source, columns } = choicesFor(profileOf(ENGLISH), changed);
    expect(source).toBe('agencia');
    expect(columns.map(({ target }) => target)).toEqual([
      ...changed.columns.map(({ target }) => target),
      ...kept.columns.slice(5).map(() => null),
    ]);
  });
});
