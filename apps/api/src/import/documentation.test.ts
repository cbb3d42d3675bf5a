import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELD_NAMES } from '@pbr/schemas/property/fields';
import { expect, test } from 'vitest';
import { compileMap } from './compile-map.ts';
import { parseMap } from './load-map.ts';
import { listing } from './map.fixture.ts';

const text = readFileSync(join(import.meta.dirname, '../../../../docs/import.md'), 'utf8');

function blocks(language: string): string[] {
  const found = text.matchAll(/^```(\w*)\n([^]*?)^```$/gmu);
  return [...found].filter(([, name]) => name === language).map(([, , block = '']) => block);
}

test('the first map of the documentation makes the listings that it tells of', () => {
  const [header = [], ...rows] = (blocks('csv')[0] ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(';'));
  const [first = '', description = ''] = blocks('json');
  const map = JSON.parse(first) as { fields: object };
  expect(() => compileMap(parseMap(map, 'mapa.json'), header)).toThrow(
    'le faltan columnas que el mapa nombra: Descripción.',
  );
  const fields = { ...map.fields, ...(JSON.parse(`{${description}}`) as object) };
  const compiled = compileMap(parseMap({ ...map, fields }, 'mapa.json'), header);
  const mapped = rows.map((row) => compiled.mapRow(row));
  expect(mapped.map((row) => (row.kind === 'listing' ? row.property : row.kind))).toMatchObject([
    {
      name: 'Casa en Lomas II',
      description: 'Casa en Venta en Lomas de Chapultepec, Ciudad de México.',
      salePrice: '4500000',
      currency: 'MXN',
      bedrooms: 3,
      fullBathrooms: 2,
      halfBathrooms: 1,
      constructionArea: '180',
      state: 'Ciudad de México',
      postalCode: '06700',
      latitude: 19.4225,
      longitude: -99.211,
      features: ['Alberca', 'Gimnasio'],
    },
    { rentPrice: '1200', currency: 'USD', state: 'Yucatán', latitude: null, features: [] },
    {
      propertyType: 'terreno',
      salePrice: '950000',
      bedrooms: null,
      description: 'Lote en Venta en Cholul, Mérida.\n\nPrecio de venta: desde $950,000 MXN.',
    },
    'skipped',
  ]);
});

test('every value of the recipes is accepted', () => {
  const recipes = text.slice(
    text.indexOf('### Recipes for values'),
    text.indexOf('### The report'),
  );
  const found = [...recipes.matchAll(/`("\w+": \{.*?\})`/gu)].map(([, recipe = '']) => recipe);
  expect(found.length).toBeGreaterThan(15);
  const base = JSON.parse(blocks('json')[0] ?? '') as { fields: object };
  for (const recipe of found) {
    const part = JSON.parse(`{${recipe.replace(', …', '').replaceAll('\\|', '|')}}`) as object;
    const isField = Object.keys(part).every((key) => FIELD_NAMES.some((name) => name === key));
    const map = isField ? { ...base, fields: { ...base.fields, ...part } } : { ...base, ...part };
    expect(() => parseMap(map, recipe)).not.toThrow();
  }
});

test.each([
  ['Calle 60 #482', 'Calle 60', '482'],
  ['Av. Juárez 240 int 5', 'Av. Juárez', '240 int 5'],
  ['Calle 5 de Mayo No. 12-B', 'Calle 5 de Mayo', '12-B'],
  ['Francisco Sosa S/N', 'Francisco Sosa S/N', null],
  ['Calle 60', 'Calle 60', null],
  ['SIERRA GORDA No. 45 INT 3', 'SIERRA GORDA', '45 INT 3'],
])('the recipe for addresses parts %j', (address, street, number) => {
  const [, one, other] = /`("street": \{ "first".*?\})` and `("number": .*?\})`/u.exec(text) ?? [];
  const fields = JSON.parse(`{${one},${other}}`.replaceAll('\\|', '|')) as object;
  expect(listing({ Dirección: address }, {}, fields).property).toMatchObject({ street, number });
});

test('the recipe for prices before tax leaves the price out, reports it and tells it', () => {
  const [, ...found] =
    /\+ IVA', .*?`("salePrice": \{.*?\})`.*?`("description": \{.*?\})`/u.exec(text) ?? [];
  const fields = JSON.parse(`{${found.join(',')}}`) as object;
  const cells = { Precio: '$45,000 + IVA', Descripción: 'Bodega.' };
  const { property, emptied } = listing(cells, {}, fields);
  expect(property).toMatchObject({
    salePrice: null,
    description: 'Bodega. Precio: $45,000 + IVA.',
  });
  expect(emptied).toMatchObject([
    { field: 'salePrice', reason: expect.stringContaining('todo incluido') },
  ]);
});
