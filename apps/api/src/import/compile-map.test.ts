import { describe, expect, it } from 'vitest';
import { compileMap } from './compile-map.ts';
import { parseMap } from './load-map.ts';
import { BASE_MAP, type Cells, listing, mapped, refusalText } from './map.fixture.ts';

describe('a mapped row', () => {
  it.each(['0', '0.00'])('has no price if its cell says %s', (precio) => {
    const { property } = listing({ precio }, {}, { salePrice: { column: 'precio' } });
    expect(property.salePrice).toBeNull();
  });

  it('is normalised by the schema of all writes', () => {
    const fields = { salePrice: { column: 'precio' }, rentPrice: { column: 'precio' } };
    expect(listing({ precio: '0100' }, {}, fields).property).toMatchObject({
      name: 'Casa',
      salePrice: '100',
      rentPrice: null,
      currency: 'MXN',
      features: [],
    });
  });

  it('is translated without regard to case, accents and double blanks', () => {
    const propertyType = { column: 'tipo', translate: { 'Depto.': 'departamento' } };
    const cells = { tipo: 'Sí, claro', otro: 'SI  CLARO' };
    const translate = { 'si claro': 'no', 'Sí, Claro': 'si' };
    const both = {
      petsAllowed: { column: 'tipo', translate },
      furnished: { column: 'otro', translate: { 'Sí claro': 'amueblado' } },
    };
    expect(listing(cells, {}, both).property).toMatchObject({
      petsAllowed: 'si',
      furnished: 'amueblado',
    });
    expect(listing({ tipo: ' DEPTO. ' }, {}, { propertyType }).property.propertyType).toBe(
      'departamento',
    );
  });

  it('has no line breaks where a listing has one line, nor HTML in its description', () => {
    const fields = {
      name: { template: '{titulo} en venta' },
      description: { column: 'texto', steps: [{ cut: 30 }], default: 'Pide los detalles.' },
      features: { column: 'extras', split: [';', '/'] },
    };
    const cells = {
      titulo: 'Casa\r\nazul',
      texto: '<p class="MsoNormal">Jard&iacute;n &amp; alberca</p><script>x()</script>',
      extras: 'Roof\ngarden;Alberca/Gimnasio',
    };
    expect(listing(cells, {}, fields).property).toMatchObject({
      name: 'Casa azul en venta',
      description: 'Jardín & alberca',
      features: ['Roof garden', 'Alberca', 'Gimnasio'],
    });
    const empty = listing({ ...cells, texto: '<p>&nbsp;</p>' }, {}, fields);
    expect(empty.property.description).toBe('Pide los detalles.');
  });

  it('takes a default for an empty cell and for a text that counts as empty', () => {
    const neighborhood = { column: 'colonia', empty: ['N/D'], default: 'Centro' };
    expect(listing({ colonia: ' n/d ' }, {}, { neighborhood }).property.neighborhood).toBe(
      'Centro',
    );
    expect(listing({ colonia: '' }, {}, { neighborhood }).property.neighborhood).toBe('Centro');
  });

  it('keeps or drops an unknown word if the map says so', () => {
    const translate = { a: 'b' };
    const kept = { number: { column: 'n', translate, otherwise: 'keep' } };
    const dropped = { number: { column: 'n', translate, otherwise: 'empty' } };
    expect(listing({ n: '12' }, {}, kept).property.number).toBe('12');
    expect(listing({ n: '12' }, {}, dropped).property.number).toBeNull();
  });

  it('takes the first value that is not empty', () => {
    const city = { first: [{ column: 'ciudad' }, { column: 'municipio' }] };
    expect(listing({ ciudad: '', municipio: 'Kanasín' }, {}, { city }).property.city).toBe(
      'Kanasín',
    );
  });

  it('uses a value only when its condition holds', () => {
    const landArea = { column: 'm2', if: { column: 'tipo', is: ['casa'] } };
    expect(listing({ m2: '90', tipo: 'Casa' }, {}, { landArea }).property.landArea).toBe('90');
    expect(listing({ m2: '90', tipo: 'local' }, {}, { landArea }).property.landArea).toBeNull();
  });

  it('fills templates with values and columns', () => {
    const values = { kind: { column: 'tipo', translate: { c: 'Casa' } } };
    const name = { template: '{kind} en {colonia}' };
    expect(listing({ tipo: 'c', colonia: 'Itzimná' }, { values }, { name }).property.name).toBe(
      'Casa en Itzimná',
    );
  });

  it('splits a text, or joins several columns, into a list', () => {
    const split = { features: { column: 'extras', split: ';', steps: ['title'] } };
    expect(listing({ extras: 'alberca; ;roof garden' }, {}, split).property.features).toEqual([
      'Alberca',
      'Roof Garden',
    ]);
    const flag = (column: string, to: string) => ({
      column,
      translate: { si: to },
      otherwise: 'empty',
    });
    const all = { features: { all: [flag('alberca', 'Alberca'), flag('gym', 'Gimnasio')] } };
    expect(listing({ alberca: 'no', gym: 'SI' }, {}, all).property.features).toEqual(['Gimnasio']);
  });
});

