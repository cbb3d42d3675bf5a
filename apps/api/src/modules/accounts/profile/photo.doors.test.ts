import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { users } from '@pbr/db/schema/users';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../lib/errors.ts';
import { openLocalStorage, type Storage } from '../../../photos/storage.ts';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { testApp } from '../../../testing/app.ts';
import { testContext } from '../../../testing/context.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { forgetPhotoFiles } from '../../photos/forget-photo-files.ts';

let app: FastifyInstance;
let root: string;
let storage: Storage;
let put: Storage['put'];
let me: { id: string; cookie: string };
const t = await databaseSuite();
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pbr-portraits-'));
  const real = await openLocalStorage(root);
  put = (key, data) => real.put(key, data);
  storage = { ...real, put: (key, data) => put(key, data) };
  app = await testApp(t.db, { storage });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  const { id, email } = await anAccount(t.db);
  me = { id, cookie: await signedInCookie(app, email) };
});

const photoOf = async (id: string) =>
  (await t.db.select({ url: users.profileImageUrl }).from(users).where(eq(users.id, id)))[0]?.url ??
  null;
const folders = async () => (await readdir(root)).filter((name) => name !== '.tmp');
const drafts = () => readdir(path.join(root, '.tmp'));
const folderOf = (url: string) => url.split('/')[2] ?? '';

const aPicture = (width: number, height: number, background = '#2060c0') =>
  sharp({ create: { width, height, channels: 3, background } });

interface Answer {
  status: number;
  json: { code?: string; message?: string; profileImageUrl?: string | null };
}
type Upload = (
  bytes: Uint8Array,
  options?: { name?: string; type?: string; cookie?: string },
) => Promise<Answer>;

const sent = async (payload: string | Buffer, contentType: string, cookie: string) => {
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/user/photo',
    headers: { cookie, 'content-type': contentType },
    payload,
  });
  expect(answer.headers['content-type']).toMatch(/json/u);
  return { status: answer.statusCode, json: answer.json() };
};

const BOUNDARY = 'limite';
const part = (bytes: Uint8Array, { field = 'photo', name = 'yo.jpg', type = 'image/jpeg' } = {}) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const asForm: Upload = (bytes, { cookie = me.cookie, ...file } = {}) =>
  sent(Buffer.concat([part(bytes, file), END]), MULTIPART, cookie);

const asDataUrl: Upload = (bytes, { cookie = me.cookie, type = 'image/jpeg' } = {}) => {
  const url = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return sent(JSON.stringify({ url }), 'application/json', cookie);
};

const ways: [string, Upload][] = [
  ['as a form', asForm],
  ['as a data URL', asDataUrl],
];

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';

