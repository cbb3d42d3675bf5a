import { randomUUID } from 'node:crypto';
import { properties } from '@pbr/db/schema/properties';
import { beforeEach, expect, test } from 'vitest';
import { member, testContext } from '../../../testing/context.ts';
import { aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { previewChange } from './preview-change.ts';

const t = await databaseSuite({ clear: ['properties', 'users'] });
let agent: string;
beforeEach(async () => {
  agent = (await aUser(t.db, { firstName: 'Ana', lastName: 'López' })).id;
});

const as = () => testContext(t.db, { actor: member(agent) });
const aListing = (values: Parameters<typeof aProperty>[1] = {}) =>
  aProperty(t.db, { ownerId: agent, ...values });
const tenPercentLess = {
  action: 'price',
  direction: 'down',
  by: 'percent',
  value: '10',
  prices: 'both',
} as const;

test('a preview names each listing with its version, owner, currency, old and new price, and changes nothing', async () => {
  const home = await aListing({ name: 'Casa azul', salePrice: '4500000' });
  const flat = await aListing({
    operationType: 'renta',
    salePrice: null,
    rentPrice: '2400.00',
    currency: 'USD',
  });
  const before = await t.db.select().from(properties);
  const { items, left } = await previewChange(as(), {
    ...tenPercentLess,
    ids: [flat.id, home.id],
  });
  expect(items).toEqual([
    expect.objectContaining({
      id: flat.id,
      currency: 'USD',
      prices: [{ price: 'rent', before: '2400.00', after: '2160.00' }],
    }),
    {
      id: home.id,
      name: 'Casa azul',
      version: 1,
      ownerId: agent,
      ownerName: 'Ana López',
      currency: 'MXN',
      prices: [{ price: 'sale', before: '4500000.00', after: '4050000.00' }],
      endedShares: 0,
    },
  ]);
  expect(left).toEqual([]);
  expect(await t.db.select().from(properties)).toEqual(before);
});

test('a preview says what is left out and why; of a listing that is not theirs it says no more than of an unknown one', async () => {
  const noPrice = await aListing({ name: 'Sin precio', salePrice: null });
  const deleted = await aListing({ name: 'Borrada', deletedAt: new Date().toISOString() });
  const foreign = await aProperty(t.db);
  const shared = await aProperty(t.db);
  await aShare(t.db, { propertyId: shared.id, ownerId: shared.ownerId, agentId: agent });
  const unknown = [foreign.id, shared.id, randomUUID(), 'no-id'];
  const { items, left } = await previewChange(as(), {
    ...tenPercentLess,
    ids: [noPrice.id, deleted.id, ...unknown],
  });
  expect(items).toEqual([]);
  expect(left).toEqual([
    { id: noPrice.id, name: 'Sin precio', reason: 'no_price', lacks: [] },
    { id: deleted.id, name: 'Borrada', reason: 'deleted', lacks: [] },
    ...unknown.map((id) => ({ id, name: null, reason: 'not_found', lacks: [] })),
  ]);
});

test.each([
  ['pause', { isActive: false }, 'paused'],
  ['pause', { isActive: false, isDraft: true }, 'draft'],
  ['activate', {}, 'active'],
] as const)('a preview to %s leaves out what already is: %o', async (action, values, reason) => {
  const { id } = await aListing(values);
  expect((await previewChange(as(), { action, ids: [id] })).left).toMatchObject([{ reason }]);
});

test('a preview takes a listing once, and at most a hundred', async () => {
  const { id } = await aListing();
  const ids = [id, id.toUpperCase()];
  expect((await previewChange(as(), { action: 'pause', ids })).items).toHaveLength(1);
  for (const wrong of [[], Array.from({ length: 101 }, () => id)])
    await expect(previewChange(as(), { action: 'pause', ids: wrong })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { ids: expect.any(String) },
    });
});

test.each([
  [{ value: '0' }, { value: 'Escribe un número mayor que 0.' }],
  [{ value: '' }, { value: expect.stringContaining('Escribe un número') }],
  [{ value: '5,5' }, { value: expect.stringContaining('Escribe un número') }],
  [{ value: '-5' }, { value: expect.stringContaining('Escribe un número') }],
  [{ value: '100' }, { value: 'Un precio baja menos de 100 %.' }],
  [{ value: '1000.01', direction: 'up' }, { value: 'Usa 1,000 % como máximo.' }],
  [{ by: 'amount' }, { currency: 'Elige la moneda.' }],
  [
    { by: 'amount', value: '', prices: '' },
    {
      value: expect.stringContaining('Escribe un número'),
      currency: 'Elige la moneda.',
      prices: 'Elige qué precio cambia.',
    },
  ],
  [{ prices: undefined }, { prices: 'Elige qué precio cambia.' }],
  [{ direction: 'sideways' }, { direction: 'Elige si suben o bajan.' }],
])('a preview refuses %o beside the field', async (wrong, fields) => {
  const { id } = await aListing();
  await expect(
    previewChange.perform(as(), { ...tenPercentLess, ids: [id], ...wrong }),
  ).rejects.toMatchObject({ code: 'request.invalid', fields });
});