describe('a refused row', () => {
  it('names the column, the cell and the rule of the schema', () => {
    const fields = { state: { column: 'estado' }, bedrooms: { column: 'rec' } };
    expect(refusalText({ estado: 'Jalisco', rec: '3.5' }, {}, fields)).toBe(
      'rec “3.5”: Escribe un número entero de 0 a 99.',
    );
  });

  it('reports a word without translation once, with its column, even if several fields need it', () => {
    const values = { kind: { column: 'tipo', translate: { casa: 'casa' } } };
    const fields = { propertyType: { from: 'kind' }, name: { template: '{kind} en venta' } };
    expect(refusalText({ tipo: 'yate' }, { values }, fields)).toBe(
      'tipo “yate”: No está en las traducciones del mapa.',
    );
  });

  it("is refused by a rule, with the rule's reason", () => {
    const rules = [{ if: { column: 'moneda', isNot: ['MXN', ''] }, refuse: 'Está en {moneda}.' }];
    expect(refusalText({ moneda: 'ARS' }, { rules })).toBe('moneda “ARS”: Está en ARS.');
    expect(mapped({ moneda: 'mxn' }, { rules }).kind).toBe('listing');
    const wordless = [{ if: { column: 'moneda', is: [''] }, refuse: 'Está en {moneda}.' }];
    expect(refusalText({ moneda: '' }, { rules: wordless })).toBe(
      'moneda (vacía): Una regla del mapa no la acepta.',
    );
  });

  it('has no identifier, or one that is too long', () => {
    expect(refusalText({ clave: ' ' })).toBe('clave (vacía): La fila no trae identificador.');
    expect(refusalText({ clave: 'x'.repeat(201) })).toContain('digestOf');
  });

  it('lacks a value that a template needs', () => {
    expect(refusalText({ a: '' }, {}, { name: { template: 'Casa en {a}' } })).toBe(
      'a (vacía): Escribe el nombre de la propiedad.',
    );
  });
});

describe('the rest of a map', () => {
  it('skips rows by a rule', () => {
    const rules = [{ if: { column: 'estatus', is: ['baja'] }, skip: true }];
    expect(mapped({ estatus: 'Baja' }, { rules })).toEqual({ kind: 'skipped' });
  });

  it('builds the identifier from several columns, or from a digest if the source has none', () => {
    const two = { externalId: { columns: ['clave', 'lote'] } };
    expect(listing({ lote: '7' }, two).externalId).toBe('A1|7');
    expect(refusalText({ lote: '' }, two)).toContain('La fila no trae identificador.');
    const digest = { externalId: { digestOf: ['clave', 'lote'] } };
    const id = listing({ lote: '' }, digest).externalId;
    expect(id).toMatch(/^[0-9a-f]{40}$/u);
    expect(listing({ lote: '7' }, digest).externalId).not.toBe(id);
    expect(refusalText({ clave: '', lote: '' }, digest)).toBe(
      'clave + lote (vacía): La fila no trae identificador.',
    );
  });

  it('can give a postal code back the zero that a spreadsheet took', () => {
    const values = { four: { column: 'cp', steps: [{ match: '^\\d{4}$' }] } };
    const postalCode = { first: [{ template: '0{four}' }, { column: 'cp' }] };
    const codeOf = (cp: string) => listing({ cp }, { values }, { postalCode }).property.postalCode;
    expect(['6700', '06700', '97000', ''].map(codeOf)).toEqual(['06700', '06700', '97000', null]);
    expect(refusalText({ cp: '6700' }, {}, { postalCode: { column: 'cp' } })).toBe(
      'cp “6700”: Escribe los cinco dígitos del código postal.',
    );
  });

  it('gives equal listings equal digests and different ones different digests', () => {
    const digest = (cells: Cells) => listing({ otra: '', ...cells }).digest;
    expect(digest({ otra: 'x' })).toBe(digest({ otra: 'y' }));
    expect(digest({ titulo: 'Casa azul' })).not.toBe(digest({}));
  });

  it('gives a listing the digest that release 0.1.0 gave it, or every import would change all of them', () => {
    const fields = {
      number: { value: '12' },
      commercialNames: { value: 'Torre Sur' },
      operationType: { value: 'ambos' },
      salePrice: { value: '4500000' },
      rentPrice: { value: '20000' },
      currency: { value: 'USD' },
      bedrooms: { value: '3' },
      fullBathrooms: { value: '2' },
      halfBathrooms: { value: '1' },
      parkingSpaces: { value: '0' },
      landArea: { value: '120' },
      constructionArea: { value: '80.5' },
      features: { value: 'Alberca' },
    };
    expect(listing({}, {}, fields).digest).toBe(
      '3f6974cbd451511bd5e1badd3ec57fd545247e0cdec7f2fffd0f948b496ea497',
    );
  });

  it('refuses a file that lacks columns which it names, and says which', () => {
    const rules = [{ if: { column: 'zona', is: ['x'] }, refuse: 'Sí, {motivo}.' }];
    expect(() => mapped({}, { rules }, { city: { column: 'ciudad' } })).toThrow(
      /le faltan columnas que el mapa nombra: zona, motivo, ciudad\.\nEl encabezado dice: clave, titulo\./u,
    );
  });

  it('refuses a file in which a needed column occurs twice', () => {
    const map = parseMap(BASE_MAP, 'mapa.json');
    expect(() => compileMap(map, ['clave', 'titulo', 'clave'])).toThrow(/dos columnas/u);
  });

  it('refuses a value that is used before its definition', () => {
    const values = { a: { from: 'b' }, b: { value: 'x' } };
    expect(() => mapped({}, { values })).toThrow(/“b” sin definirlo antes/u);
  });

  it('refuses a template with unbalanced brackets', () => {
    expect(() => mapped({}, {}, { name: { template: 'Casa [en {clave}' } })).toThrow(/no cuadran/u);
  });
});