describe.each(ways)('a photo sent %s', (_way, upload) => {
  test.each([
    ['PNG', () => aPicture(900, 700).png().toBuffer()],
    ['JPEG', () => aPicture(700, 900).jpeg().toBuffer()],
    ['small picture', () => aPicture(90, 60).webp().toBuffer()],
    ['one pixel', () => aPicture(1, 1).png().toBuffer()],
    ['strip', () => aPicture(2000, 3).png().toBuffer()],
  ])('is stored square, in small sizes, as WebP and JPEG: %s', async (_name, make) => {
    const { status, json } = await upload(await make());
    expect(status).toBe(200);
    const url = json.profileImageUrl ?? '';
    expect(url).toMatch(/^\/uploads\/portrait-[0-9a-f]{40}\/400\.jpg$/u);
    expect(await photoOf(me.id)).toBe(url);
    const names = await readdir(path.join(root, folderOf(url)));
    expect(names.toSorted()).toEqual(['160.jpg', '160.webp', '400.jpg', '400.webp']);
    for (const name of names) {
      const { width, height, format } = await sharp(
        await readFile(path.join(root, folderOf(url), name)),
      ).metadata();
      expect(width).toBe(height);
      expect(width).toBeLessThanOrEqual(Number.parseInt(name, 10));
      expect(name).toContain(format === 'jpeg' ? 'jpg' : 'webp');
    }
    expect((await app.inject({ url })).headers['content-type']).toBe('image/jpeg');
  });

  test('keeps only its pixels', async () => {
    const picture = await aPicture(500, 500)
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 24/1 0/1' } })
      .toBuffer();
    const { status, json } = await upload(
      Buffer.concat([picture, Buffer.from(`<?php echo 1; ?>${HTML}`)]),
    );
    expect(status).toBe(200);
    const folder = path.join(root, folderOf(json.profileImageUrl ?? ''));
    for (const name of await readdir(folder)) {
      const file = await readFile(path.join(folder, name));
      expect(file.includes('<?php')).toBe(false);
      expect((await sharp(file).metadata()).exif).toBeUndefined();
    }
  });

  test.each([
    ['an SVG', 415, async () => Buffer.from(SVG), { type: 'image/svg+xml', name: 'yo.svg' }],
    ['an SVG named PNG', 415, async () => Buffer.from(SVG), { type: 'image/png', name: 'yo.png' }],
    ['a page named PNG', 415, async () => Buffer.from(HTML), { type: 'image/png', name: 'yo.png' }],
    ['a page', 415, async () => Buffer.from(HTML), { type: 'text/html', name: 'yo.html' }],
    [
      'a GIF that is a script',
      415,
      async () => Buffer.from('GIF89a/*<script>*/=1;'),
      { type: 'image/gif', name: 'yo.gif' },
    ],
    [
      'half a photo',
      415,
      async () => (await aPicture(600, 600).jpeg().toBuffer()).subarray(0, 2000),
      {},
    ],
    [
      'more than 10 MB',
      413,
      async () =>
        Buffer.concat([await aPicture(9, 9).jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]),
      {},
    ],
    ['far more than 10 MB', 413, async () => Buffer.alloc(15 * 1024 * 1024), {}],
  ])('is refused when it is %s', async (_name, status, make, file) => {
    const before = await folders();
    const answer = await upload(await make(), file);
    expect(answer.status).toBe(status);
    expect(answer.json.message).toMatch(/foto|envío/u);
    expect(await photoOf(me.id)).toBeNull();
    expect(await folders()).toEqual(before);
    expect(await drafts()).toEqual([]);
  });

  test('replaces the previous one and removes its files', async () => {
    const first = await upload(await aPicture(300, 300, '#101010').png().toBuffer());
    const second = await upload(await aPicture(300, 300, '#f0f0f0').png().toBuffer());
    const [gone, kept] = [first, second].map(({ json }) => folderOf(json.profileImageUrl ?? ''));
    expect(await folders()).toContain(kept);
    expect(await folders()).not.toContain(gone);
  });

  test('may be the same one again', async () => {
    const source = await aPicture(300, 200).png().toBuffer();
    const first = await upload(source);
    const again = await upload(source);
    expect(again).toEqual(first);
    expect(await folders()).toContain(folderOf(again.json.profileImageUrl ?? ''));
  });

  test("does not share files with a colleague's identical photo", async () => {
    const source = await aPicture(300, 200).png().toBuffer();
    const mine = await upload(source);
    const { email } = await anAccount(t.db);
    const theirs = await upload(source, { cookie: await signedInCookie(app, email) });
    expect(theirs.json.profileImageUrl).not.toBe(mine.json.profileImageUrl);
    await app.inject({
      method: 'DELETE',
      url: '/api/user/photo',
      headers: { cookie: me.cookie },
    });
    expect(await folders()).toContain(folderOf(theirs.json.profileImageUrl ?? ''));
  });

  test('is refused to a visitor', async () => {
    const source = await aPicture(30, 30).png().toBuffer();
    expect(await upload(source, { cookie: '' })).toMatchObject({
      status: 401,
      json: { code: 'session.required' },
    });
  });

  test('leaves neither row nor file when the disk is full', async () => {
    const before = await folders();
    const real = put;
    let files = 0;
    put = async (key, data) => {
      files += 1;
      if (files === 3) throw new AppError('storage.full');
      return real(key, data);
    };
    const answer = await upload(await aPicture(300, 301).png().toBuffer());
    put = real;
    expect(answer).toMatchObject({ status: 507, json: { code: 'storage.full' } });
    expect(await photoOf(me.id)).toBeNull();
    expect(await folders()).toEqual(before);
  });
});

test('a photo keeps all its files while a sweep removes files without a row', async () => {
  const real = put;
  let cleared: Promise<void> | undefined;
  put = async (key, data) => {
    if (key.endsWith('400.jpg')) {
      cleared = forgetPhotoFiles(testContext(t.db, { storage }), [key.split('/')[0] ?? '']);
      // 300 ms are enough for a removal that does not wait for the lock.
      await Promise.race([cleared, sleep(300)]);
    }
    return real(key, data);
  };
  const { json } = await asForm(await aPicture(300, 300, '#103050').png().toBuffer());
  put = real;
  await cleared;
  const folder = folderOf(json.profileImageUrl ?? '');
  expect(await readdir(path.join(root, folder))).toHaveLength(4);
});

test('ten simultaneous uploads leave only the files of the final photo', async () => {
  const before = await folders();
  const colours = ['#110000', '#220000', '#330000'];
  const sources = await Promise.all(colours.map((c) => aPicture(200, 200, c).png().toBuffer()));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => (n % 2 ? asForm : asDataUrl)(sources[n % 3] as Buffer)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const left = (await folders()).filter((name) => !before.includes(name));
  expect(left).toEqual([folderOf((await photoOf(me.id)) ?? '')]);
});

