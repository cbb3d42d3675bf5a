import { catalogueSearchSchema } from '@pbr/schemas/property/search';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import { beforeAll, expect, test } from 'vitest';
import { JsonText } from '../../../action/list-page.ts';
import { testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { listAlternatives } from '../alternatives/list-alternatives.ts';
import { countFacets } from './count-facets.ts';
import { listPropertiesByCursor } from './list-properties-by-cursor.ts';
import { searchProperties } from './search-properties.ts';

const t = await databaseSuite();
beforeAll(async () => {
  const { id: ownerId } = await aUser(t.db);
  const bare = { parkingSpaces: 0, petsAllowed: null, furnished: null, features: [] };
  const add = (values: Parameters<typeof aProperty>[1]) =>
    aProperty(t.db, { ownerId, propertyType: 'departamento', ...bare, ...values });
  await add({ name: 'Con ascensor de servicio', features: ['Elevador'], neighborhood: 'Condesa' });
  await add({ name: 'Torre de elevador panorámico', neighborhood: 'Narvarte' });
  await add({ name: 'Familiar', petsAllowed: 'si', parkingSpaces: 2, neighborhood: 'Condesa' });
  await add({ name: 'Con muebles', furnished: 'amueblado', features: ['Roof garden'] });
  await add({ name: 'Sin nada', petsAllowed: 'no', features: ['Pet friendly'] });
  await add({ name: 'Mascotas y alberca enfrente', petsAllowed: 'no' });
});

const ctx = () => testContext(t.db);
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name).toSorted();

async function onTheWeb(search: string) {
  const { items, total } = await searchProperties(
    ctx(),
    filtersIn(catalogueSearchSchema.parse({ search })),
  );
  expect(items).toHaveLength(total);
  return namesOf(items);
}

async function overRest(search: string) {
  const { items } = await listPropertiesByCursor.perform(ctx(), { search, limit: '50' });
  return namesOf(JSON.parse(items instanceof JsonText ? items.text : '') as { name: string }[]);
}

test.each([
  ['elevador', ['Con ascensor de servicio', 'Torre de elevador panorámico']],
  ['Elevadores', ['Con ascensor de servicio', 'Torre de elevador panorámico']],
  ['elevador condesa', ['Con ascensor de servicio']],
  ['mascotas', ['Familiar', 'Mascotas y alberca enfrente']],
  ['pet friendly', ['Familiar']],
  ['amueblado', ['Con muebles']],
  ['roof garden', ['Con muebles']],
  ['estacionamiento', ['Familiar']],
  ['alberca', ['Mascotas y alberca enfrente']],
])('on the web %s finds what the filter finds or what has the word', async (search, found) => {
  expect(await onTheWeb(search)).toEqual(found);
});

test.each([
  ['elevador', ['Torre de elevador panorámico']],
  ['Elevadores', ['Torre de elevador panorámico']],
  ['elevador condesa', []],
  ['mascotas', ['Mascotas y alberca enfrente']],
  ['pet friendly', []],
  ['amueblado', []],
  ['roof garden', []],
  ['estacionamiento', []],
  ['alberca', ['Mascotas y alberca enfrente']],
])('over REST %s finds only what has the word', async (search, found) => {
  expect(await overRest(search)).toEqual(found);
});

test('the numbers beside the choices and in the suggestions count the same', async () => {
  // A busy machine counts too slowly, and then there are no counts.
  const types = async () => (await countFacets(ctx(), { search: 'elevador' }))?.types;
  await expect.poll(types, { timeout: 10_000 }).toEqual({ departamento: 2 });
  const { without } = await listAlternatives(ctx(), { search: 'elevador', type: 'casa' });
  expect(without).toContainEqual({ part: 'type', total: 2, totalIsCapped: false });
});