describe('the numbers of a row', () => {
  const price = { salePrice: { column: 'precio', steps: ['number'] } };

  it.each([
    ['$4,500,000.00', '4500000'],
    ['4,5 mdp', '4500000'],
    ['4.500.000', '4500000'],
    ['A tratar', null],
  ])('are read as people write them: “%s”', (precio, salePrice) => {
    expect(listing({ precio }, {}, price).property.salePrice).toBe(salePrice);
  });

  it.each(['4.500', '4,5', '1', 'VENDIDA'])('are refused with an example: “%s”', (precio) => {
    expect(refusalText({ precio }, {}, price)).toMatch(
      /^precio “.+”: .+: escribe, por ejemplo, 4,500,000 o 4\.5 M\.$/u,
    );
  });

  it('have the decimals that the map names', () => {
    const fields = { ...price, constructionArea: { column: 'm2', steps: ['number'] } };
    const cells = { precio: '4.500', m2: '96,5' };
    const map = { decimal: ',' };
    expect(listing(cells, map, fields).property).toMatchObject({
      salePrice: '4500',
      constructionArea: '96.5',
    });
    expect(refusalText({ ...cells, precio: '4,500,000' }, map, fields)).toContain('dos maneras');
    expect(() => mapped(cells, { decimal: ';' }, fields)).toThrow(/decimal/u);
  });

  it('are those of their field: degrees have decimals, areas thousands', () => {
    const fields = {
      latitude: { column: 'lat', steps: ['number'] },
      longitude: { column: 'lon', steps: ['number'] },
      landArea: { column: 'terreno', steps: ['number'] },
    };
    const cells = { lat: '19.432', lon: '-99.133', terreno: '8x20' };
    expect(listing(cells, {}, fields).property).toMatchObject({
      latitude: 19.432,
      longitude: -99.133,
      landArea: '160',
    });
    expect(refusalText({ ...cells, terreno: '1.200' }, {}, fields)).toContain('terreno “1.200”');
  });

  it.each([['positive'], [{ round: 0 }], [{ between: [5, 10_000] }]])(
    'are read before %j',
    (step) => {
      const fields = { landArea: { column: 'm2', steps: [step] } };
      expect(listing({ m2: '1,200 m²' }, {}, fields).property.landArea).toBe('1200');
      expect(refusalText({ m2: '1.200' }, {}, fields)).toContain('dos maneras');
    },
  );

  it('with another currency than the listing are refused', () => {
    const reason = /^precio “US\$350,000”: Está en USD y la propiedad en MXN\. .+ "currency"/u;
    expect(refusalText({ precio: 'US$350,000' }, {}, price)).toMatch(reason);
    const values = { price: price.salePrice };
    const from = { salePrice: { from: 'price' } };
    expect(refusalText({ precio: 'US$350,000' }, { values }, from)).toMatch(reason);
    // A column says the currency already, so none is asked for.
    const said = { ...price, currency: { column: 'moneda', steps: ['currency'], default: 'MXN' } };
    for (const moneda of ['Pesos', ''])
      expect(refusalText({ precio: 'US$350,000', moneda }, {}, said)).toBe(
        'precio “US$350,000”: Está en USD y la propiedad en MXN.',
      );
    const fee = { maintenanceFee: { column: 'cuota', steps: ['number'] } };
    expect(refusalText({ cuota: '100 USD' }, {}, { ...fee, currency: { value: 'USD' } })).toContain(
      'aquí van pesos',
    );
  });

  it('take the step `currency` for the currency of the listing', () => {
    const fields = { ...price, currency: { column: 'precio', steps: ['currency'] } };
    expect(listing({ precio: 'US$350 mil' }, {}, fields).property).toMatchObject({
      salePrice: '350000',
      currency: 'USD',
    });
    expect(listing({ precio: '4,500,000' }, {}, fields).property.currency).toBe('MXN');
  });

  it('that the operation hides do not count', () => {
    const fields = { ...price, rentPrice: { value: '900' }, operationType: { value: 'renta' } };
    expect(listing({ precio: 'US$350,000' }, {}, fields).property.salePrice).toBeNull();
  });
});
