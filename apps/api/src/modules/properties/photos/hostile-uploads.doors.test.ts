import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { propertyImages } from '@pbr/db/schema/property-images';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLocalStorage } from '../../../photos/storage.ts';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { testApp } from '../../../testing/app.ts';
import { testContext } from '../../../testing/context.ts';
import { aProperty } from '../../../testing/data/factories.ts';
import { aPhoto } from '../../../testing/photos/a-photo.ts';
import { propertyForm } from '../../../testing/data/property-form.ts';
import { fieldPart, filePart, FORM_END, FORM_TYPE } from '../../../testing/photos/upload-forms.ts';
import { watchedStorage } from '../../../testing/photos/watched-storage.ts';
import { forgetLostPhotoFiles } from '../../photos/forget-lost-photo-files.ts';
import { purgeProperties } from '../deleted/purge-properties.ts';
import { isLong } from '../../../testing/is-long.ts';
import { databaseSuite } from '../../../testing/suite.ts';

const ABORTS = isLong ? 200 : 20;
const RACES = ABORTS;
const TEN_MEGABYTES = 10_000_000;

let app: FastifyInstance;
let files: Awaited<ReturnType<typeof watchedStorage>>;
let owner: { id: string; email: string; cookie: string };
let peer: string;
let id: string;
const t = await databaseSuite({ clear: ['properties'] });
beforeAll(async () => {
  files = await watchedStorage();
  app = await testApp(t.db, { storage: files.storage });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const account = await anAccount(t.db);
  owner = { ...account, cookie: await signedInCookie(app, account.email) };
  peer = await signedInCookie(app, (await anAccount(t.db)).email);
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  await files.close();
});
beforeEach(async () => {
  ({ id } = await aProperty(t.db, { ownerId: owner.id }));
  await files.clear();
});

const nothingStored = async () => {
  expect(await t.db.$count(propertyImages)).toBe(0);
  expect(await files.folders()).toEqual([]);
  expect(await files.drafts()).toEqual([]);
};
const post = (payload: Buffer, type = FORM_TYPE, server = app, cookie = owner.cookie) =>
  server.inject({
    method: 'POST',
    url: `/api/properties/${id}/images`,
    headers: { cookie, 'content-type': type },
    payload,
  });

describe('an incomplete or oversized form', () => {
  const field = `--limite\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n`;
  test.each<[string, () => Promise<[Buffer, string]>]>([
    [
      'without a boundary',
      async () => [Buffer.concat([filePart(await aPhoto()), FORM_END]), 'multipart/form-data'],
    ],
    ['without its end', async () => [filePart(await aPhoto()).subarray(0, -20), FORM_TYPE]],
    ['without anything', async () => [Buffer.alloc(0), FORM_TYPE]],
    [
      'with the photo under another name',
      async () => [
        Buffer.concat([filePart(await aPhoto(), { field: 'otra' }), FORM_END]),
        FORM_TYPE,
      ],
    ],
    [
      'with two photos',
      async () => [
        Buffer.concat([filePart(await aPhoto()), filePart(await aPhoto()), FORM_END]),
        FORM_TYPE,
      ],
    ],
    [
      'with ten thousand fields',
      async () => [
        Buffer.concat([Buffer.from(field.repeat(10_000)), filePart(await aPhoto()), FORM_END]),
        FORM_TYPE,
      ],
    ],
    [
      'with ten thousand photos',
      async () => [
        Buffer.concat([
          ...Array.from({ length: 10_000 }, () => filePart(Buffer.from('x'))),
          FORM_END,
        ]),
        FORM_TYPE,
      ],
    ],
    [
      'with a header of a megabyte',
      async () => [
        Buffer.concat([filePart(await aPhoto(), { name: 'a'.repeat(1024 * 1024) }), FORM_END]),
        FORM_TYPE,
      ],
    ],
    [
      'with a category of a megabyte',
      async () => [
        Buffer.concat([
          fieldPart('category', 'a'.repeat(1024 * 1024)),
          filePart(await aPhoto()),
          FORM_END,
        ]),
        FORM_TYPE,
      ],
    ],
    [
      'with a field that poisons prototypes',
      async () => [
        Buffer.concat([fieldPart('__proto__', 'x'), filePart(await aPhoto()), FORM_END]),
        FORM_TYPE,
      ],
    ],
  ])('%s is refused', async (_name, make) => {
    const answer = await post(...(await make()));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toEqual(expect.any(String));
    await nothingStored();
  });
});

