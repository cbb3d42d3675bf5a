import { describe, expect, it } from 'vitest';
import { WITHOUT_RESULT } from './table/table.ts';
import { listing, mapped, refusalText } from './map.fixture.ts';

const point = {
  latitude: { column: 'lat', steps: ['number'] },
  longitude: { column: 'lon', steps: ['number'] },
};

describe('a point', () => {
  it('lies west of Greenwich', () => {
    for (const lon of ['-99.1332', '−99.1332'])
      expect(listing({ lat: '19.4326', lon }, {}, point).property).toMatchObject({
        latitude: 19.4326,
        longitude: -99.1332,
      });
  });

  it.each([
    ['0', '0'],
    ['0.0', '-0.000000'],
    ['0', ''],
    ['', '0'],
    ['', ''],
  ])('is none at %j, %j', (lat, lon) => {
    expect(listing({ lat, lon }, {}, point).property).toMatchObject({
      latitude: null,
      longitude: null,
    });
  });

  it('is refused with only one of its numbers', () => {
    expect(refusalText({ lat: '19.4', lon: '0' }, {}, point)).toBe(
      'lon “0”: Escribe una longitud dentro de México: de -119 a -86.',
    );
  });
});

describe('numbers as databases and spreadsheets write them', () => {
  it('are whole numbers where a field counts', () => {
    const fields = {
      bedrooms: { column: 'rec' },
      postalCode: { column: 'cp' },
      maintenanceFee: { column: 'cuota' },
    };
    const cells = { rec: '3.0', cp: '97000.0', cuota: '1500.00' };
    expect(listing(cells, {}, fields).property).toMatchObject({
      bedrooms: 3,
      postalCode: '97000',
      maintenanceFee: 1500,
    });
  });

  it.each(['Ninguno', 'ninguna', 'NO HAY', 'Sin', 'Sin estacionamiento', 'No', '0'])(
    'are 0 where a field may count none: %s',
    (x) => {
      const column = 'x';
      const parkingOf = (spec: object) =>
        listing({ x }, {}, { parkingSpaces: spec }).property.parkingSpaces;
      expect(parkingOf({ column })).toBe(0);
      expect(parkingOf({ column, steps: ['integer'] })).toBe(0);
      expect(parkingOf({ first: [{ column }] })).toBe(0);
      expect(parkingOf({ column, translate: { [x]: '2' } })).toBe(2);
      expect(parkingOf({ column, empty: [x] })).toBeNull();
      const baths = {
        fullBathrooms: { column: 'x', steps: ['fullBathrooms'] },
        halfBathrooms: { column: 'x', steps: ['halfBathrooms'] },
      };
      expect(listing({ x }, {}, baths).property).toMatchObject({
        fullBathrooms: 0,
        halfBathrooms: 0,
      });
    },
  );

  it('are empty where nothing is said, and where a field counts from 1', () => {
    const fields = { parkingSpaces: { column: 'x' }, levels: { column: 'y' } };
    for (const [x, y] of [
      ['N/A', 'Ninguno'],
      ['-', '-'],
      ['', 'ninguna'],
    ])
      expect(listing({ x: x ?? '', y: y ?? '' }, {}, fields).property).toMatchObject({
        parkingSpaces: null,
        levels: null,
      });
  });

  it('are postal codes with the zero that a spreadsheet took', () => {
    const postalCode = { column: 'cp', steps: ['postalCode'] };
    const codeOf = (cp: string) => listing({ cp }, {}, { postalCode }).property.postalCode;
    expect(['6700.0', '6700', '06700', '97000.0', 'C.P. 06700', ''].map(codeOf)).toEqual([
      '06700',
      '06700',
      '06700',
      '97000',
      '06700',
      null,
    ]);
    expect(refusalText({ cp: '670' }, {}, { postalCode })).toBe(
      'cp “670”: No es un código postal de cinco dígitos.',
    );
  });

  it('are full and half bathrooms', () => {
    const fields = {
      fullBathrooms: { column: 'baños', steps: ['fullBathrooms'] },
      halfBathrooms: { column: 'baños', steps: ['halfBathrooms'] },
    };
    const { property } = listing({ baños: '2.5' }, {}, fields);
    expect([property.fullBathrooms, property.halfBathrooms]).toEqual([2, 1]);
  });
});