describe('removing the photo', () => {
  const remove = (cookie = me.cookie) =>
    app.inject({ method: 'DELETE', url: '/api/user/photo', headers: { cookie } });

  test('removes its files, and changes nothing the second time', async () => {
    const { json } = await asForm(await aPicture(300, 300).png().toBuffer());
    expect((await remove()).statusCode).toBe(204);
    expect(await photoOf(me.id)).toBeNull();
    expect(await folders()).not.toContain(folderOf(json.profileImageUrl ?? ''));
    expect((await remove()).statusCode).toBe(204);
  });

  test('keeps files that are no portraits, because a listing may show the same picture', async () => {
    await storage.put('demo/320.jpg', await aPicture(9, 9).jpeg().toBuffer());
    await t.db
      .update(users)
      .set({ profileImageUrl: '/uploads/demo/320.jpg' })
      .where(eq(users.id, me.id));
    expect((await remove()).statusCode).toBe(204);
    expect(await photoOf(me.id)).toBeNull();
    expect(await folders()).toContain('demo');
  });

  test('is refused to a visitor', async () => {
    expect((await remove('')).statusCode).toBe(401);
  });
});

describe('an incomplete form', () => {
  test.each<[string, number, () => Promise<[Buffer, string]>]>([
    [
      'without a boundary',
      400,
      async () => [Buffer.concat([part(Buffer.from('x')), END]), 'multipart/form-data'],
    ],
    [
      'without its end',
      400,
      async () => [part(await aPicture(30, 30).png().toBuffer()).subarray(0, -20), MULTIPART],
    ],
    ['without anything', 400, async () => [Buffer.alloc(0), MULTIPART]],
    [
      'with the photo under another name',
      400,
      async () => [
        Buffer.concat([part(await aPicture(30, 30).png().toBuffer(), { field: 'otra' }), END]),
        MULTIPART,
      ],
    ],
    [
      'with two photos',
      400,
      async () => {
        const one = part(await aPicture(30, 30).png().toBuffer());
        return [Buffer.concat([one, one, END]), MULTIPART];
      },
    ],
    [
      'with ten thousand fields',
      400,
      async () => {
        const field = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n`;
        return [Buffer.concat([Buffer.from(field.repeat(10_000)), END]), MULTIPART];
      },
    ],
    [
      'with a field that poisons prototypes',
      400,
      async () => [
        Buffer.concat([part(await aPicture(30, 30).png().toBuffer(), { field: '__proto__' }), END]),
        MULTIPART,
      ],
    ],
  ])('%s is refused', async (_name, status, make) => {
    const [payload, contentType] = await make();
    const answer = await sent(payload, contentType, me.cookie);
    expect(answer.status).toBe(status);
    expect(await photoOf(me.id)).toBeNull();
  });
});

describe('a URL instead of a photo', () => {
  test.each([
    ['http://169.254.169.254/latest/meta-data', 400],
    ['file:///etc/passwd', 400],
    ['javascript:alert(1)', 400],
    ['/uploads/demo/320.jpg', 400],
    ['data:image/png;base64', 400],
    ['data:image/png,iVBORw0KGgo=', 415],
    ['data:image/png;base64,***=', 400],
    ['data:image/png;base64,iVBORw0KGg', 415],
    ['data:image/png;base64,iVBORw0KG', 400],
    ['data:image/png;base64,', 415],
    ['data:text/html;base64,PGgxPg==', 415],
    ['', 400],
    [7, 400],
    [null, 400],
    [['data:image/png;base64,'], 400],
  ])('%j is refused', async (url, status) => {
    const answer = await sent(JSON.stringify({ url }), 'application/json', me.cookie);
    expect(answer.status).toBe(status);
    expect(await photoOf(me.id)).toBeNull();
  });
});

test('no other URL accepts a form', async () => {
  for (const [method, url] of [
    ['PATCH', '/api/user'],
    ['POST', '/api/login'],
  ] as const) {
    const answer = await app.inject({
      method,
      url,
      headers: { cookie: me.cookie, 'content-type': MULTIPART },
      payload: Buffer.concat([part(Buffer.from('x')), END]),
    });
    expect(answer.statusCode).toBe(415);
  }
});

test('no other URL accepts a large body', async () => {
  const answer = await app.inject({
    method: 'PATCH',
    url: '/api/user',
    headers: { cookie: me.cookie },
    payload: { bio: 'a'.repeat(200_000) },
  });
  expect(answer.statusCode).toBe(413);
});