/** Sends this text over a raw connection, and answers the first text that comes back. */
function say(words: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(10_000, () => fail(new Error('no answer')));
    socket.on('error', () => done(''));
    socket.on('close', () => done(''));
    socket.once('data', (data: Buffer) => {
      socket.destroy();
      done(data.toString());
    });
    socket.write(words);
  });
}
const head = (cookie: string, type: string, length: number) =>
  `POST /api/properties/${id}/images HTTP/1.1\r\nhost: portal.test\r\ncookie: ${cookie}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

test.each([FORM_TYPE, 'application/json'])(
  'ten megabytes from somebody without permission are refused unread: %s',
  async (type) => {
    expect(await say(head(peer, type, TEN_MEGABYTES))).toMatch(
      /^HTTP\/1\.1 403 .*property\.forbidden/su,
    );
    expect(await say(head('', type, TEN_MEGABYTES))).toMatch(/^HTTP\/1\.1 401 /u);
    await t.db.execute(sql`update properties set is_active = false`);
    expect(await say(head(peer, type, TEN_MEGABYTES))).toMatch(/^HTTP\/1\.1 404 /u);
    // The server waits for the body of somebody who may send it.
    const waiting = say(head(owner.cookie, type, 9));
    expect(await Promise.race([waiting, sleep(300, 'waits')])).toBe('waits');
    expect(await say(head(owner.cookie, FORM_TYPE, 30_000_000))).toMatch(/^HTTP\/1\.1 413 /u);
    // Nor for a listing that is not there any more, though they have another one.
    await aProperty(t.db, { ownerId: owner.id });
    await t.db.execute(sql`update properties set deleted_at = now() where id = ${id}`);
    expect(await say(head(owner.cookie, type, TEN_MEGABYTES))).toMatch(/^HTTP\/1\.1 404 /u);
  },
);

test('an endless photo in JSON without a length is refused once it is too long', async () => {
  const words = head(owner.cookie, 'application/json', 0).replace(
    'content-length: 0',
    'transfer-encoding: chunked',
  );
  const piece = '{"url":"data:image/png;base64,'.padEnd(16_000_000, 'A');
  const answer = await say(`${words}${piece.length.toString(16)}\r\n${piece}\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*image\.too_large/su);
  await expect.poll(files.drafts).toEqual([]);
  await nothingStored();
});

test("ten megabytes instead of an arrangement are refused unread, and a stranger's short one as forbidden", async () => {
  const url = '/trpc/property.setImages';
  const long = `POST ${url} HTTP/1.1\r\nhost: portal.test\r\ncookie: ${peer}\r\ncontent-type: application/json\r\ncontent-length: ${TEN_MEGABYTES}\r\n\r\n`;
  expect(await say(long)).toMatch(/^HTTP\/1\.1 413 /u);
  const photo = `data:image/jpeg;base64,${(await aPhoto()).toString('base64')}`;
  const payload = { id, images: [{ id, url: photo, imageUrl: photo }] };
  const answer = await app.inject({ method: 'POST', url, payload, headers: { cookie: peer } });
  expect(answer.statusCode).toBe(403);
  await nothingStored();
});

/** Sends the form in two parts. Answers the reply, and what was heard and written before the second part. */
async function sayInTwo(form: Buffer, firstBytes: number) {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data: Buffer) => (heard += data.toString()));
  socket.write(head(owner.cookie, FORM_TYPE, form.byteLength));
  socket.write(form.subarray(0, firstBytes));
  await sleep(300);
  const halfway = { heard, drafts: (await files.drafts()).length };
  socket.write(form.subarray(firstBytes));
  await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 \d+ /u);
  socket.destroy();
  return { halfway, said: heard.slice(9, 12) };
}

test('a bomb is recognised by its beginning: it is read to the end, but not stored', async () => {
  const bomb = await aPhoto();
  bomb.writeUInt32BE(65_535, 16);
  bomb.writeUInt32BE(65_535, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  const form = Buffer.concat([filePart(Buffer.concat([bomb, Buffer.alloc(300_000)])), FORM_END]);
  expect(await sayInTwo(form, 200_000)).toEqual({
    halfway: { heard: '', drafts: 0 },
    said: '413',
  });
  await nothingStored();
});

test('a photo whose first bytes arrive alone is accepted', async () => {
  const photo = filePart(await aPhoto({ width: 200, height: 200 }));
  const start = photo.indexOf('\r\n\r\n') + 4;
  const form = Buffer.concat([photo, FORM_END]);
  expect(await sayInTwo(form, start + 5)).toMatchObject({ said: '201' });
});

test("interrupted uploads leave nothing, and block nobody else's", async () => {
  const whole = Buffer.concat([filePart(await aPhoto({ width: 200, height: 200 })), FORM_END]);
  const half = Buffer.concat([
    Buffer.from(head(owner.cookie, FORM_TYPE, whole.byteLength)),
    whole.subarray(0, whole.byteLength / 2),
  ]);
  const { port } = app.server.address() as AddressInfo;
  const open = async () => (await readdir('/proc/self/fd').catch(() => [])).length;
  const begun = async () => (await files.drafts()).length;
  const before = await open();
  // More uploads come and go than may be inside at once.
  for (let n = 0; n < Math.max(ABORTS, 45); n += 15) {
    const sockets = Array.from({ length: 15 }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => {}).write(half);
    await expect.poll(begun).toBe(15);
    for (const socket of sockets) socket.destroy();
    await expect.poll(begun).toBe(0);
  }
  // The same number of uploads leaves before the server has asked who they are.
  for (let n = 0; n < 45; n += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}).write(half, () => socket.destroy());
  }
  await expect.poll(open).toBeLessThan(before + 10);
  await nothingStored();
  expect((await post(whole)).statusCode).toBe(201);
});

