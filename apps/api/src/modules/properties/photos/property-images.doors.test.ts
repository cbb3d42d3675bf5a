import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import type { PropertyImage } from '@pbr/schemas/property/photos';
import { uploadedImageSchema } from '@pbr/schemas/property/photos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '../../../lib/errors.ts';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { testApp } from '../../../testing/app.ts';
import { generousLimits } from '../../../testing/context.ts';
import { anImage, aProperty } from '../../../testing/data/factories.ts';
import { aPhonePhoto, HONEST, HOSTILE, ODD } from '../../../testing/photos/photo-corpus.ts';
import { aPhoto } from '../../../testing/photos/a-photo.ts';
import { fieldPart, filePart, FORM_END, FORM_TYPE } from '../../../testing/photos/upload-forms.ts';
import { watchedStorage } from '../../../testing/photos/watched-storage.ts';
import { databaseSuite } from '../../../testing/suite.ts';

let app: FastifyInstance;
let files: Awaited<ReturnType<typeof watchedStorage>>;
let owner: { id: string; cookie: string };
let peer: string;
let id: string;
const t = await databaseSuite({ clear: ['properties'] });
beforeAll(async () => {
  files = await watchedStorage();
  const limits = { ...generousLimits, photoBytes: 50_000_000 };
  app = await testApp(t.db, { storage: files.storage, limits });
  const account = await anAccount(t.db);
  owner = { id: account.id, cookie: await signedInCookie(app, account.email) };
  peer = await signedInCookie(app, (await anAccount(t.db)).email);
});
afterAll(async () => {
  await app.close();
  await files.close();
});
beforeEach(async () => {
  ({ id } = await aProperty(t.db, { ownerId: owner.id }));
  files.beforePut();
  await files.clear();
});

interface Answer {
  status: number;
  json: {
    code?: string;
    message?: string;
    fields?: Record<string, string>;
    image?: PropertyImage;
    images?: PropertyImage[];
  };
}
interface Sent {
  to?: string;
  cookie?: string;
  category?: string;
  type?: string;
  name?: string;
}
type Upload = (bytes: Uint8Array, sent?: Sent) => Promise<Answer>;

