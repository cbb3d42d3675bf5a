import { createDb, type Database } from '@pbr/db/client';
import { countWaits } from '@pbr/db/testing/count-waits';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createReadyStores } from './answers/ready-stores.ts';
import { createSharedLimiter } from './modules/limits/shared-limiter.ts';
import { testApp } from './testing/app.ts';
import { anAccount, signedInCookie, TEST_PASSWORD } from './testing/data/account.ts';
import { aProperty } from './testing/data/factories.ts';
import { propertyForm } from './testing/data/property-form.ts';
import { databaseSuite } from './testing/suite.ts';

const now = () => new Date();

let waitsOf: () => number;
let database: Database;
let app: FastifyInstance;
let cookie: string;
let email: string;
let listing: string;
let other: string;

const t = await databaseSuite();
beforeAll(async () => {
  database = createDb(t.connection, { max: 4 });
  waitsOf = countWaits(database);
  const { db } = database;
  app = await testApp(db, { limiter: createSharedLimiter({ db, now, secret: 'x' }) });
  const owner = await anAccount(t.db);
  ({ email } = owner);
  cookie = await signedInCookie(app, email);
  listing = (await aProperty(t.db, { ownerId: owner.id })).id;
  other = (await aProperty(t.db, { ownerId: owner.id })).id;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type Call = {
  method?: 'GET' | 'POST' | 'PATCH';
  url: string;
  headers?: { cookie: string };
  payload?: object;
};

let counter = 0;
const word = () => `palabra${(counter += 1)}`;
const called = (path: string, input: object) =>
  `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
const mine = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object): Call => ({
  method,
  url,
  headers: { cookie },
  ...(payload && { payload }),
});

/** How often a call waits for the database. */
const CALLS: Record<string, [waits: number, call: () => Call]> = {
  'a listing': [1, () => ({ url: called('property.get', { id: listing }) })],
  // Here no value is ever ready, so it also reads the names of places that an admin has added.
  'a search for words that nobody has searched for lately': [
    3,
    () => ({ url: called('property.search', { search: 'Departamento' }) }),
  ],
  'another search for them': [
    2,
    () => ({ url: called('property.search', { search: 'Departamento', bedrooms: 1 }) }),
  ],
  'the person': [1, () => mine('GET', '/trpc/session.user')],
  'a listing, signed in': [2, () => mine('GET', called('property.get', { id: listing }))],
  'own listings': [2, () => mine('GET', called('property.mine', {}))],
  'the dashboard': [2, () => mine('GET', called('dashboard.get', {}))],
  'own inquiries': [2, () => mine('GET', called('inquiry.list', {}))],
  create: [2, () => mine('POST', '/trpc/property.create', propertyForm({ name: word() }))],
  update: [5, () => mine('PATCH', `/api/properties/${listing}`, { name: word() })],
  'set the status': [
    5,
    () => mine('POST', '/trpc/property.setStatus', { id: other, isActive: false }),
  ],
  inquire: [
    7,
    () => ({ method: 'POST', url: `/api/properties/${listing}/inquiries`, payload: inquiry() }),
  ],
  'sign in': [
    5,
    () => ({ method: 'POST', url: '/api/login', payload: { email, password: TEST_PASSWORD } }),
  ],
};
const inquiry = () => ({
  clientName: 'Elena Prado',
  clientEmail: `${word()}@correo.mx`,
  message: `¿Sigue disponible? ${word()}`,
});

test.each(Object.entries(CALLS))('%s', async (_name, [waits, call]) => {
  const before = waitsOf();
  const answer = await app.inject(call());
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  expect(waitsOf() - before).toBe(waits);
});

test('what everybody shares is found once for members too, and anew after their own change', async () => {
  const { db } = database;
  const keeping = await testApp(db, createReadyStores(1_000_000));
  onTestFinished(() => keeping.close());
  const total = async () => {
    const answer = await keeping.inject(mine('GET', called('property.search', {})));
    const { result } = answer.json<{ result: { data: { total: number } } }>();
    return result.data.total;
  };
  const amenities = async () => {
    const before = waitsOf();
    await keeping.inject(mine('GET', called('property.amenities', {})));
    return waitsOf() - before;
  };
  const before = await total();
  await amenities();
  // The session alone.
  expect(await amenities()).toBe(1);
  await keeping.inject(mine('POST', '/trpc/property.create', propertyForm({ name: word() })));
  expect(await total()).toBe(before + 1);
});
