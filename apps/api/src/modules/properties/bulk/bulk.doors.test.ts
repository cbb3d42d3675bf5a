import { randomUUID } from 'node:crypto';
import { properties } from '@pbr/db/schema/properties';
import { MAX_BULK } from '@pbr/schemas/bulk-change/values';
import { expect, test } from 'vitest';
import { createReadyStores } from '../../../answers/ready-stores.ts';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { propertyValues } from '../../../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

const t = await databaseSuite();
const app = await serverOn(t, createReadyStores(1024 * 1024));

test('visitors see the new prices of a hundred listings at once, and the old ones after undoing', async () => {
  const { id: ownerId, email } = await anAccount(t.db);
  const cookie = await signedInCookie(app, email);
  const rows = Array.from({ length: MAX_BULK }, () => propertyValues({ ownerId }));
  const inserted = await t.db.insert(properties).values(rows).returning({ id: properties.id });
  const ids = inserted.map(({ id }) => id);
  const prices = async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/properties?limit=100' });
    return new Set(answer.json<{ salePrice: string }[]>().map(({ salePrice }) => salePrice));
  };
  const send = async (name: string, payload: object) => {
    const url = `/trpc/bulkChange.${name}`;
    const answer = await app.inject({ method: 'POST', url, headers: { cookie }, payload });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ result: { data: { id: string; items: object[]; left: object[] } } }>()
      .result.data;
  };
  expect(await prices()).toEqual(new Set(['4500000.00']));

  const change = { action: 'price', direction: 'up', by: 'percent', value: '1', prices: 'both' };
  const input = encodeURIComponent(JSON.stringify({ ...change, ids }));
  const url = `/trpc/bulkChange.preview?input=${input}`;
  const preview = await app.inject({ method: 'GET', url, headers: { cookie } });
  const { items } = preview.json().result.data;
  const changed = await send('change', { ...change, creationKey: randomUUID(), listings: items });
  expect(changed.items).toHaveLength(MAX_BULK);
  expect(await prices()).toEqual(new Set(['4545000.00']));

  expect(await send('undo', { id: changed.id })).toMatchObject({ left: [] });
  expect(await prices()).toEqual(new Set(['4500000.00']));
});