test(
  `in ${RACES} races of the same photo sent both ways and the deletion of its listing, no file is left without a row nor a row without its files`,
  async () => {
    const { signal } = new AbortController();
    for (let round = 0; round < RACES; round += 1) {
      const source = await aPhoto();
      const { id: raced } = await aProperty(t.db, { ownerId: owner.id });
      const images = { method: 'POST', url: `/api/properties/${raced}/images` } as const;
      const url = `data:image/jpeg;base64,${source.toString('base64')}`;
      const form = Buffer.concat([filePart(source), FORM_END]);
      const headers = { cookie: owner.cookie };
      const isWritten = new Promise<void>((written) => files.beforePut(() => written()));
      const uploads = [
        app.inject({
          ...images,
          headers: { ...headers, 'content-type': FORM_TYPE },
          payload: form,
        }),
        app.inject({ ...images, headers, payload: { url } }),
      ];
      // The listing is deleted at once, when the first file is there, after one upload, or after both.
      const moments = [Promise.resolve(), isWritten, Promise.race(uploads), Promise.all(uploads)];
      await moments[round % moments.length];
      const deleted = await app.inject({
        method: 'DELETE',
        url: `/api/properties/${raced}`,
        headers,
      });
      const [asForm, asUrl] = await Promise.all(uploads);
      expect(deleted.statusCode).toBe(204);
      for (const answer of [asForm, asUrl]) expect([200, 201, 404]).toContain(answer?.statusCode);
      const rows = await t.db.select().from(propertyImages);
      expect(rows.map(({ isPrimary }) => isPrimary)).toEqual(rows.map(() => true));
      expect(rows.length).toBeLessThanOrEqual(1);
      const ctx = { ...testContext(t.db), storage: files.storage };
      const inTwoHours = new Date(Date.now() + 2 * 3_600_000);
      await forgetLostPhotoFiles({ ...ctx, now: () => inTwoHours }, signal);
      expect(await files.folders()).toEqual(rows.map(({ storageKey }) => storageKey));
      const inTwoMonths = new Date(Date.now() + 60 * 86_400_000);
      await purgeProperties({ ...ctx, now: () => inTwoMonths }, signal);
      await nothingStored();
    }
  },
  20_000 + RACES * 1000,
);

test('uploads beyond forty at once are asked to retry', async () => {
  const { port } = app.server.address() as AddressInfo;
  const opened = Array.from({ length: 40 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(head(owner.cookie, FORM_TYPE, 1000));
    return socket;
  });
  const one = () => post(Buffer.concat([FORM_END]));
  await expect.poll(async () => (await one()).statusCode).toBe(503);
  expect((await one()).headers['retry-after']).toBe('2');
  expect((await post(FORM_END, FORM_TYPE, app, peer)).statusCode).toBe(403);
  for (const socket of opened) socket.destroy();
  await expect.poll(async () => (await one()).statusCode).toBe(400);
});

/** Mounts a disk of two megabytes; answers null when this process may not mount one. */
async function aSmallDisk(folder: string): Promise<(() => Promise<void>) | null> {
  const run = promisify(execFile);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', folder]);
  } catch {
    return null;
  }
  return async () => void (await run('umount', ['-l', folder]));
}

test('a full disk refuses only photos, and accepts them again when there is room', async ({
  skip,
}) => {
  const disk = await watchedStorage();
  const unmount = await aSmallDisk(disk.root);
  if (!unmount) return skip('only root makes disks');
  const small = await testApp(t.db, { storage: await openLocalStorage(disk.root) });
  try {
    const ballast = path.join(disk.root, '.tmp', 'ballast');
    await writeFile(ballast, Buffer.alloc(2 * 1024 * 1024 - 40 * 1024));
    const cookie = await signedInCookie(small, owner.email);
    const photo = Buffer.concat([filePart(await aPhoto({ width: 1600, height: 1600 })), FORM_END]);
    const full = await post(photo, FORM_TYPE, small, cookie);
    expect(full.statusCode).toBe(507);
    expect(full.json()).toMatchObject({ code: 'storage.full', message: expect.any(String) });
    expect(await t.db.$count(propertyImages)).toBe(0);
    expect(await disk.folders()).toEqual([]);
    expect(await disk.drafts()).toEqual(['ballast']);
    const text = await small.inject({
      method: 'PUT',
      url: `/api/properties/${id}`,
      headers: { cookie },
      payload: propertyForm({ name: 'Con disco lleno' }),
    });
    expect(text.statusCode).toBe(200);
    await rm(ballast);
    expect((await post(photo, FORM_TYPE, small, cookie)).statusCode).toBe(201);
  } finally {
    await small.close();
    await unmount();
    await disk.close();
  }
});