describe('words for nothing', () => {
  it.each([
    '-',
    '--',
    '—',
    'N/A',
    'n/d',
    's/d',
    'S/D',
    'ninguno',
    'No aplica',
    'SIN DATO',
    'null',
    '#N/D',
    'N.D.',
    '\\N',
    '0000-00-00 00:00:00',
  ])('%j is an empty cell, also in a template and in a condition', (word) => {
    const fields = {
      number: { column: 'n' },
      name: { template: '{titulo}[, número {n}]' },
      commercialNames: { value: 'Torre', if: { column: 'n', isNot: [''] } },
      features: { column: 'n', split: ',' },
    };
    expect(listing({ n: word }, {}, fields).property).toMatchObject({
      number: null,
      name: 'Casa',
      commercialNames: null,
      features: [],
    });
  });

  it('mean something where the map translates or asks for them', () => {
    const fields = {
      petsAllowed: { column: 'm', translate: { 'N/A': 'no', '-': 'si' } },
      commercialNames: { value: 'Torre', if: { column: 'm', is: ['N/A'] } },
    };
    expect(listing({ m: 'n/a' }, {}, fields).property).toMatchObject({
      petsAllowed: 'no',
      commercialNames: 'Torre',
    });
  });

  it('are no identifiers, and house numbers are no words for nothing', () => {
    expect(refusalText({ clave: '-' })).toBe('clave “-”: La fila no trae identificador.');
    expect(listing({ n: 'S/N' }, {}, { number: { column: 'n' } }).property.number).toBe('S/N');
  });
});

describe('a broken formula of a spreadsheet', () => {
  it.each(['#¡REF!', '#¡VALOR!', '#VALUE!', '#DIV/0!', '#¿NOMBRE?', '#####', WITHOUT_RESULT])(
    '%j is refused in any field, or left empty and reported',
    (cell) => {
      const fields = { neighborhood: { template: 'Col. {col}' } };
      expect(refusalText({ col: cell }, {}, fields)).toContain(
        `col “${cell}”: La hoja de cálculo perdió este dato: `,
      );
      const number = { column: 'n', otherwise: 'report' };
      expect(listing({ n: cell }, {}, { number }).emptied).toHaveLength(1);
      expect(refusalText({ clave: cell })).toContain('perdió este dato');
    },
  );

  it('refuses no row whose map does not read it, and is no title with a number sign', () => {
    const row = listing({ titulo: '#¡OFERTA! Casa', otra: WITHOUT_RESULT });
    expect(row.property.name).toBe('#¡OFERTA! Casa');
  });

  it('is no house number', () => {
    const fields = { number: { column: 'n' } };
    expect(
      ['#12', '# 12-B', '#12!'].map((n) => listing({ n }, {}, fields).property.number),
    ).toEqual(['#12', '# 12-B', '#12!']);
  });
});

