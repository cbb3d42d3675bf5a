import type { Db } from '@pbr/db/client';
import type { Feed } from '@pbr/schemas/property/feed';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clearReady, createReadyStores } from '../answers/ready-stores.ts';
import { anAccount, signedInCookie } from '../testing/data/account.ts';
import { aProperty } from '../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../testing/suite.ts';

/** How often a replica was asked for, and the changes that were noted. */
const seen = { reads: 0, changes: 0 };
const stores = createReadyStores(1024 * 1024, () => {
  seen.changes += 1;
});
const t = await databaseSuite();
let replica: Db = t.db;
const app = await serverOn(t, {
  ...stores,
  replicas: {
    db: () => {
      seen.reads += 1;
      return replica;
    },
    states: () => [],
  },
});
let listing: { id: string };
let cookie: string;
beforeAll(async () => {
  const owner = await anAccount(t.db);
  cookie = await signedInCookie(app, owner.email);
  listing = await aProperty(t.db, { ownerId: owner.id });
});
beforeEach(() => {
  clearReady(stores);
  Object.assign(seen, { reads: 0, changes: 0 });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

test.each([
  ['the catalogue', () => '/api/properties'],
  ['a listing', () => `/api/properties/${listing.id}`],
  ['the sitemap', () => '/sitemap.xml'],
  ['tRPC', () => `/trpc/property.featured?input=${encodeURIComponent('{}')}`],
])('a visitor reads %s from a replica, and the ready answer from nowhere', async (_what, url) => {
  expect((await get(url())).statusCode).toBe(200);
  expect(seen.reads).toBeGreaterThan(0);
  const { reads } = seen;
  await get(url());
  expect(seen.reads).toBe(reads);
});

test('a signed-in person reads from the primary', async () => {
  expect((await get('/api/properties', { cookie })).statusCode).toBe(200);
  expect(seen.reads).toBe(0);
});

test('a visitor writes to the primary', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/properties/${listing.id}/inquiries`,
    payload: { clientName: 'Marta', clientEmail: 'marta@correo.mx' },
  });
  expect(answer.statusCode).toBe(201);
  expect(seen.reads).toBe(0);
});

test('a change is noted before its author gets the response', async () => {
  const answer = await app.inject({
    method: 'PATCH',
    url: `/api/properties/${listing.id}`,
    headers: { cookie },
    payload: { description: 'Luminosa.' },
  });
  expect(answer.statusCode).toBe(200);
  expect(seen.changes).toBeGreaterThan(0);
});

test('the feed refuses no number that only the primary has given yet', async () => {
  const since = async (number: string) => get(`/api/properties/changes?since=${number}`);
  await t.db.transaction(
    async (behind) => {
      await behind.execute(sql`select number from property_changes`);
      await t.db.execute(
        sql`update properties set description = 'Nueva.' where id = ${listing.id}`,
      );
      const { next } = (await get('/api/properties/changes?since=now', { cookie })).json<Feed>();
      replica = behind;
      expect((await since(next)).json()).toEqual({ changes: [], next, hasMore: false });
      expect((await since(String(Number(next) + 1))).statusCode).toBe(400);
    },
    { isolationLevel: 'repeatable read' },
  );
  replica = t.db;
  expect(seen.reads).toBe(2);
});
