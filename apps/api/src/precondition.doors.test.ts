import { describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from './testing/data/account.ts';
import { anImage, aProperty, aShare } from './testing/data/factories.ts';
import { EXAMPLE_PHOTO } from './rest/example-photo.ts';
import { aPhoto } from './testing/photos/a-photo.ts';
import { propertyForm } from './testing/data/property-form.ts';
import { databaseSuite, serverOn } from './testing/suite.ts';

const t = await databaseSuite();
const app = await serverOn(t);

type Body = Record<string, unknown>;

interface Case {
  /** Reads the tag that a client would name. */
  tag: () => Promise<string>;
  /** Makes a different write for each `n`. */
  write: (n: number) => { method: 'PUT' | 'PATCH'; url: string; payload: object };
  cookie: string;
}

async function someone() {
  const account = await anAccount(t.db, { role: 'admin' });
  return { ...account, cookie: await signedInCookie(app, account.email) };
}

const get = (url: string, cookie: string) => app.inject({ url, headers: { cookie } });
const tagOf = async (url: string, cookie: string) =>
  String((await get(url, cookie)).headers['etag']);

/** The tag of an item of a list, whose own tag names no version. */
async function tagIn(url: string, id: string, cookie: string): Promise<string> {
  const items = (await get(url, cookie)).json<Body[]>();
  return `"${String(items.find((item) => item['id'] === id)?.['version'])}"`;
}

const anyPayload =
  (url: string, payloads: (n: number) => object, method: 'PUT' | 'PATCH' = 'PUT') =>
  (n: number) => ({ method, url, payload: payloads(n) });

const cases: Record<string, () => Promise<Case>> = {
  'the own profile': async () => {
    const { cookie } = await someone();
    const write = anyPayload('/api/user', (n) => ({ bio: `Vendo ${n}.` }), 'PATCH');
    return { tag: () => tagOf('/api/user', cookie), write, cookie };
  },
  'the own photo': async () => {
    const { cookie } = await someone();
    const photos = await Promise.all(Array.from({ length: 6 }, () => aPhoto()));
    const write = anyPayload('/api/user/photo', (n) => ({
      url: `data:image/png;base64,${photos[n]?.toString('base64')}`,
    }));
    return { tag: () => tagOf('/api/user', cookie), write, cookie };
  },
  'an employee': async () => {
    const { cookie } = await someone();
    const { id, email } = await anAccount(t.db);
    const write = anyPayload(`/api/employees/${id}`, (n) => ({
      firstName: 'Eva',
      lastName: 'Solís',
      email,
      phone: `55 1234 567${n}`,
    }));
    return { tag: () => tagIn('/api/employees', id, cookie), write, cookie };
  },
  'a shared commission': async () => {
    const { id: ownerId, cookie } = await someone();
    const property = await aProperty(t.db, { ownerId });
    const { id } = await aShare(t.db, { propertyId: property.id, ownerId });
    const write = anyPayload(`/api/commission-shares/${id}`, (n) => ({
      percentage: String(n + 1),
    }));
    const list = `/api/properties/${property.id}/commissions`;
    return { tag: () => tagIn(list, id, cookie), write, cookie };
  },
  'a listing': async () => {
    const { id: ownerId, cookie } = await someone();
    const url = `/api/properties/${(await aProperty(t.db, { ownerId })).id}`;
    const write = anyPayload(url, (n) => propertyForm({ name: `Casa ${n}` }));
    return { tag: () => tagOf(url, cookie), write, cookie };
  },
  'the status of a listing': async () => {
    const { id: ownerId, cookie } = await someone();
    const url = `/api/properties/${(await aProperty(t.db, { ownerId, isActive: false })).id}`;
    const write = anyPayload(url, (n) => ({ isActive: n % 2 === 1 }), 'PATCH');
    return { tag: () => tagOf(url, cookie), write, cookie };
  },
  'the photos of a listing': async () => {
    const { id: ownerId, cookie } = await someone();
    const property = await aProperty(t.db, { ownerId });
    const { id } = await anImage(t.db, { propertyId: property.id, isPrimary: true });
    const categories = ['sala', 'cocina', 'comedor', 'recamara', 'bano'];
    const url = `/api/properties/${property.id}`;
    const write = anyPayload(`${url}/images`, (n) => ({
      images: [{ id, category: categories[n] }],
    }));
    return { tag: () => tagOf(url, cookie), write, cookie };
  },
};

describe.each(Object.entries(cases))('the version in which %s was read', (_what, make) => {
  test('is the precondition of a write, which changes nothing when it is another by now', async () => {
    const { tag, write, cookie } = await make();
    const send = (n: number, match: string) =>
      app.inject({ ...write(n), headers: { cookie, 'if-match': match } });
    const before = await tag();
    expect(before).toMatch(/^"\d+(?:\.\d+)?(?:-[\da-f]{24}(?:-gzip)?)?"$/u);
    const first = await send(1, before);
    expect(first.statusCode).toBe(200);
    const written = String(first.headers['etag']);
    expect(written).toMatch(/^"\d+(?:\.\d+)?"$/u);
    const now = await tag();
    const digest = `"${'0123456789ab'.repeat(2)}"`;
    for (const match of [before, `"x", ${before}`, digest, '"0"', `W/${now}`, '""']) {
      const refused = await send(2, match);
      expect(refused.statusCode, match).toBe(412);
      expect(refused.json()).toMatchObject({
        code: 'request.stale',
        message: 'Esto cambió después de que lo leíste.',
      });
    }
    expect(await tag()).toBe(now);
    const next = await send(2, `"x", ${written}`);
    expect(next.statusCode).toBe(200);
    expect(next.headers['etag']).not.toBe(written);
    expect((await send(3, await tag())).statusCode).toBe(200);
    expect((await send(4, '*')).statusCode).toBe(200);
  });
});

test('a list has a tag without a version, which is no precondition of any write', async () => {
  const { cookie, id, email } = await someone();
  const tag = await tagOf('/api/employees', cookie);
  expect(tag).toMatch(/^"[\da-f]{24}(?:-gzip)?"$/u);
  const payload = { firstName: 'Eva', lastName: 'Solís', email };
  const headers = { cookie, 'if-match': tag };
  const answer = await app.inject({ method: 'PUT', url: `/api/employees/${id}`, headers, payload });
  expect(answer.statusCode).toBe(412);
});

test('the photos of a listing have a version of their own', async () => {
  const { id: ownerId, cookie } = await someone();
  const url = `/api/properties/${(await aProperty(t.db, { ownerId })).id}`;
  const before = await tagOf(url, cookie);
  const send = (method: 'PUT' | 'POST', to: string, payload: object, match = before) =>
    app.inject({ method, url: to, payload, headers: { cookie, 'if-match': match } });
  const added = await send('POST', `${url}/images`, { url: EXAMPLE_PHOTO });
  expect(added.statusCode).toBe(201);
  expect((await send('PUT', `${url}/images`, { images: [] })).statusCode).toBe(412);
  expect((await send('PUT', url, propertyForm({ name: 'Otra casa' }))).statusCode).toBe(200);
  const now = await tagOf(url, cookie);
  expect((await send('PUT', `${url}/images`, { images: [] }, now)).statusCode).toBe(200);
  expect((await send('PUT', `${url}/images`, { images: [] }, now)).statusCode).toBe(412);
});

test('two editors who have read the same and write at once do not overwrite each other', async () => {
  const { cookie } = await someone();
  const { id, email } = await anAccount(t.db);
  const tag = await tagIn('/api/employees', id, cookie);
  const answers = await Promise.all(
    ['Ana', 'Eva', 'Luz', 'Paz'].map((firstName) =>
      app.inject({
        method: 'PUT',
        url: `/api/employees/${id}`,
        headers: { cookie, 'if-match': tag },
        payload: { firstName, lastName: 'Solís', email },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 412, 412, 412,
  ]);
});

test('every documented PUT and PATCH has such a precondition, or a version in its body', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { parameters: { $ref?: string }[] }>>;
  }>();
  const without = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method === 'put' || method === 'patch')
      .filter(([, { parameters }]) => !parameters.some(({ $ref }) => $ref?.endsWith('/IfMatch')))
      .map(([method]) => `${method} ${path}`),
  );
  expect(without).toEqual(['patch /api/commission-shares/{id}']);
});