describe('names and choices', () => {
  it('are compared without the form of their accents', () => {
    const decomposed = (text: string) => text.normalize('NFD');
    const fields = {
      city: { column: 'Población', translate: { Mérida: 'Mérida de Yucatán' } },
      propertyType: { column: 'Categoría', translate: { habitación: 'casa' } },
    };
    const cells = {
      [decomposed('Población')]: decomposed('MÉRIDA'),
      [decomposed('Categoría')]: decomposed('Habitación'),
    };
    expect(listing(cells, {}, fields).property).toMatchObject({
      city: 'Mérida de Yucatán',
      propertyType: 'casa',
    });
    expect(listing({ clave: decomposed('PEÑA') }).externalId).toBe('PEÑA');
    const digest = { externalId: { digestOf: ['clave'] } };
    expect(listing({ clave: decomposed('PEÑA') }, digest).externalId).toBe(
      listing({ clave: 'PEÑA' }, digest).externalId,
    );
  });

  it('of columns may differ in accents, capitals and blanks, unless that names two', () => {
    const fields = { number: { column: 'num_exterior' } };
    expect(listing({ 'Núm  Exterior': '12' }, {}, fields).property.number).toBe('12');
    expect(() => mapped({ 'Num Exterior': '1', 'NUM EXTERIOR': '2' }, {}, fields)).toThrow(
      /dos columnas/u,
    );
  });

  it.each([
    ['QUERETARO', 'Querétaro'],
    ['Edo. de México', 'Estado de México'],
    ['Veracruz de Ignacio de la Llave', 'Veracruz'],
    ['Distrito Federal', 'Ciudad de México'],
  ])('of states: %j is %s', (cell, state) => {
    expect(listing({ edo: cell }, {}, { state: { column: 'edo' } }).property.state).toBe(state);
  });

  it('of states are refused with the choices if they are several', () => {
    const fields = { state: { column: 'edo' } };
    expect(refusalText({ edo: 'Metepec' }, {}, fields)).toBe(
      'edo “Metepec”: Puede ser Estado de México o Hidalgo. Traduce la palabra en el mapa con "translate".',
    );
    expect(refusalText({ edo: 'Texas' }, {}, fields)).toBe(
      'edo “Texas”: No es ninguno de los 32 estados. Traduce la palabra en el mapa con "translate".',
    );
  });

  it('of choices are those of the portal or the words that it shows', () => {
    const fields = {
      propertyType: { column: 'tipo' },
      operationType: { column: 'op' },
      hideStreet: { column: 'oculta' },
    };
    const cells = { tipo: 'CASA', op: 'Venta y renta', oculta: 'Sí' };
    expect(listing(cells, {}, fields).property).toMatchObject({
      propertyType: 'casa',
      operationType: 'ambos',
      hideStreet: true,
    });
    const words = { tipo: 'Casa habitación', op: 'En renta', oculta: 'No' };
    expect(listing(words, {}, fields).property).toMatchObject({
      propertyType: 'casa',
      operationType: 'renta',
    });
    expect(refusalText({ ...cells, tipo: 'Bodega' }, {}, fields)).toBe(
      'tipo “Bodega”: Aquí va una de estas palabras: casa, departamento, oficina, local, terreno. Traduce la palabra en el mapa con "translate".',
    );
  });

  it('of listings have no entities', () => {
    const cells = {
      titulo: 'Casa &quot;Jard&iacute;n&quot; &amp;amp; patio',
      col: 'Ca&ntilde;adas',
    };
    expect(listing(cells, {}, { neighborhood: { column: 'col' } }).property).toMatchObject({
      name: 'Casa "Jardín" & patio',
      neighborhood: 'Cañadas',
    });
  });
});

describe('the lower end of a range', () => {
  const fields = {
    salePrice: { column: 'precio', steps: ['lowest', 'number'] },
    constructionArea: { column: 'm2', steps: ['lowest', 'number'] },
    rentPrice: { column: 'precio', steps: ['lowest', 'number'] },
    currency: { column: 'precio', steps: ['lowest', 'currency'] },
  };

  it('is the value, and the description says so', () => {
    const { property } = listing({ precio: 'Desde $2,517,318', m2: '80 - 120 m²' }, {}, fields);
    expect(property).toMatchObject({
      salePrice: '2517318',
      constructionArea: '80',
      description:
        'Sin descripción.\n\nPrecio de venta: desde $2,517,318 MXN. Construcción: desde 80 m² hasta 120 m².',
    });
  });

  it('is not spoken of without a range', () => {
    const { property } = listing({ precio: '$2,517,318', m2: '' }, {}, fields);
    expect(property).toMatchObject({ salePrice: '2517318', description: 'Sin descripción.' });
  });

  it('is reported where the description has no room for it', () => {
    const description = { value: 'x'.repeat(4990) };
    const row = listing({ precio: 'Desde $2', m2: '' }, {}, { ...fields, description });
    expect(row.property.salePrice).toBe('2');
    expect(row.emptied).toEqual([
      {
        field: 'description',
        column: null,
        cell: null,
        reason: 'No cupo “Precio de venta: desde $2 MXN.”.',
      },
    ]);
  });
});

describe('a list', () => {
  it('of several columns is split, too', () => {
    const features = {
      all: [{ column: 'a' }, { column: 'b' }],
      split: ',',
      translate: { gym: 'Gimnasio' },
      otherwise: 'keep',
    };
    expect(
      listing({ a: 'Alberca, gym', b: 'Roof garden' }, {}, { features }).property.features,
    ).toEqual(['Alberca', 'Gimnasio', 'Roof garden']);
  });

  it('takes its default only when nothing is in it', () => {
    const features = { column: 'a', split: ',', default: 'Sin amenidades' };
    expect(listing({ a: 'Alberca,,Gym' }, {}, { features }).property.features).toEqual([
      'Alberca',
      'Gym',
    ]);
    expect(listing({ a: '' }, {}, { features }).property.features).toEqual(['Sin amenidades']);
  });
});
