import { properties } from '@pbr/db/schema/properties';
import { MEDIAN_FROM } from '@pbr/schemas/property/prices/doubtful-price';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { member, testContext } from '../../../testing/context.ts';
import { aUser, propertyValues } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { getPriceScale } from './get-price-scale.ts';

const t = await databaseSuite({ clear: ['properties', 'users', 'settings'] });
let ownerId: string;
beforeEach(async () => {
  ownerId = (await aUser(t.db)).id;
});

const scale = () => getPriceScale(testContext(t.db, { actor: member(ownerId) }));
type Listing = Omit<Parameters<typeof propertyValues>[0], 'ownerId'>;
const add = (listings: Listing[]) =>
  t.db
    .insert(properties)
    .values(listings.map((one) => propertyValues(Object.assign({ ownerId }, one))));

/** Houses for sale at 1, 2, 3 … million, unless told otherwise. */
const houses = (count: number, values: Listing = {}) =>
  Array.from({ length: count }, (_, n) => ({
    propertyType: 'casa',
    salePrice: `${(n + 1) * 1_000_000}`,
    ...values,
  }));

test('a portal without listings and without a rate has none of both', async () => {
  expect(await scale()).toEqual({ pesosPerDollar: null, medians: [] });
});

test('a kind has a median from twenty listings on offer on', async () => {
  await add(houses(MEDIAN_FROM - 1));
  expect((await scale()).medians).toEqual([]);
  await add([{ propertyType: 'casa', salePrice: '20000000' }]);
  expect((await scale()).medians).toEqual([
    { propertyType: 'casa', price: 'sale', median: '10500000.00' },
  ]);
});

test('prices beyond the bounds, of listings not on offer and of the other operation count in none', async () => {
  await add([
    ...houses(MEDIAN_FROM + 1),
    ...houses(9, { salePrice: '49999' }),
    ...houses(9, { isActive: false }),
    ...houses(9, { dealStatus: 'vendida' }),
    ...houses(9, { salePrice: null }),
    // A price that the operation hides.
    ...houses(9, { operationType: 'renta', rentPrice: '9000' }),
  ]);
  expect((await scale()).medians).toEqual([
    { propertyType: 'casa', price: 'sale', median: '11000000.00' },
  ]);
});

test('sales and rents have medians of their own, in pesos by the rate', async () => {
  await t.db.execute(sql`
    insert into settings (key, value) values ('usdMxnRate', '{"rate": "18.5", "date": "2026-11-20"}')`);
  const both = { operationType: 'ambos', currency: 'USD', salePrice: '100000', rentPrice: '1000' };
  await add(Array.from({ length: MEDIAN_FROM }, () => both));
  const { pesosPerDollar, medians } = await scale();
  expect(pesosPerDollar).toBe('18.5');
  expect(new Map(medians.map(({ price, median }) => [price, median]))).toEqual(
    new Map([
      ['sale', '1850000.00'],
      ['rent', '18500.00'],
    ]),
  );
});
