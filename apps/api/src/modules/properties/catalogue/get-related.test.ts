import type { properties } from '@pbr/db/schema/properties';
import { expect, test } from 'vitest';
import { member, testContext, visitor } from '../../../testing/context.ts';
import { aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { getRelated } from './get-related.ts';

const t = await databaseSuite();

type Values = Partial<typeof properties.$inferInsert>;
let cities = 0;

/** A listing in a city of its own, with the given others around it. */
async function among(others: readonly Values[], own: Values = {}) {
  const place = {
    state: `Estado ${cities}`,
    city: `Ciudad ${(cities += 1)}`,
    neighborhood: 'Centro',
  };
  const property = await aProperty(t.db, { ...place, name: 'Esta', ...own });
  for (const values of others) await aProperty(t.db, { ...place, ...values });
  return property;
}
const read = (id: string, actor = visitor) => getRelated(testContext(t.db, { actor }), { id });
const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

test('listings of the same type, colonia and price are the most alike', async () => {
  const { id } = await among([
    { name: 'Terreno', propertyType: 'terreno' },
    { name: 'El doble de caro', salePrice: '9000000' },
    { name: 'Otra colonia', neighborhood: 'Norte' },
    { name: 'Casi igual', salePrice: '4600000' },
    { name: 'Sin precio', salePrice: null },
  ]);
  const { alike } = await read(id);
  expect(names(alike)).toEqual(['Casi igual', 'Otra colonia', 'El doble de caro', 'Terreno']);
});

test('other cities of the state fill the list, after the colonia and the city', async () => {
  const place = { state: 'Nayarit', city: 'Tepic' };
  const { id } = await among(
    [
      { ...place, name: 'En otra ciudad', city: 'Sayulita' },
      { ...place, name: 'En la ciudad', neighborhood: 'Norte' },
    ],
    place,
  );
  expect(names((await read(id)).alike)).toEqual(['En la ciudad', 'En otra ciudad']);
});

test('listings that nobody can get are not alike', async () => {
  const { id } = await among([
    { name: 'Vendida', dealStatus: 'vendida' },
    { name: 'Pausada', isActive: false },
    { name: 'Borrada', deletedAt: '2026-11-01T00:00:00Z' },
    { name: 'En renta', operationType: 'renta', salePrice: null, rentPrice: '20000' },
    { name: 'En otro estado', state: 'Colima' },
    { name: 'En venta y renta', operationType: 'ambos', rentPrice: '20000' },
  ]);
  expect(names((await read(id)).alike)).toEqual(['En venta y renta']);
});

test('rentals are compared by their rent', async () => {
  const renta = { operationType: 'renta', salePrice: null } as const;
  const { id } = await among(
    [
      { ...renta, name: 'Cara', rentPrice: '60000' },
      { ...renta, name: 'Parecida', rentPrice: '21000' },
      { operationType: 'ambos', name: 'También en venta', salePrice: '20000', rentPrice: '25000' },
    ],
    { ...renta, rentPrice: '20000' },
  );
  const { alike, place } = await read(id);
  expect(names(alike)).toEqual(['Parecida', 'También en venta', 'Cara']);
  expect(place).toMatchObject({
    operation: 'renta',
    total: 4,
    pricedTotal: 4,
    medianPrice: '23000.00',
    lowestPrice: '20000.00',
    highestPrice: '60000.00',
  });
  expect(place?.places.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Estado/u),
    expect.stringMatching(/^Ciudad/u),
    'Centro',
  ]);
});

test("the agent's newest others are those that are not alike", async () => {
  const { id: ownerId } = await aUser(t.db, { isAgent: true });
  const { id } = await among([{ name: 'Parecida', ownerId }], { ownerId });
  for (const day of [1, 2, 3, 4, 5])
    await aProperty(t.db, {
      ownerId,
      name: `Del día ${day}`,
      createdAt: `2026-10-0${day}T12:00:00Z`,
    });
  await aProperty(t.db, { ownerId, name: 'Pausada', isActive: false });
  const { alike, agent } = await read(id);
  expect(names(alike)).toEqual(['Parecida']);
  expect(agent?.total).toBe(7);
  expect(names(agent?.items ?? [])).toEqual(['Del día 5', 'Del día 4', 'Del día 3', 'Del día 2']);
});

test.each([
  ['not on the public list', { isAgent: false }],
  ['deactivated', { isAgent: true, isActive: false }],
])('an owner who is %s has no part of the page', async (_case, values) => {
  const owner = await aUser(t.db, values);
  const { id } = await among([], { ownerId: owner.id });
  expect((await read(id)).agent).toBeNull();
});

test('a colonia without a page has no figures', async () => {
  const { id } = await among([], { neighborhood: '—' });
  expect((await read(id)).place).toBeNull();
});

test('what is around a paused listing exists for the people who see the listing', async () => {
  const property = await among([{ name: 'Vecina' }], { isActive: false });
  const agent = await aUser(t.db);
  await aShare(t.db, { propertyId: property.id, ownerId: property.ownerId, agentId: agent.id });
  const missing = { code: 'property.not_found' };
  await expect(read(property.id)).rejects.toMatchObject(missing);
  await expect(read('otra')).rejects.toMatchObject(missing);
  expect(names((await read(property.id, member(property.ownerId))).alike)).toEqual(['Vecina']);
  expect(names((await read(property.id, member(agent.id))).alike)).toEqual(['Vecina']);
});
