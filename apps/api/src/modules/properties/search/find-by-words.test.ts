import { catalogueSearchSchema } from '@pbr/schemas/property/search';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { searchProperties } from './search-properties.ts';

const t = await databaseSuite();
beforeAll(async () => {
  const { id: ownerId } = await aUser(t.db);
  const add = (values: Parameters<typeof aProperty>[1]) => aProperty(t.db, { ownerId, ...values });
  const cdmx = { city: 'Ciudad de México', state: 'Ciudad de México' };
  const flat = { ...cdmx, propertyType: 'departamento', operationType: 'venta' };
  await add({ ...flat, name: 'Luminoso, listo con maletas', neighborhood: 'Condesa' });
  await add({ ...flat, name: 'Torre nueva', neighborhood: 'Roma Norte', operationType: 'renta' });
  await add({
    ...cdmx,
    id: 'abcdef01-1111-4111-8111-111111111111',
    name: 'Con patio',
    neighborhood: 'Roma Sur',
    municipality: 'Cuauhtémoc',
    postalCode: '06760',
    street: 'Calle de Mazatlán',
    propertyType: 'casa',
    operationType: 'venta',
  });
  await add({
    name: 'Piso alto con ascensor Alpha',
    neighborhood: 'Valle Oriente',
    city: 'Torreón',
    state: 'Coahuila',
    propertyType: 'oficina',
    operationType: 'venta',
  });
  for (const name of APOSTROPHES)
    await add({ name, neighborhood: 'Centro', city: 'Toluca', state: 'Estado de México' });
});

const APOSTROPHES = ["Quinta O'Higgins", 'Quinta O´Higgins', 'Quinta O’Higgins'];

test.each(["O'Higgins", 'O´Higgins', 'o’higgins', 'quinta\to`higgins'])(
  '%j finds the name with whichever apostrophe it is written',
  async (typed) => {
    const { search } = z.parse(catalogueSearchSchema, { search: typed });
    const { items } = await searchProperties(testContext(t.db), { search });
    expect(items.map(({ name }) => name).toSorted()).toEqual(APOSTROPHES.toSorted());
  },
);

const CONDESA = 'Luminoso, listo con maletas';

test.each([
  ['CDMX', [CONDESA, 'Torre nueva', 'Con patio']],
  ['ph', []],
  ['df', [CONDESA, 'Torre nueva', 'Con patio']],
  ['D.F.', [CONDESA, 'Torre nueva', 'Con patio']],
  ['Distrito Federal', [CONDESA, 'Torre nueva', 'Con patio']],
  ['la condesa', [CONDESA]],
  ['colonia Condesa, CDMX', [CONDESA]],
  ['en la Roma', ['Torre nueva', 'Con patio']],
  ['casas', ['Con patio']],
  ['alcaldía cuauhtemoc', ['Con patio']],
  ['06760', ['Con patio']],
  ['CP 06760', ['Con patio']],
  // A city without offers is that city, not a street.
  ['mazatlan', []],
  ['calle mazatlan', ['Con patio']],
  ['calle Mazatlán, Roma', ['Con patio']],
  ['mazatlan narvarte', []],
  ['depas en la condesa', [CONDESA]],
  ['depto. roma', ['Torre nueva']],
  ['departamento en renta', ['Torre nueva']],
  ['torres', ['Torre nueva']],
  ['del valle', []],
  ['pbr-ABCDEF01', ['Con patio']],
  ['PBR abcdef01', ['Con patio']],
  ['abcdef01', ['Con patio']],
  ['abcdef01-1111-4111-8111-111111111111', ['Con patio']],
])('%s finds what people mean by it', async (search, expected) => {
  const { items, suggestion } = await searchProperties(testContext(t.db), { search });
  expect(items.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
  expect(suggestion).toBeNull();
});

test.each(['mascotas', 'orizaba', 'alberca', 'nuevos'])('%s is no typing error', async (search) => {
  expect(await searchProperties(testContext(t.db), { search })).toMatchObject({
    total: 0,
    suggestion: null,
  });
});
