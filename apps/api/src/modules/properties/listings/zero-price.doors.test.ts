import type { Property } from '@pbr/schemas/property/read';
import { beforeAll, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { propertyForm } from '../../../testing/data/property-form.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

let cookie: string;
const t = await databaseSuite({ clear: ['properties'] });
const app = await serverOn(t);
beforeAll(async () => {
  cookie = await signedInCookie(app, (await anAccount(t.db)).email);
});

async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  payload?: object,
): Promise<Answer> {
  const answer = await app.inject({
    method,
    url,
    headers: { cookie },
    ...(payload && { payload }),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}
const post = (fields: object) =>
  call<Property>('POST', '/api/properties', propertyForm({ operationType: 'ambos', ...fields }));
const trpc = async (path: string, input: object) =>
  (await call<{ result: { data: Property } }>('POST', `/trpc/${path}`, input)).result.data;

const PRICES = { salePrice: '4500000', rentPrice: '20000' };
const ZEROS = { salePrice: 0, rentPrice: '0.00' };
const NONE = { salePrice: null, rentPrice: null };

test.each([
  ['POST', () => post(ZEROS)],
  ['a draft', () => post({ ...ZEROS, isActive: false })],
  [
    'PUT',
    async () => {
      const { id } = await post(PRICES);
      const form = propertyForm({ operationType: 'ambos', ...ZEROS });
      return call<Property>('PUT', `/api/properties/${id}`, form);
    },
  ],
  [
    'PATCH',
    async () => {
      const { id } = await post(PRICES);
      return call<Property>('PATCH', `/api/properties/${id}`, ZEROS);
    },
  ],
  [
    'the form',
    async () => {
      const { id, version } = await post(PRICES);
      const form = propertyForm({ operationType: 'ambos', ...ZEROS });
      return trpc('property.update', { ...form, id, version });
    },
  ],
  [
    'the price alone',
    async () => {
      const { id, version } = await post(PRICES);
      return trpc('property.setPrices', { id, version, ...ZEROS });
    },
  ],
])('0 through %s is no price', async (_door, write) => {
  expect(await write()).toMatchObject(NONE);
});

test('0 for a listing without a price changes nothing, so it makes no version', async () => {
  const { id, version } = await post(NONE);
  expect(await call('PATCH', `/api/properties/${id}`, ZEROS)).toMatchObject({ ...NONE, version });
});

test('a maintenance fee and a deposit of 0 are stored', async () => {
  const free = { maintenanceFee: 0, depositMonths: 0 };
  expect(await post(free)).toMatchObject(free);
});

test.each(['price-low', 'price-high'])('0 comes last by %s', async (sort) => {
  const free = await post(ZEROS);
  const priced = await post(PRICES);
  const found = await call<Property[]>('GET', `/api/properties?sort=${sort}`);
  expect(found.map(({ id }) => id)).toEqual([priced.id, free.id]);
});

test('the document of what is sent says so', async () => {
  const { components } = await call<{ components: { schemas: Record<string, object> } }>(
    'GET',
    '/api/openapi.json',
  );
  for (const sent of ['NewProperty', 'PropertyForm', 'PropertyPatch'])
    expect(JSON.stringify(components.schemas[sent])).toContain('Un 0 se guarda como null.');
});
