import { createTestDb, type TestDb } from '@pbr/db/testing/database';
import { IMAGE_WIDTHS } from '@pbr/schemas/property/values';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { watchedStorage } from '../../testing/photos/watched-storage.ts';
import { makePhotoFile } from './make-photo-file.ts';
import { lockPhotoFiles } from './photo-files.queries.ts';

let t: TestDb;
let files: Awaited<ReturnType<typeof watchedStorage>>;
let app: FastifyInstance;
beforeAll(async () => {
  t = await createTestDb();
  files = await watchedStorage();
  app = await testApp(t.db, { storage: files.storage });
});
afterAll(async () => {
  await app.close();
  await t.close();
  await files.close();
});
beforeEach(() => files.clear());

const KEY = 'a'.repeat(40);

const aWebp = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#2060c0' } })
    .webp()
    .toBuffer();

/** A photo that is stored as WebP only. */
async function aWebpPhoto(folder = KEY, widths: readonly number[] = IMAGE_WIDTHS): Promise<void> {
  for (const width of widths)
    await files.storage.put(`${folder}/${width}.webp`, await aWebp(width));
}

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of files.storage.list()) keys.push(key);
  return keys.toSorted();
}

const ctx = (storage = files.storage) => ({ db: t.db, storage });

test('a missing JPEG is made by the first request for it and stored', async () => {
  await aWebpPhoto();
  const answer = await app.inject(`/uploads/${KEY}/640.jpg`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 640,
    height: 320,
  });
  expect(await files.storage.read(`${KEY}/640.jpg`)).toEqual(answer.rawPayload);
  expect(await stored()).toHaveLength(IMAGE_WIDTHS.length + 1);
});

test('the width for phones is made from the largest one by the first request for it', async () => {
  await aWebpPhoto();
  const answer = await app.inject(`/uploads/${KEY}/1080.webp`);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 1080,
    height: 540,
  });
  expect(await files.storage.read(`${KEY}/1080.webp`)).toEqual(answer.rawPayload);
  expect(await stored()).toHaveLength(IMAGE_WIDTHS.length + 1);
});

test('a HEAD request makes it too', async () => {
  await aWebpPhoto();
  const head = await app.inject({ method: 'HEAD', url: `/uploads/${KEY}/320.jpg` });
  expect(head.statusCode).toBe(200);
  expect(head.headers['content-type']).toBe('image/jpeg');
  expect(await files.storage.has(`${KEY}/320.jpg`)).toBe(true);
});

test('many simultaneous requests make one file', async () => {
  await aWebpPhoto();
  const written: string[] = [];
  files.beforePut((key) => void written.push(key));
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => app.inject(`/uploads/${KEY}/1024.jpg`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(written).toEqual([`${KEY}/1024.jpg`]);
  files.beforePut();
});

test('a JPEG in the making is not begun a second time', async () => {
  await aWebpPhoto();
  let begun = 0;
  const transaction: TestDb['db']['transaction'] = (run, config) => {
    begun += 1;
    return t.db.transaction(run, config);
  };
  const db = Object.assign(Object.create(t.db) as TestDb['db'], { transaction });
  const inside = { ...ctx(), db };
  await Promise.all([1, 2, 3].map(() => makePhotoFile(inside, `${KEY}/320.jpg`)));
  expect(begun).toBe(1);
});

test('an existing JPEG is not made again', async () => {
  await aWebpPhoto();
  await files.storage.put(`${KEY}/320.jpg`, Buffer.from('as it was sent'));
  expect((await app.inject(`/uploads/${KEY}/320.jpg`)).body).toBe('as it was sent');
});

test.each([
  ['another width', `${KEY}/800.jpg`],
  ['the width for phones of a photo without the largest one', `${KEY}/1080.webp`],
  ['a width whose WebP is not there', `${KEY}/1600.jpg`],
  ['another kind of file', `${KEY}/320.png`],
  ['a name that goes on', `${KEY}/320.jpg/320.jpg`],
  ['a photo that is not there', `${'b'.repeat(40)}/320.jpg`],
  ['a folder that is no photo', 'og-portal/320.jpg'],
  ['a folder by another way', `${KEY}/../og-portal/320.jpg`],
])('%s is 404, and nothing is made', async (_, key) => {
  await aWebpPhoto(KEY, [320, 800]);
  await aWebpPhoto('og-portal', [320]);
  const before = await stored();
  expect((await app.inject(`/uploads/${key}`)).statusCode).toBe(404);
  expect(await stored()).toEqual(before);
});

test('a photo removed while its JPEG is made does not come back', async () => {
  await aWebpPhoto();
  let made: Promise<void> = Promise.resolve();
  await t.db.transaction(async (tx) => {
    await lockPhotoFiles(tx, KEY);
    made = makePhotoFile(ctx(), `${KEY}/320.jpg`);
    const waiting = () =>
      t.client`select from pg_locks where locktype = 'advisory' and not granted`;
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await files.storage.remove(KEY);
  });
  await made;
  expect(await files.folders()).toEqual([]);
});

test('a photo removed before it is read is 404', async () => {
  await aWebpPhoto();
  const storage = {
    ...files.storage,
    has: async (key: string) => {
      const isThere = await files.storage.has(key);
      if (key.endsWith('.jpg')) await files.storage.remove(KEY);
      return isThere;
    },
  };
  await makePhotoFile(ctx(storage), `${KEY}/320.jpg`);
  expect(await files.folders()).toEqual([]);
});

test('a file that is not WebP is a failure and stays as it is', async () => {
  await files.storage.put(`${KEY}/320.webp`, Buffer.from('not a picture'));
  expect((await app.inject(`/uploads/${KEY}/320.jpg`)).statusCode).toBe(500);
  expect(await stored()).toEqual([`${KEY}/320.webp`]);
});