const post = async (payload: string | Buffer, type: string, { to = id, cookie }: Sent) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/properties/${to}/images`,
    headers: { cookie: cookie ?? owner.cookie, 'content-type': type },
    payload,
  });
  expect(answer.headers['content-type']).toMatch(/json/u);
  return { status: answer.statusCode, json: answer.json() };
};

const asForm: Upload = (bytes, { category, type, name, ...sent } = {}) =>
  post(
    Buffer.concat([
      ...(category === undefined ? [] : [fieldPart('category', category)]),
      filePart(bytes, { ...(type && { type }), ...(name && { name }) }),
      FORM_END,
    ]),
    FORM_TYPE,
    sent,
  );
const asDataUrl: Upload = (bytes, { category, type = 'image/jpeg', ...sent } = {}) => {
  const url = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return post(JSON.stringify({ url, category }), 'application/json', sent);
};

const rows = () => t.db.select().from(propertyImages).where(eq(propertyImages.propertyId, id));
const nothingStored = async () => {
  expect(await rows()).toEqual([]);
  expect(await files.folders()).toEqual([]);
  expect(await files.drafts()).toEqual([]);
};

describe.each<[string, Upload]>([
  ['as a form', asForm],
  ['as a data URL', asDataUrl],
])('a photo sent %s', (_way, upload) => {
  test('is stored and answered as the listing shows it, and as the same one when sent again', async () => {
    const source = await aPhoto();
    const { status, json } = await upload(source, { category: 'cocina' });
    expect(status).toBe(201);
    expect(z.safeParse(uploadedImageSchema, json).success).toBe(true);
    expect(json.image).toMatchObject({ category: 'cocina', order: 0, isPrimary: true, width: 40 });
    const shown = await app.inject({ url: `/api/properties/${id}` });
    expect(shown.json().images).toEqual([json.image]);
    expect(await upload(source, { category: 'sala' })).toEqual({ status: 200, json });
    expect(await rows()).toHaveLength(1);
  });

  test('is only a picture for anybody who requests its files', async () => {
    const { json } = await upload(await aPhonePhoto());
    const { baseUrl, url, width, height } = json.image ?? ({} as PropertyImage);
    expect({ width, height }).toEqual({ width: 1600, height: 2133 });
    const folder = path.join(files.root, baseUrl.replace('/uploads/', ''));
    for (const name of await readdir(folder)) {
      const answer = await app.inject({ url: `${baseUrl}/${name}` });
      expect(answer.headers).toMatchObject({
        'content-type': name.endsWith('jpg') ? 'image/jpeg' : 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const file = await readFile(path.join(folder, name));
      expect(file.includes('<?php') || file.includes('<script>')).toBe(false);
      const { exif, xmp, icc, orientation } = await sharp(file).metadata();
      expect({ exif, xmp, icc, orientation }).toEqual({});
      expect(file.byteLength).toBeLessThan(300 * 1024);
    }
    const main = (await app.inject({ url })).rawPayload;
    const above = await sharp(main)
      .extract({ left: 500, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(above[0]).toBeGreaterThan(above[2] ?? 255);
  });

  test.each(HONEST)('may be %s', async (_name, make) => {
    expect(await upload(await make())).toMatchObject({ status: 201 });
    expect(await files.folders()).toHaveLength(1);
  });

  test.each(ODD)(
    'may be %s, of which only the picture is kept, or nothing',
    async (_name, make) => {
      const { status } = await upload(await make());
      expect([201, 415]).toContain(status);
      const stored = (await rows()).map(({ width, height }) => Math.max(width, height) < 10);
      expect(stored).toEqual(status === 201 ? [true] : []);
      expect(await files.folders()).toHaveLength(stored.length);
    },
  );

  test.each(HOSTILE)('is refused when it is %s', async (_name, status, make) => {
    const answer = await upload(await make(), { type: 'image/png', name: 'casa.png' });
    expect(answer.status).toBe(status);
    expect(answer.json.message).toMatch(/foto|envío/u);
    await nothingStored();
  });

  test.each<[string, number, () => Promise<Sent>]>([
    ['nobody', 401, async () => ({ cookie: '' })],
    ['somebody else', 403, async () => ({ cookie: peer })],
    [
      'somebody else, of a paused listing',
      404,
      async () => {
        await t.db.update(properties).set({ isActive: false }).where(eq(properties.id, id));
        return { cookie: peer };
      },
    ],
    ['the owner, of no listing', 404, async () => ({ to: 'no-such-id' })],
    [
      'the owner, of a deleted listing',
      404,
      async () => ({
        to: (await aProperty(t.db, { ownerId: owner.id, deletedAt: '2026-01-01T00:00:00Z' })).id,
      }),
    ],
  ])('is refused to %s', async (_who, status, make) => {
    const sent = await make();
    expect((await upload(await aPhoto(), sent)).status).toBe(status);
    // The actor is checked before the input.
    expect((await upload(Buffer.from('x'), { ...sent, category: 'garage' })).status).toBe(status);
    await nothingStored();
  });

  test('is refused with an unknown category', async () => {
    expect(await upload(await aPhoto(), { category: 'garage' })).toMatchObject({
      status: 400,
      json: { code: 'request.invalid', fields: { category: expect.any(String) } },
    });
    await nothingStored();
  });

  test("is refused as the forty-first, and beyond the owner's quota", async () => {
    for (let n = 0; n < 40; n += 1) await anImage(t.db, { propertyId: id, isPrimary: n === 0 });
    expect(await upload(await aPhoto())).toMatchObject({
      status: 400,
      json: { code: 'image.too_many', message: 'Una propiedad puede tener 40 fotos como máximo.' },
    });
    const other = await aProperty(t.db, { ownerId: owner.id });
    await anImage(t.db, { propertyId: other.id, bytes: 50_000_000 });
    expect(await upload(await aPhoto(), { to: other.id })).toMatchObject({
      status: 400,
      json: { code: 'image.quota', message: expect.stringMatching(/espacio/u) },
    });
    expect(await files.folders()).toEqual([]);
  });

  test('leaves neither row nor file when the disk is full', async () => {
    files.beforePut((key) => {
      if (key.endsWith('640.jpg')) throw new AppError('storage.full');
    });
    expect(await upload(await aPhoto())).toMatchObject({
      status: 507,
      json: { code: 'storage.full' },
    });
    await nothingStored();
  });
});

test('a storage that fails while a photo arrives is a failure of the portal, not a wrong request', async () => {
  const receive = async () => {
    throw Object.assign(new Error('input/output error'), { code: 'EIO' });
  };
  const broken = await testApp(t.db, { storage: { ...files.storage, receive } });
  onTestFinished(() => broken.close());
  const answer = await broken.inject({
    method: 'POST',
    url: `/api/properties/${id}/images`,
    headers: { cookie: owner.cookie, 'content-type': FORM_TYPE },
    payload: Buffer.concat([filePart(await aPhoto()), FORM_END]),
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'server.unexpected' });
});

describe('a URL instead of a photo', () => {
  test.each<[unknown, number]>([
    ['http://169.254.169.254/latest/meta-data', 400],
    ['file:///etc/passwd', 400],
    ['javascript:alert(1)', 400],
    ['/uploads/demo/320.jpg', 400],
    ['data:image/png;base64', 400],
    ['data:image/png,iVBORw0KGgo=', 415],
    ['data:image/png;base64,***=', 400],
    ['data:image/png;base64,', 415],
    ['data:text/html;base64,PGgxPg==', 415],
    ['data:image/svg+xml;base64,PHN2Zy8+', 415],
    [`data:image/png;base64,${'A'.repeat(30 * 1024 * 1024)}`, 413],
    ['', 400],
    [7, 400],
    [null, 400],
    [['data:image/png;base64,'], 400],
  ])('%.60j is refused', async (url, status) => {
    expect((await post(JSON.stringify({ url }), 'application/json', {})).status).toBe(status);
    await nothingStored();
  });
});

test('no sent URL is ever requested, through any call', async () => {
  const called: string[] = [];
  const elsewhere = createServer((request, reply) => {
    called.push(request.url ?? '');
    reply.end();
  });
  await new Promise<void>((done) => void elsewhere.listen(0, '127.0.0.1', done));
  onTestFinished(() => void elsewhere.close());
  const { port } = elsewhere.address() as AddressInfo;
  const kept = (await anImage(t.db, { propertyId: id, isPrimary: true })).id;
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]']) {
    const url = `http://${host}:${port}/foto.jpg`;
    const images = [{ id: kept, url, imageUrl: url, baseUrl: url }];
    await post(JSON.stringify({ url, imageUrl: url, photo: url }), 'application/json', {});
    await asForm(Buffer.from(url));
    await asDataUrl(Buffer.from(`<svg><image href="${url}"/></svg>`), { type: 'image/svg+xml' });
    expect((await rest.set(id, images)).status).toBe(200);
    expect((await trpc.set(id, images)).status).toBe(200);
    await call('PUT', '/api/user/photo', owner.cookie, { url });
    await call('PATCH', '/api/user', owner.cookie, { website: url, profileImageUrl: url });
  }
  expect(JSON.stringify(await rows())).not.toContain('http');
  expect(called).toEqual([]);
  // Proves that the server above would have heard a call.
  await fetch(`http://127.0.0.1:${port}/foto.jpg`);
  expect(called).toEqual(['/foto.jpg']);
});

