import { randomBytes } from 'node:crypto';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../testing/data/account.ts';
import { testApp } from '../testing/app.ts';
import { anImage, aProperty } from '../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../testing/suite.ts';
import { clearOnChanges, createReadyStores } from '../answers/ready-stores.ts';

const stores = createReadyStores(1024 * 1024);
const { readyAnswers: answers, foundAnswers } = stores;
let listing: { id: string };
let cookie: string;
let othersCookie: string;

const t = await databaseSuite();
const app = await serverOn(t, stores);
beforeAll(async () => {
  const owner = await anAccount(t.db);
  cookie = await signedInCookie(app, owner.email);
  othersCookie = await signedInCookie(app, (await anAccount(t.db)).email);
  // Long even after compression, so that the test would notice a second compression.
  const description = randomBytes(2000).toString('hex');
  listing = await aProperty(t.db, { ownerId: owner.id, description });
});
beforeEach(async () => {
  await rename('Casa de antes');
  answers.clear();
  foundAnswers.clear();
});

/** Changes the listing as another process does: nothing tells this process. */
const rename = (name: string) =>
  t.db.execute(sql`update properties set name = ${name} where id = ${listing.id}`);
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const call = (names: string, ...inputs: unknown[]) =>
  `/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(Object.fromEntries(inputs.entries())))}`;

const DOORS = {
  REST: () => `/api/properties/${listing.id}`,
  'REST list': () => '/api/properties',
  tRPC: () => call('property.get', { id: listing.id }),
  'a batch of tRPC': () => call('property.search,property.featured', {}, {}),
};

describe.each(Object.entries(DOORS))("a visitor's answer through %s", (_door, url) => {
  test('is given to the next visitor until something changes', async () => {
    expect((await get(url())).body).toContain('Casa de antes');
    await rename('Casa de ahora');
    expect((await get(url())).body).toContain('Casa de antes');
    answers.clear();
    expect((await get(url())).body).toContain('Casa de ahora');
  });

  test('is given to whoever adds parameters that nothing reads', async () => {
    const more = (n: number) => `${url()}${url().includes('?') ? '&' : '?'}x=${n}`;
    const first = await get(more(1));
    await rename('Casa de ahora');
    for (const again of [await get(more(2)), await get(url())]) expect(again.body).toBe(first.body);
  });

  test('is given to no signed-in person', async () => {
    await get(url());
    await rename('Casa de ahora');
    const own = await get(url(), { cookie });
    expect(own.body).toContain('Casa de ahora');
    expect(own.headers['cache-control']).toBe('no-store');
    expect((await get(url())).body).toContain('Casa de antes');
  });

  test('has the same headers whether it was made or ready', async () => {
    const varying = new Set(['x-request-id', 'content-security-policy', 'date']);
    const stable = (headers: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.has(name)));
    const made = await get(url());
    const ready = await get(url());
    expect(stable(ready.headers)).toEqual(stable(made.headers));
    expect(ready.headers['x-request-id']).not.toBe(made.headers['x-request-id']);
  });

  test('is not sent again to a client that has it', async () => {
    const { headers } = await get(url());
    const etag = String(headers.etag);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get(url(), { 'if-none-match': tags });
      expect(answer.statusCode, tags).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers.etag).toBe(etag);
    }
    await rename('Casa de ahora');
    answers.clear();
    const changed = await get(url(), { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  test('is compressed as the client accepts, each encoding with its own tag', async () => {
    const plain = await get(url());
    const readers = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, unpack] of Object.entries(readers)) {
      for (const _time of ['made', 'ready']) {
        const answer = await get(url(), { 'accept-encoding': encoding });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers.vary).toContain('accept-encoding');
        expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
        const etag = String(answer.headers.etag);
        expect(etag).not.toBe(plain.headers.etag);
        expect((await get(url(), { 'if-none-match': etag })).statusCode).toBe(304);
      }
      answers.clear();
    }
  });

  test('is made once for simultaneous requests', async () => {
    let begun = 0;
    const counting = await testApp(t.db, {
      readyAnswers: {
        ...answers,
        begin: (key) => {
          begun += 1;
          return answers.begin(key);
        },
      },
    });
    const all = await Promise.all(
      Array.from({ length: 10 }, () => counting.inject({ method: 'GET', url: url() })),
    );
    await counting.close();
    expect(begun).toBe(1);
    for (const { body } of all) expect(body).toBe(all[0]?.body);
  });
});

test('what another process changes is soon forgotten here', async () => {
  const here = createReadyStores(1024 * 1024);
  const listening = await testApp(t.db, here);
  const shown = async () =>
    (await listening.inject({ method: 'GET', url: '/api/properties' })).body;
  const changes: Record<string, () => Promise<unknown>> = {
    'a listing': () => rename('Casa de ahora'),
    'its photos': () => anImage(t.db, { propertyId: listing.id }),
    'its agent': () => t.db.execute(sql`update users set first_name = 'Marta'`),
    'the company': () => t.db.execute(sql`insert into settings (key, value) values ('any', '{}')`),
    'the words of the search': () => t.db.execute(sql`delete from search_terms`),
  };
  await clearOnChanges(t, here);
  for (const [what, change] of Object.entries(changes)) {
    await shown();
    here.foundAnswers.begin(what).finish({ found: {}, length: 2 });
    expect(here.readyAnswers.get('/api/properties'), what).toBeDefined();
    await change();
    await expect
      .poll(() => here.readyAnswers.get('/api/properties'), { message: what })
      .toBeUndefined();
    expect(here.foundAnswers.get(what), what).toBeUndefined();
  }
  await listening.close();
});

