import { describe, expect, it } from 'vitest';
import { listing, refusalText } from './map.fixture.ts';
import { shown } from './report/shown.ts';

const NO_NUMBER = expect.stringContaining('No se entiende') as string;

describe('a value that is refused', () => {
  const report = 'report';

  it.each([
    [{ bedrooms: { column: 'x', steps: ['integer'], otherwise: report } }, 'varias', NO_NUMBER],
    [
      { bedrooms: { column: 'x', otherwise: report } },
      '150',
      'Escribe un número entero de 0 a 99.',
    ],
    [
      { furnished: { column: 'x', translate: { y: 'amueblado' }, otherwise: report } },
      'z',
      'No está en las traducciones del mapa.',
    ],
    [{ videoUrl: { column: 'x', otherwise: report } }, 'https://ejemplo.mx/v', expect.any(String)],
    [
      { features: { column: 'x', otherwise: report } },
      'a'.repeat(61),
      'Usa 60 caracteres como máximo.',
    ],
  ])('is left empty and reported where the map says so: %j', (fields, cell, reason) => {
    const row = listing({ x: cell }, {}, fields);
    const [field = ''] = Object.keys(fields);
    expect(row.property[field as 'bedrooms']).toEqual(field === 'features' ? [] : null);
    expect(row.emptied).toEqual([{ field, column: 'x', cell: shown(cell), reason }]);
  });

  it('refuses the row where the map says nothing', () => {
    expect(refusalText({ x: '150' }, {}, { bedrooms: { column: 'x' } })).toBe(
      'x “150”: Escribe un número entero de 0 a 99.',
    );
  });

  it('may be any of the optional ones, but a required one has to say so itself', () => {
    const fields = { bedrooms: { column: 'x' }, levels: { column: 'x', otherwise: 'refuse' } };
    const map = { otherwise: report };
    expect(refusalText({ x: '150' }, map, fields)).toBe(
      'x “150”: Escribe un número entero de 1 a 99.',
    );
    expect(listing({ x: '150' }, map, { bedrooms: fields.bedrooms }).emptied).toHaveLength(1);
    expect(refusalText({ x: 'Texas' }, map, { state: { column: 'x' } })).toContain('32 estados');
    const state = { column: 'x', otherwise: report, default: 'Jalisco' };
    expect(listing({ x: 'Texas' }, {}, { state }).property.state).toBe('Jalisco');
    const empty = refusalText({ x: 'Texas' }, {}, { state: { column: 'x', otherwise: report } });
    expect(empty).toContain('x “Texas”: No es ninguno de los 32 estados.');
  });

  it('loses both numbers of a point, and only the wrong amenities of a list', () => {
    const fields = {
      latitude: { column: 'lat', otherwise: report },
      longitude: { column: 'lon' },
      features: { column: 'x', split: ',', otherwise: report },
    };
    const cells = { lat: '45.1', lon: '-99.1', x: `${'a'.repeat(61)},Alberca,${'b'.repeat(61)}` };
    const row = listing(cells, {}, fields);
    expect(row.property).toMatchObject({ latitude: null, longitude: null, features: ['Alberca'] });
    expect(row.emptied.map(({ column, cell }) => `${column} ${cell?.slice(0, 4)}`)).toEqual([
      'lat 45.1',
      'x bbbb',
      'x aaaa',
    ]);
  });

  it.each(['https://a.mx/?q=21.1,-86.8', '21.1,caro'])(
    'loses the point of a cell of which one half alone is a number: %s',
    (cell) => {
      const half = (element: number) => ({
        column: 'x',
        steps: [{ element, of: ',' }, 'number'],
        otherwise: report,
      });
      const row = listing({ x: cell }, {}, { latitude: half(0), longitude: half(1) });
      expect(row.property).toMatchObject({ latitude: null, longitude: null });
      expect(row.emptied).toMatchObject([{ column: 'x', reason: NO_NUMBER }]);
    },
  );

  it.each([
    ['keep', 'PH'],
    ['empty', '150'],
  ])(
    'costs no row of a map that reports all, where an unknown word counts as %s',
    (otherwise, x) => {
      const translate = { Ático: '9', 150: '150' };
      const fields = { levels: { column: 'x', translate, otherwise } };
      expect(listing({ x }, { otherwise: report }, fields).emptied).toHaveLength(1);
      expect(refusalText({ x }, {}, fields)).toContain('Escribe un número entero');
    },
  );

  it('loses the price with a currency that was not understood, for it would be in the wrong one', () => {
    const fields = {
      salePrice: { column: 'p', steps: ['number'] },
      currency: { column: 'm', steps: ['currency'], default: 'MXN' },
    };
    const row = listing({ p: '350,000', m: 'Euros' }, { otherwise: report }, fields);
    expect(row.property.salePrice).toBeNull();
    expect(row.emptied.map((problem) => `${problem.column} ${problem.reason}`)).toEqual([
      expect.stringContaining('m Solo se leen pesos y dólares'),
      'p No se sabe en qué moneda está.',
    ]);
    const named = listing({ p: '350,000 MXN', m: '?!' }, { otherwise: report }, fields);
    expect(named.property).toMatchObject({ salePrice: '350000', currency: 'MXN' });
  });

  it('keeps the first 40 of too many amenities, without those that are too long', () => {
    const names = Array.from({ length: 45 }, (_, n) => `Amenidad ${n}`);
    const cell = [...names.slice(0, 3), 'a'.repeat(61), ...names.slice(3), 'b'.repeat(61)].join(
      ',',
    );
    const row = listing(
      { x: cell },
      {},
      { features: { column: 'x', split: ',', otherwise: report } },
    );
    expect(row.property.features).toEqual(names.slice(0, 39));
    expect(row.emptied.map(({ reason }) => reason).toSorted()).toEqual([
      'Usa 40 amenidades como máximo.',
      'Usa 60 caracteres como máximo.',
    ]);
  });

  it('is reported once for a cell that fills several fields', () => {
    const price = { column: 'x', steps: ['number'], otherwise: report };
    const currency = { column: 'x', steps: ['currency'], otherwise: report };
    const row = listing({ x: '$45,000 + IVA' }, {}, { salePrice: price, currency });
    expect(row.emptied).toHaveLength(1);
    expect(row.property).toMatchObject({ salePrice: null, currency: 'MXN' });
  });

  it('of a named value is left to the next alternative, and reported once', () => {
    const values = { price: { column: 'x', steps: ['number'], otherwise: report } };
    const fields = {
      salePrice: { first: [{ from: 'price' }, { column: 'y', steps: ['number'] }] },
      commercialNames: { template: 'Precio {price}' },
    };
    const row = listing({ x: 'caro', y: '5' }, { values }, fields);
    expect(row.property.salePrice).toBe('5');
    expect(row.emptied).toEqual([
      { field: 'commercialNames', column: 'x', cell: 'caro', reason: NO_NUMBER },
    ]);
  });
});

describe('a reason', () => {
  it('shows control characters of the file instead of sending them', () => {
    const cell = `caro\u001B[2J\u202Ex${'y'.repeat(80)}`;
    const reason = refusalText(
      { precio: cell },
      {},
      { salePrice: { column: 'precio', steps: ['number'] } },
    );
    expect(reason).toMatch(/^precio “caro\\u\{1b\}\[2J\\u\{202e\}xy+…”: No se entiende: .+$/u);
    expect(reason.length).toBeLessThan(140);
  });

  it('names all columns of a template, and the value that they make', () => {
    const fields = { name: { template: '{a} {b}' } };
    expect(refusalText({ a: 'x'.repeat(100), b: 'y'.repeat(60) }, {}, fields)).toMatch(
      /^a \+ b “x{59}…”: Usa 150 caracteres como máximo\.$/u,
    );
  });

  it('names the field where the map itself is wrong', () => {
    expect(refusalText({}, {}, { bedrooms: { value: '150' } })).toBe(
      'bedrooms “150”: Escribe un número entero de 0 a 99.',
    );
  });
});