interface Door {
  set: (to: string, body: unknown, cookie?: string) => Promise<Answer>;
  remove: (to: string, imageId: string, cookie?: string) => Promise<Answer>;
}
const call = async (
  method: 'PUT' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  cookie = owner.cookie,
  payload?: unknown,
) => {
  const answer = await app.inject({
    method,
    url,
    headers: { cookie },
    ...(payload !== undefined && { payload: payload as object }),
  });
  return { status: answer.statusCode, json: answer.body === '' ? {} : answer.json() };
};
const rest: Door = {
  set: (to, body, cookie) => call('PUT', `/api/properties/${to}/images`, cookie, body),
  remove: (to, imageId, cookie) =>
    call('DELETE', `/api/properties/${to}/images/${imageId}`, cookie),
};
const overTrpc = async (name: string, payload: object, cookie?: string) => {
  const { json } = await call('POST', `/trpc/property.${name}`, cookie, payload);
  const error = json.error?.data;
  if (!error) return { status: 200, json: json.result.data };
  return { status: error.httpStatus, json: { code: error.appCode, fields: error.fields } };
};
const trpc: Door = {
  set: (to, body, cookie) =>
    overTrpc(
      'setImages',
      Array.isArray(body) ? { images: body, id: to } : { ...(body as object), id: to },
      cookie,
    ),
  remove: (to, imageId, cookie) => overTrpc('deleteImage', { id: to, imageId }, cookie),
};

