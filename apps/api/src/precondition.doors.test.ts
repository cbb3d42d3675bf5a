import { properties } from '@pbr/db/schema/properties';
import { users } from '@pbr/db/schema/users';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from './testing/data/account.ts';
import { anImage, aProperty, aShare } from './testing/data/factories.ts';
import { aPhotoUrl } from './testing/access/way-inputs.ts';
import { databaseSuite, serverOn } from './testing/suite.ts';

let photo: string;
const t = await databaseSuite();
const app = await serverOn(t);
beforeAll(async () => {
  photo = await aPhotoUrl();
});

interface Case {
  /** Reads whose tags the write may name, besides the tag of its own answer. */
  reads: string[];
  /** Makes a different write for each `n`. */
  write: (n: number) => { method: 'PUT' | 'PATCH'; url: string; payload: object };
  cookie: string;
  /** Changes the data that was read, as another person would. */
  meddle: () => Promise<unknown>;
  isTagged: boolean;
}

async function someone() {
  const account = await anAccount(t.db, { role: 'admin' });
  return { ...account, cookie: await signedInCookie(app, account.email) };
}

const renamed = (id: string) =>
  t.db
    .update(users)
    .set({ lastName: `Otra ${Math.random()}` })
    .where(eq(users.id, id));

const cases: Record<string, () => Promise<Case>> = {
  'the own profile': async () => {
    const { id, cookie } = await someone();
    const write = (n: number) =>
      ({ method: 'PATCH', url: '/api/user', payload: { bio: `Vendo ${n}.` } }) as const;
    return { reads: ['/api/user'], write, cookie, meddle: () => renamed(id), isTagged: true };
  },
  'the own photo': async () => {
    const { id, cookie } = await someone();
    const write = () =>
      ({ method: 'PUT', url: '/api/user/photo', payload: { url: photo } }) as const;
    return { reads: ['/api/user'], write, cookie, meddle: () => renamed(id), isTagged: true };
  },
  'an employee': async () => {
    const { cookie } = await someone();
    const { id, email } = await anAccount(t.db);
    const form = { firstName: 'Eva', lastName: 'Solís', email };
    const write = (n: number) =>
      ({
        method: 'PUT',
        url: `/api/employees/${id}`,
        payload: { ...form, phone: `55 1234 567${n}` },
      }) as const;
    return { reads: ['/api/employees'], write, cookie, meddle: () => renamed(id), isTagged: true };
  },
  'a shared commission': async () => {
    const { id: ownerId, cookie } = await someone();
    const property = await aProperty(t.db, { ownerId });
    const share = await aShare(t.db, { propertyId: property.id, ownerId });
    const write = (n: number) =>
      ({
        method: 'PUT',
        url: `/api/commission-shares/${share.id}`,
        payload: { percentage: String(n + 1) },
      }) as const;
    // The amount that a percentage comes to is part of the answer that was read.
    const meddle = () =>
      t.db
        .update(properties)
        .set({ salePrice: String(Math.ceil(Math.random() * 1e8)) })
        .where(eq(properties.id, property.id));
    const reads = [`/api/properties/${property.id}/commissions`];
    return { reads, write, cookie, meddle, isTagged: true };
  },
  'the photos of a listing': async () => {
    const { id: ownerId, cookie } = await someone();
    const property = await aProperty(t.db, { ownerId });
    const { id } = await anImage(t.db, { propertyId: property.id, isPrimary: true });
    const categories = ['sala', 'cocina', 'jardin', 'recamara'];
    const write = (n: number) =>
      ({
        method: 'PUT',
        url: `/api/properties/${property.id}/images`,
        payload: { images: [{ id, category: categories[n] }] },
      }) as const;
    const meddle = () => anImage(t.db, { propertyId: property.id });
    return { reads: [`/api/properties/${property.id}`], write, cookie, meddle, isTagged: false };
  },
};

describe.each(Object.entries(cases))('the tag under which %s was read', (_what, make) => {
  test('is the precondition of a write, which changes nothing when it is another by now', async () => {
    const { reads, write, cookie, meddle, isTagged } = await make();
    const send = (n: number, match: string) =>
      app.inject({ ...write(n), headers: { cookie, 'if-match': match } });
    const read = async (url: string) => app.inject({ url, headers: { cookie } });
    for (const url of reads) {
      const tag = String((await read(url)).headers['etag']);
      expect(tag).toMatch(/^"(?:\d+-)?[\da-f]{24}(?:-gzip)?"$/u);
      await meddle();
      const before = (await read(url)).body;
      for (const match of [tag, `"x", ${tag}`, '"1"', `W/${tag}`, '""']) {
        const refused = await send(0, match);
        expect(refused.statusCode, match).toBe(412);
        expect(refused.json()).toMatchObject({
          code: 'request.stale',
          message: 'Esto cambió después de que lo leíste.',
        });
      }
      expect((await read(url)).body).toBe(before);
      const now = String((await read(url)).headers['etag']);
      const written = await send(1, `"x", ${now}`);
      expect(written.statusCode).toBe(200);
      if (!isTagged) continue;
      const next = String(written.headers['etag']);
      expect(next).toMatch(/^"[\da-f]{24}"$/u);
      expect((await send(2, next)).statusCode).toBe(200);
    }
    expect((await send(3, '*')).statusCode).toBe(200);
  });
});

test('two editors who have read the same and write at once do not overwrite each other', async () => {
  const { cookie } = await someone();
  const { id, email } = await anAccount(t.db);
  const { headers } = await app.inject({ url: '/api/employees', headers: { cookie } });
  const answers = await Promise.all(
    ['Ana', 'Eva', 'Luz', 'Paz'].map((firstName) =>
      app.inject({
        method: 'PUT',
        url: `/api/employees/${id}`,
        headers: { cookie, 'if-match': String(headers['etag']) },
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