test('one count of all listings serves everybody until something changes', async () => {
  const total = async (url: string, headers?: Record<string, string>) =>
    Number((await get(url, headers)).headers['x-total-count']);
  const delist = (isActive: boolean) =>
    t.db.execute(sql`update properties set is_active = ${isActive} where id = ${listing.id}`);
  const before = await total('/api/properties');
  await delist(false);
  expect(await total('/api/properties?sort=price-low')).toBe(before);
  expect(await total('/api/properties?sort=price-low', { cookie })).toBe(before);
  // Searches get the current number.
  expect(await total('/api/properties?search=casa')).toBe(before - 1);
  const patched = await app.inject({
    method: 'PATCH',
    url: `/api/properties/${listing.id}`,
    headers: { cookie, origin: 'http://portal.test' },
    payload: { isActive: true },
  });
  expect(patched.statusCode).toBe(200);
  expect(await total('/api/properties')).toBe(before);
  await delist(false);
  stores.readyValues.change();
  expect(await total('/api/properties?sort=price-high')).toBe(before - 1);
  await delist(true);
});

test('what a search found for a member is given to other members until something changes', async () => {
  const search = async (headers = {}) =>
    (await get(call('property.search', { search: 'casa' }), headers)).body;
  expect(await search({ cookie })).toContain('Casa de antes');
  await rename('Casa de ahora');
  expect(await search({ cookie: othersCookie })).toContain('Casa de antes');
  // Visitors have ready answers of their own.
  expect(await search()).toContain('Casa de ahora');
  const changed = await app.inject({
    method: 'PATCH',
    url: `/api/properties/${listing.id}`,
    headers: { cookie, origin: 'http://portal.test' },
    payload: { bedrooms: 3 },
  });
  expect(changed.statusCode).toBe(200);
  expect(await search({ cookie: othersCookie })).toContain('Casa de ahora');
});

test('a change is visible to visitors by the time its author gets the answer', async () => {
  const url = `/api/properties/${listing.id}`;
  expect((await get(url)).json()).toMatchObject({ isActive: true });
  for (const isActive of [false, true]) {
    const patched = await app.inject({
      method: 'PATCH',
      url,
      headers: { cookie, origin: 'http://portal.test' },
      payload: { isActive },
    });
    expect(patched.statusCode).toBe(200);
    expect((await get(url)).statusCode).toBe(isActive ? 200 : 404);
  }
});

test('the tag of a ready listing gives its version to a later write', async () => {
  const url = `/api/properties/${listing.id}`;
  const tags = await Promise.all(
    ['identity', 'br'].map(
      async (encoding) => (await get(url, { 'accept-encoding': encoding })).headers.etag,
    ),
  );
  const change = (tag: unknown, isActive = true) =>
    app.inject({
      method: 'PATCH',
      url,
      headers: { cookie, origin: 'http://portal.test', 'if-match': String(tag) },
      payload: { isActive },
    });
  for (const tag of tags) expect((await change(tag)).statusCode).toBe(200);
  const wrong = String(tags[0]).replace(/^"\d+/u, '"99999');
  expect((await change(wrong, false)).statusCode).toBe(412);
});

test('refusals, personal calls and batches with one of them are made anew for everybody', async () => {
  const begun: string[] = [];
  const watching = await testApp(t.db, {
    readyAnswers: {
      ...answers,
      begin: (key) => {
        const making = answers.begin(key);
        return {
          finish: (answer) => {
            if (answer) begun.push(key);
            making.finish(answer);
          },
        };
      },
    },
  });
  const urls = [
    '/api/properties?limit=-1',
    '/api/properties/00000000-0000-4000-8000-000000000000',
    call('property.get', { id: '00000000-0000-4000-8000-000000000000' }),
    call('property.featured,session.user', {}, {}),
    call('no.such.call', {}),
    '/api/user',
  ];
  for (const url of urls) await watching.inject({ method: 'GET', url });
  await watching.inject({ method: 'HEAD', url: '/api/properties' });
  await watching.close();
  expect(begun).toEqual([]);
});

test('the API document is kept too, with its length and a tag', async () => {
  const made = await get('/api/openapi.json');
  expect(Number(made.headers['content-length'])).toBe(made.rawPayload.length);
  expect(answers.get('/api/openapi.json')?.body).toEqual(made.rawPayload);
  const again = await get('/api/openapi.json', { 'if-none-match': String(made.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a HEAD request has the headers of a GET, without a body', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/api/properties' });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
});

test('the link to the next page names no parameter that nothing reads', async () => {
  await aProperty(t.db);
  const { link } = (await get('/api/properties?x=1&limit=1')).headers;
  expect(link).toMatch(/\/api\/properties\?limit=1&cursor=[\w%-]+>; rel="next"$/u);
});