describe.each<[string, Door, number]>([
  ['REST', rest, 204],
  ['tRPC', trpc, 200],
])('through %s', (_name, door, deleted) => {
  let a: string;
  let b: string;
  beforeEach(async () => {
    a = (await anImage(t.db, { propertyId: id, order: 0, isPrimary: true })).id;
    b = (await anImage(t.db, { propertyId: id, order: 1 })).id;
  });

  test('photos are arranged, and one is deleted', async () => {
    const item = { id: b, url: 'javascript:alert(1)', category: 'sala', isPrimary: true };
    const { status, json } = await door.set(id, [item, { id: a }]);
    expect(status).toBe(200);
    expect(json.images).toMatchObject([
      { id: b, order: 0, category: 'sala', isPrimary: true },
      { id: a, order: 1, isPrimary: false },
    ]);
    expect(json.images?.[0]?.url).toMatch(/^\/uploads\//u);
    expect(JSON.stringify(json)).not.toMatch(/storageKey|javascript/u);
    expect((await door.remove(id, b)).status).toBe(deleted);
    expect(await door.remove(id, b)).toMatchObject({
      status: 404,
      json: { code: 'image.not_found' },
    });
    expect(await rows()).toMatchObject([{ id: a, isPrimary: true }]);
  });

  test('a refused change changes nothing', async () => {
    const before = await rows();
    const other = await aProperty(t.db, { ownerId: owner.id });
    const foreign = (await anImage(t.db, { propertyId: other.id })).id;
    const said = async (answer: Promise<Answer>) => {
      const { status, json } = await answer;
      return `${status} ${json.code}`;
    };
    expect(await said(door.set(id, [{ id: a }, { id: foreign }]))).toBe('404 image.not_found');
    expect(await said(door.remove(id, foreign))).toBe('404 image.not_found');
    expect(await said(door.set(id, { images: [{ id: a }], seen: [a] }))).toBe('409 image.changed');
    expect(await said(door.set(id, { images: 'x' }))).toBe('400 request.invalid');
    expect(await said(door.set(id, [{ id: a }], peer))).toBe('403 property.forbidden');
    expect(await said(door.set(id, { images: 'x' }, peer))).toBe('403 property.forbidden');
    expect(await said(door.remove(id, a, peer))).toBe('403 property.forbidden');
    expect(await said(door.set(id, [{ id: a }], ''))).toBe('401 session.required');
    expect(await said(door.set('x', [{ id: a }]))).toBe('404 property.not_found');
    expect(await rows()).toEqual(before);
  });
});
