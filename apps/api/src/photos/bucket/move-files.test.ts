import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBucketServer } from '../../testing/bucket/bucket-server.ts';
import { openLocalStorage, type Storage } from '../storage.ts';
import { Bucket } from './bucket.ts';
import { moveFiles, type Place, placeInBucket, placeInFolder } from './move-files.ts';

let server: Awaited<ReturnType<typeof startBucketServer>>;
let root: string;
let local: Storage;
let folder: Place;
let bucket: Place;

beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.close());
afterEach(() => rm(root, { recursive: true, force: true }));
beforeEach(async () => {
  server.reset();
  root = await mkdtemp(path.join(tmpdir(), 'pbr-move-'));
  local = await openLocalStorage(root);
  folder = placeInFolder(local);
  bucket = placeInBucket(new Bucket(server.address, () => {}));
  for (const key of ['a/1.webp', 'a/2.webp', 'b/1.webp', 'c/1.webp'])
    await local.put(key, Buffer.from(`the file ${key}`));
});

const move = (from: Place, to: Place, removes = false) =>
  moveFiles({ from, to, removes, signal: new AbortController().signal, onProgress: () => {} });
const counts = { copied: 4, files: 4, removed: 0, wrong: [] };

test('copies all files, and only compares them the next time', async () => {
  expect(await move(folder, bucket)).toMatchObject(counts);
  expect(server.objects.get('uploads/b/1.webp')?.data.toString()).toBe('the file b/1.webp');
  expect(await move(folder, bucket)).toMatchObject({ ...counts, copied: 0, bytes: 0 });
  expect(await local.has('a/1.webp')).toBe(true);
});

test('goes on where it was stopped, and replaces what differs', async () => {
  server.fail('full', { method: 'PUT' });
  await expect(move(folder, bucket)).rejects.toMatchObject({ isFull: true });
  server.mend();
  await bucket.put('a/1.webp', Buffer.from('half'));
  await bucket.put('b/1.webp', Buffer.from('the file b/1.webp'));
  expect(await move(folder, bucket)).toMatchObject({ ...counts, copied: 3 });
  expect(server.objects.get('uploads/a/1.webp')?.data.toString()).toBe('the file a/1.webp');
});

test('removes from where they were only files that are proved to be there', async () => {
  const forgetful: Place = {
    ...bucket,
    put: (key, data) => bucket.put(key, key === 'c/1.webp' ? Buffer.from('other') : data),
  };
  expect(await move(folder, forgetful, true)).toMatchObject({ removed: 3, wrong: ['c/1.webp'] });
  expect((await readdir(root)).filter((name) => name !== '.tmp')).toEqual(['c']);
});

test('brings files back, those of another program too', async () => {
  await move(folder, bucket, true);
  const strange = server.objects.get('uploads/a/1.webp');
  if (strange) strange.headers = {};
  expect(await move(bucket, folder, true)).toMatchObject({ ...counts, removed: 4 });
  expect(Buffer.from((await local.read('a/1.webp')) ?? []).toString()).toBe('the file a/1.webp');
  expect([...server.objects.keys()]).toEqual([]);
});
