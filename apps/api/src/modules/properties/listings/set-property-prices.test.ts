import { properties } from '@pbr/db/schema/properties';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, member, testContext, visitor } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { setPropertyPrices } from './set-property-prices.ts';

const now = new Date('2026-11-21T18:00:00.000Z');
let userId: string;
let id: string;
const t = await databaseSuite({ clear: ['properties', 'users'] });
beforeEach(async () => {
  userId = (await aUser(t.db)).id;
  ({ id } = await aProperty(t.db, {
    ownerId: userId,
    operationType: 'venta',
    salePrice: '4500000.00',
    rentPrice: null,
    version: 3,
  }));
});

const as = (actor = member(userId)) => testContext(t.db, { actor, now: () => now });
const set = (prices: object, ctx = as()) =>
  setPropertyPrices.perform(
    ctx,
    { salePrice: null, rentPrice: null, version: 3, ...prices },
    { id },
  );
const stored = async () => (await t.db.select().from(properties).where(eq(properties.id, id)))[0];

describe('the prices of a listing', () => {
  test('change on top of the version that was read', async () => {
    expect(await set({ salePrice: '4250000.50' })).toMatchObject({
      salePrice: '4250000.50',
      version: 4,
    });
    expect(await stored()).toMatchObject({ updatedAt: '2026-11-21 18:00:00+00' });
  });

  test('change their currency when it is sent, and keep it otherwise', async () => {
    const inDollars = { salePrice: '350000', currency: 'USD' };
    expect(await set(inDollars)).toMatchObject({ salePrice: '350000.00', currency: 'USD' });
    expect(await set({ salePrice: '340000', version: 4 })).toMatchObject({ currency: 'USD' });
  });

  test('may be left out, and come back', async () => {
    expect(await set({ salePrice: '' })).toMatchObject({ salePrice: null, version: 4 });
    expect(await set({ salePrice: 1, version: 4 })).toMatchObject({ salePrice: '1.00' });
  });

  test('of another version are refused, and nothing is stored', async () => {
    const before = await stored();
    for (const version of [2, 4])
      await expect(set({ salePrice: '1', version })).rejects.toMatchObject({
        code: 'property.changed',
      });
    expect(await stored()).toEqual(before);
  });

  test('sent twice, even at once, are one change', async () => {
    await Promise.all(Array.from({ length: 5 }, () => set({ salePrice: '4000000' })));
    expect(await stored()).toMatchObject({ salePrice: '4000000.00', version: 4 });
  });

  test.each([
    ['venta', { salePrice: '10.00', rentPrice: null }],
    ['renta', { salePrice: null, rentPrice: '20.00' }],
    ['ambos', { salePrice: '10.00', rentPrice: '20.00' }],
  ])('for %s are those that its operation has', async (operationType, expected) => {
    await t.db.update(properties).set({ operationType });
    expect(await set({ salePrice: '10', rentPrice: '20' })).toMatchObject(expected);
  });

  test.each([
    [{ salePrice: 'mucho' }, 'salePrice'],
    [{ salePrice: '-1' }, 'salePrice'],
    [{ salePrice: '12345678901' }, 'salePrice'],
    [{ rentPrice: '1.234' }, 'rentPrice'],
    [{ salePrice: '5', version: undefined }, 'version'],
    [{ salePrice: '5', version: 'x' }, 'version'],
  ])('are not changed by %o', async (prices, field) => {
    const before = await stored();
    await expect(set(prices)).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { [field]: expect.any(String) },
    });
    expect(await stored()).toEqual(before);
  });

  test('can be changed by owner and admins only', async () => {
    for (const [actor, code] of [
      [visitor, 'session.required'],
      [member((await aUser(t.db)).id), 'property.forbidden'],
    ] as const)
      await expect(set({ salePrice: '1' }, as(actor))).rejects.toMatchObject({ code });
    const chief = await aUser(t.db, { role: 'admin' });
    expect(await set({ salePrice: '1' }, as(admin(chief.id)))).toMatchObject({ version: 4 });
  });
});
