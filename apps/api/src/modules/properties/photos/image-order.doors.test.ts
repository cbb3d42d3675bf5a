import type { PropertyImage } from '@pbr/schemas/property/photos';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { testApp } from '../../../testing/app.ts';
import { anImage, aProperty } from '../../../testing/data/factories.ts';
import { aPhoto } from '../../../testing/photos/a-photo.ts';
import { filePart, FORM_END, FORM_TYPE } from '../../../testing/photos/upload-forms.ts';
import { watchedStorage } from '../../../testing/photos/watched-storage.ts';
import { databaseSuite } from '../../../testing/suite.ts';

let app: FastifyInstance;
let files: Awaited<ReturnType<typeof watchedStorage>>;
let owner: { id: string; cookie: string };
let id: string;
const t = await databaseSuite({ clear: ['properties'] });
beforeAll(async () => {
  files = await watchedStorage();
  app = await testApp(t.db, { storage: files.storage });
  const account = await anAccount(t.db);
  owner = { id: account.id, cookie: await signedInCookie(app, account.email) };
});
afterAll(async () => {
  await app.close();
  await files.close();
});
beforeEach(async () => {
  ({ id } = await aProperty(t.db, { ownerId: owner.id }));
});

interface Answer {
  id: string;
  image: PropertyImage;
  images: PropertyImage[];
  result: { data: { images: PropertyImage[] } };
}

type Method = 'GET' | 'PUT' | 'POST';

async function call<T = Answer>(method: Method, url: string, payload?: unknown): Promise<T> {
  const answer = await app.inject({
    method,
    url,
    headers: {
      cookie: owner.cookie,
      ...(payload !== undefined && {
        'content-type': Buffer.isBuffer(payload) ? FORM_TYPE : 'application/json',
      }),
    },
    ...(payload !== undefined && {
      payload: Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
    }),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<T>();
}

async function remove(imageId: string): Promise<void> {
  const url = `/api/properties/${id}/images/${imageId}`;
  const { statusCode } = await app.inject({
    method: 'DELETE',
    url,
    headers: { cookie: owner.cookie },
  });
  expect(statusCode).toBe(204);
}

/** The photos that every read answers for the listing, which must agree. */
async function read(): Promise<PropertyImage[]> {
  const input = encodeURIComponent(JSON.stringify({ id }));
  const [detail, list, mine, trpc] = await Promise.all([
    call('GET', `/api/properties/${id}`),
    call<Answer[]>('GET', '/api/properties?limit=10'),
    call<Answer[]>('GET', '/api/properties/my/list'),
    call('GET', `/trpc/property.get?input=${input}`),
  ]);
  const own = (items: Answer[]) => items.find((item) => item.id === id)?.images;
  const { images } = detail;
  expect(own(list)).toEqual(images);
  expect(own(mine)).toEqual(images);
  expect(trpc.result.data.images).toEqual(images);
  return images;
}

const told = (images: readonly PropertyImage[]) =>
  images.map((image) => [image.id, image.order, image.isPrimary]);

test('the cover has the order 0 in every answer, after every change, also where the database numbers it otherwise', async () => {
  const a = (await anImage(t.db, { propertyId: id, order: 1 })).id;
  const b = (await anImage(t.db, { propertyId: id, order: 3, isPrimary: true })).id;
  const c = (await anImage(t.db, { propertyId: id, order: 4 })).id;
  expect(told(await read())).toEqual([
    [b, 0, true],
    [a, 1, false],
    [c, 2, false],
  ]);

  const form = Buffer.concat([filePart(await aPhoto()), FORM_END]);
  const { image } = await call('POST', `/api/properties/${id}/images`, form);
  expect(image).toMatchObject({ order: 3, isPrimary: false });
  expect(await call('POST', `/api/properties/${id}/images`, form)).toEqual({ image });
  expect((await read()).at(-1)).toEqual(image);

  const items = [{ id: a }, { id: c, isPrimary: true }, { id: image.id }, { id: b }];
  const { images } = await call('PUT', `/api/properties/${id}/images`, items);
  expect(told(images)).toEqual([
    [c, 0, true],
    [a, 1, false],
    [image.id, 2, false],
    [b, 3, false],
  ]);
  expect(await read()).toEqual(images);

  await remove(c);
  expect(told(await read())).toEqual([
    [a, 0, true],
    [image.id, 1, false],
    [b, 2, false],
  ]);
  await remove(image.id);
  expect(told(await read())).toEqual([
    [a, 0, true],
    [b, 1, false],
  ]);
});
