import { beforeAll, expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { listPropertiesByCursor } from '../search/list-properties-by-cursor.ts';
import { searchProperties } from '../search/search-properties.ts';
import { understandSearch } from '../search/understand-search.ts';

const HIPODROMO = 'ciudad-de-mexico/cuauhtemoc/hipodromo';

const t = await databaseSuite();
beforeAll(async () => {
  const { id: ownerId } = await aUser(t.db);
  const rent = { ownerId, operationType: 'renta', rentPrice: '20000', salePrice: null };
  const cdmx = {
    ...rent,
    propertyType: 'departamento',
    state: 'Ciudad de México',
    city: 'Ciudad de México',
  };
  const around = { ...cdmx, municipality: 'Cuauhtémoc', neighborhood: 'Hipódromo' };
  await aProperty(t.db, { ...around, name: 'Con patio' });
  await aProperty(t.db, { ...cdmx, name: 'Lejos', neighborhood: 'Juárez', municipality: 'Otra' });
});

const found = async (search: string) =>
  (await searchProperties(testContext(t.db), { search })).items.map(({ name }) => name);
const understood = async (text: string) =>
  (await understandSearch(testContext(t.db), { text })).filters;

test.each(['Parque México', 'parque mexico', 'depa parque méxico renta'])(
  'a landmark is searched as the colonia around it: %s',
  async (search) => {
    expect(await found(search)).toEqual(['Con patio']);
    const { items } = await listPropertiesByCursor(testContext(t.db), { search });
    expect(items).toMatchObject({ text: expect.stringContaining('Con patio') });
  },
);

test.each([
  ['Parque México', { [HIPODROMO]: 'los alrededores del Parque México' }],
  ['el parque mexico', { [HIPODROMO]: 'los alrededores del Parque México' }],
  ['hipódromo', { [HIPODROMO]: 'Hipódromo' }],
])('the title of %s names what was asked for', async (search, placeNames) => {
  expect(await searchProperties(testContext(t.db), { search })).toMatchObject({ placeNames });
});

test('words that a sentence left over may name a landmark', async () => {
  const { items } = await searchProperties(testContext(t.db), {
    search: 'depa',
    unread: 'Parque México',
  });
  expect(items).toMatchObject([{ name: 'Con patio' }]);
});

test('a sentence means the colonia around a landmark', async () => {
  expect(await understood('depa cerca del Parque México hasta 25 mil')).toEqual({
    operation: 'renta',
    type: 'departamento',
    places: HIPODROMO,
    maxPrice: 25_000,
  });
});

test('without anything on offer around it a landmark is its colonia without offers', async () => {
  expect(await found('World Trade Center')).toEqual([]);
  expect(await understood('depa por el World Trade Center')).toEqual({
    type: 'departamento',
    places: 'ciudad-de-mexico/benito-juarez/napoles',
  });
});
