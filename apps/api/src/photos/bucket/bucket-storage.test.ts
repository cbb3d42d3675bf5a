import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBucketServer } from '../../testing/bucket/bucket-server.ts';
import { openLocalStorage, type Storage } from '../storage.ts';
import { Bucket } from './bucket.ts';
import { openBucketStorage } from './bucket-storage.ts';

let server: Awaited<ReturnType<typeof startBucketServer>>;
let root: string;
let storage: Storage;
let folder: Storage;
let failures: Error[] = [];

beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.reset();
  failures = [];
  root = await mkdtemp(path.join(tmpdir(), 'pbr-bucket-'));
  folder = await openLocalStorage(path.join(root, 'uploads'));
  storage = await open();
});
afterEach(() => rm(root, { recursive: true, force: true }));

const open = (address = {}, copyBytes = 1e6, copies = 'copies', from = folder) =>
  openBucketStorage({
    bucket: new Bucket({ ...server.address, ...address }, (error) => failures.push(error)),
    copiesRoot: path.join(root, copies),
    copyBytes,
    folder: from,
  });
const bytes = (text: string) => Buffer.from(text);
const inBucket = () => [...server.objects.keys()].toSorted();
const local = async (copies = 'copies') => {
  const entries = await readdir(path.join(root, copies), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(path.join(root, copies), `${parentPath}/${name}`))
    .toSorted();
};
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('a bucket as storage', () => {
  it('has a file before the write is acknowledged, and keeps a copy', async () => {
    await storage.put('abc/320.webp', bytes('one'));
    expect(inBucket()).toEqual(['uploads/abc/320.webp']);
    expect(await local()).toEqual(['abc/320.webp']);
    expect(await storage.has('abc/320.webp')).toBe(true);
    expect(await storage.has('abc/640.webp')).toBe(false);
    expect(await storage.read('abc/640.webp')).toBeNull();
  });

  it('fetches a file once for all who ask, and answers from its copy then', async () => {
    await storage.put('abc/320.webp', bytes('one'));
    const other = await open({}, 1e6, 'elsewhere');
    server.requests.length = 0;
    await Promise.all(Array.from({ length: 5 }, () => other.bring('abc/320.webp')));
    await other.bring('abc/320.webp');
    expect(server.requests).toEqual(['GET archivos/uploads/abc/320.webp']);
    expect(await local('elsewhere')).toEqual(['abc/320.webp']);
    await other.bring('abc/none.webp');
    expect(await local('elsewhere')).toEqual(['abc/320.webp']);
  });

  it('lists files and folders page by page, and knows when a folder changed', async () => {
    for (const name of ['a1', 'a2', 'b', 'c', 'd'])
      for (const width of ['1', '2']) await storage.put(`${name}/${width}.webp`, bytes(name));
    server.requests.length = 0;
    expect(await all(storage.folders())).toEqual(['a1', 'a2', 'b', 'c', 'd']);
    expect(server.requests).toHaveLength(2);
    expect(await all(storage.list('a1'))).toEqual(['a1/1.webp', 'a1/2.webp']);
    expect(await all(storage.list())).toHaveLength(10);
    const changed = await storage.changedAt('b');
    expect(Math.abs(Date.now() - (changed?.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await storage.changedAt('nothing')).toBeNull();
  });

  it('removes one file or a whole folder, here and there, but no folder with a longer name', async () => {
    for (const key of ['abc/1.webp', 'abc/2.webp', 'abcd/1.webp'])
      await storage.put(key, bytes(key));
    await storage.remove('abc/1.webp');
    expect(inBucket()).toEqual(['uploads/abc/2.webp', 'uploads/abcd/1.webp']);
    await storage.remove('abc');
    await storage.remove('abc');
    expect(inBucket()).toEqual(['uploads/abcd/1.webp']);
    expect(await local()).toEqual(['abcd/1.webp']);
  });

  it('keeps an upload under its key', async () => {
    const sent = await storage.receive([bytes('one')]);
    await storage.keep(sent, 'abc/file.csv');
    expect(server.objects.get('uploads/abc/file.csv')?.data.toString()).toBe('one');
    expect(await local()).toEqual(['abc/file.csv']);
  });

  it('reads what was not moved yet from the folder, and removes it there too', async () => {
    await folder.put('abc/320.webp', bytes('old'));
    expect(await storage.has('abc/320.webp')).toBe(true);
    expect(Buffer.from((await storage.read('abc/320.webp')) ?? [])).toEqual(bytes('old'));
    await storage.bring('abc/320.webp');
    expect(await local()).toEqual(['abc/320.webp']);
    expect(await all(storage.list('abc'))).toEqual(['abc/320.webp']);
    await storage.remove('abc');
    expect(await folder.has('abc/320.webp')).toBe(false);
  });
});

describe('the local copies', () => {
  it('stay below their bound: those that were not used for longest go', async () => {
    const small = await open({}, 1_000, 'small');
    const used = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000);
    for (const [name, minutesAgo] of [
      ['a', 3],
      ['b', 9],
      ['c', 5],
    ] as const) {
      await mkdir(path.join(root, 'small', name), { recursive: true });
      await writeFile(path.join(root, 'small', name, '1.webp'), 'x'.repeat(400));
      await utimes(path.join(root, 'small', name, '1.webp'), used(minutesAgo), new Date());
    }
    await small.bring('b/1.webp');
    await small.put('d/1.webp', bytes('x'.repeat(130)));
    await expect.poll(() => local('small')).toEqual(['b/1.webp', 'd/1.webp']);
  });

  it('leave when another machine has removed the file', async () => {
    await storage.put('abc/1.webp', bytes('one'));
    await storage.put('abd/1.webp', bytes('two'));
    server.objects.delete('uploads/abc/1.webp');
    await storage.removeAbandoned();
    expect(await local()).toEqual(['abd/1.webp']);
  });

  it('get no file that was removed while it was on its way', async () => {
    await folder.put('abc/1.webp', bytes('one'));
    let tellRead = () => {};
    const isRead = new Promise<void>((done) => (tellRead = done));
    let goOn = () => {};
    const isRemoved = new Promise<void>((done) => (goOn = done));
    const slow: Storage = {
      ...folder,
      read: async (key) => {
        const data = await folder.read(key);
        tellRead();
        await isRemoved;
        return data;
      },
    };
    const other = await open({}, 1e6, 'elsewhere', slow);
    const coming = other.bring('abc/1.webp');
    await isRead;
    await other.remove('abc');
    goOn();
    await coming;
    expect(await local('elsewhere')).toEqual([]);
  });
});

describe('a bucket that fails', () => {
  it('is asked again after a failure that passes', async () => {
    server.fail('broken', { times: 2 });
    await storage.put('abc/1.webp', bytes('one'));
    expect(inBucket()).toEqual(['uploads/abc/1.webp']);
    server.fail('cut', { method: 'GET', times: 1 });
    const other = await open({}, 1e6, 'elsewhere');
    await other.bring('abc/1.webp');
    expect(await other.read('abc/1.webp')).toEqual(bytes('one'));
    expect(failures).toEqual([]);
  });

  it('is unavailable when it stays away; nothing is stored, and copies are still read', async () => {
    await storage.put('abc/1.webp', bytes('one'));
    server.fail('broken');
    const unavailable = { code: 'server.unavailable', retryAfterSeconds: 5 };
    await expect(storage.put('abc/2.webp', bytes('two'))).rejects.toMatchObject(unavailable);
    expect(inBucket()).toEqual(['uploads/abc/1.webp']);
    expect(await local()).toEqual(['abc/1.webp']);
    expect(storage.awaySince()).not.toBeNull();
    await storage.bring('abc/1.webp');
    expect(await storage.read('abc/1.webp')).toEqual(bytes('one'));
    server.requests.length = 0;
    await expect(storage.bring('abc/2.webp')).rejects.toMatchObject(unavailable);
    // The failure is fresh: nobody waits for it again.
    expect(server.requests).toEqual([]);
    server.mend();
    const isStored = () =>
      storage.put('abc/2.webp', bytes('two')).then(
        () => true,
        () => false,
      );
    await expect.poll(isStored, { timeout: 5_000 }).toBe(true);
    expect(storage.awaySince()).toBeNull();
  });

  it('is full in the words of a full disk, at once', async () => {
    server.fail('full', { method: 'PUT' });
    const full = { code: 'storage.full' };
    await expect(storage.put('abc/1.webp', bytes('one'))).rejects.toMatchObject(full);
    expect(server.requests).toHaveLength(1);
    expect(await local()).toEqual([]);
  });

  it.each([
    ['secret', { secret: 'another' }],
    ['bucket', { url: 'http://127.0.0.1:1/archivos' }],
  ])('refuses writes with a wrong %s, and says no secret', async (_name, address) => {
    const wrong = await open(address);
    const refused = await wrong.put('abc/1.webp', bytes('one')).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'server.unavailable' });
    expect(failures).toHaveLength(1);
    const said = [refused, ...failures].map((error) => [String(error), JSON.stringify(error)]);
    expect(said.join()).not.toMatch(/secreto|another/u);
    expect(inBucket()).toEqual([]);
  });

  it('refuses an object whose content is not what was written', async () => {
    await storage.put('abc/1.webp', bytes('one'));
    const kept = server.objects.get('uploads/abc/1.webp');
    if (kept) kept.data = bytes('two');
    const other = await open({}, 1e6, 'elsewhere');
    await expect(other.bring('abc/1.webp')).rejects.toMatchObject({ code: 'server.unavailable' });
    expect(await local('elsewhere')).toEqual([]);
  });
});
