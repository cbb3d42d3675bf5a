import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { createDb, type Database } from '@pbr/db/client';
import { type Proxy, startProxy } from '@pbr/db/testing/proxy';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearOnChanges, createReadyStores } from '../answers/ready-stores.ts';
import { appRouter } from '../router.ts';
import { testApp } from '../testing/app.ts';
import { builtWeb } from '../testing/built-web.ts';
import { anAccount, signedInCookie } from '../testing/data/account.ts';
import { aProperty } from '../testing/data/factories.ts';
import { databaseSuite } from '../testing/suite.ts';
import { pages } from './pages/pages.ts';

/** A renderer whose page of a listing asks for it, as ours does. */
const webRoot = await builtWeb(`
export const createRenderer = ({ router }) => async ({ request, createContext, refused }) => {
  const id = new URL(request.url).pathname.slice('/properties/'.length);
  const call = router.createCaller(createContext());
  const page = await call.property.get({ id }).then(({ name }) => [200, name], () => [503, 'fallo']);
  return {
    status: page[0],
    headers: new Headers({ 'content-type': 'text/html; charset=UTF-8' }),
    html: '<html><body>' + page[1] + '</body></html>',
  };
};`);

const NOTICE = 'Tenemos un problema temporal';

let proxy: Proxy;
let database: Database;
let app: FastifyInstance;
/** The same portal with less patience. */
let hasty: FastifyInstance;
let cookie: string;
let listing: string;
let heard: string;

const t = await databaseSuite();
const stores = createReadyStores(1024 * 1024);
beforeAll(async () => {
  proxy = await startProxy(t.connection);
  database = createDb(proxy.url, { max: 2 });
  const options = {
    ...stores,
    databaseAwaySince: () => database.presence.awaySince,
    pages: (instance: FastifyInstance) =>
      pages(instance, { webRoot, development: false, router: appRouter }),
    outageAnswerMs: 600_000,
  };
  app = await testApp(database.db, options);
  hasty = await testApp(database.db, { ...options, databaseMs: 300 });
  const owner = await anAccount(t.db);
  cookie = await signedInCookie(app, owner.email);
  listing = (await aProperty(t.db, { ownerId: owner.id, name: 'Casa de antes' })).id;
  // Only now, or a change of the lines above would be announced in the middle of a test.
  await clearOnChanges(database, stores);
  await database.client.listen('mark', (mark) => (heard = mark));
});
afterAll(async () => {
  await Promise.all([app.close(), hasty.close()]);
  proxy.restore();
  await database.close();
  await proxy.close();
});
beforeEach(async () => {
  proxy.restore();
  while (database.presence.awaySince !== null) await sleep(10);
  // When it listens again, it clears what is ready, which must not happen in the middle of a test.
  const mark = randomUUID();
  while (heard !== mark) {
    await t.db.execute(sql`select pg_notify('mark', ${mark})`);
    await sleep(20);
  }
  stores.readyAnswers.clear();
});

const get = (url: string, headers: Record<string, string> = {}, server = app) =>
  server.inject({ method: 'GET', url, headers });

/** Asks until the database is not needed for the answer any more: what is renewed in the background drops it once more. */
async function makeReady(url: string) {
  await expect
    .poll(async () => {
      const before = proxy.flights();
      await get(url);
      return proxy.flights() - before;
    })
    .toBe(0);
}

/** Takes the database away, and waits until the process knows. */
async function goAway(outage: 'goAway' | 'freeze' = 'goAway') {
  proxy[outage]();
  await get('/readyz', {}, hasty);
  await expect.poll(() => database.presence.awaySince).not.toBeNull();
}

const page = () => `/properties/${listing}`;
const rest = () => `/api/properties/${listing}`;

test.each(['goAway', 'freeze'] as const)(
  'without the database (%s) visitors get what was valid when it went away, with its age',
  async (outage) => {
    await makeReady(page());
    await makeReady(rest());
    await goAway(outage);
    const [html, json] = await Promise.all([get(page()), get(rest())]);
    expect([html.statusCode, json.statusCode]).toEqual([200, 200]);
    expect(html.body).toContain('Casa de antes');
    expect(html.body).toContain(NOTICE);
    expect(json.json()).toMatchObject({ name: 'Casa de antes' });
    for (const { headers } of [html, json])
      expect(Number(headers['age'])).toBeGreaterThanOrEqual(0);
  },
);

test('a cookie of another kind makes nobody a member', async () => {
  await makeReady(page());
  await goAway();
  expect((await get(page(), { cookie: 'tema=oscuro' })).body).toContain(NOTICE);
});

test('members, writes and answers that nobody had are 503', async () => {
  await makeReady(page());
  await makeReady(rest());
  await goAway();
  const answers = await Promise.all([
    get(page(), { cookie }, hasty),
    get(rest(), { cookie }, hasty),
    get(rest(), { authorization: 'Bearer pbr_x' }, hasty),
    get('/api/properties?limit=7', {}, hasty),
    hasty.inject({ method: 'PATCH', url: rest(), headers: { cookie }, payload: { name: 'x' } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503]);
  // The failed write took nothing from the visitors.
  expect((await get(page())).statusCode).toBe(200);
});

test('with the database, answers are fresh and without notice again', async () => {
  await makeReady(page());
  await goAway();
  expect((await get(page())).body).toContain(NOTICE);
  proxy.restore();
  await expect.poll(() => database.presence.awaySince).toBeNull();
  await t.db.execute(sql`update properties set name = 'Casa de ahora'`);
  // It listens to changes again a moment later.
  await expect.poll(async () => (await get(page())).body).toContain('Casa de ahora');
  const now = await get(page());
  expect(now.body).not.toContain(NOTICE);
  expect(now.headers['age']).toBeUndefined();
});

test('a form of a browser without scripts keeps its text and sends it again', async () => {
  const typed = {
    clientName: 'Marta <b>Solís</b>',
    clientEmail: 'marta@correo.mx',
    message: '¿Sigue "libre"?\r\nGracias.',
  };
  const post = (server: FastifyInstance) =>
    server.inject({
      method: 'POST',
      url: page(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(typed).toString(),
    });
  await goAway();
  const refused = await post(hasty);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.body).toContain(
    'Intenta de nuevo en unos segundos. Lo que escribiste sigue aquí.',
  );
  expect(refused.body).toContain('Marta &lt;b&gt;Solís&lt;/b&gt;</textarea>');
  expect(refused.body).toContain(`action="${page()}"`);
  proxy.restore();
  await expect.poll(() => database.presence.awaySince).toBeNull();
  expect((await post(app)).statusCode).toBe(303);
  expect(await t.db.$count(propertyInquiries)).toBe(1);
});
