import { createHash } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../lib/errors.ts';
import { openLocalStorage, type Storage } from './storage.ts';

let root: string;
let storage: Storage;

beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'pbr-storage-')), 'uploads');
  storage = await openLocalStorage(root);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(join(root, '..'), { recursive: true, force: true });
});

const bytes = (text: string) => Buffer.from(text);

async function keys(prefix?: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of storage.list(prefix)) found.push(key);
  return found.toSorted();
}

/** Makes the disk full at the next call of this method on a file. */
async function nextTime(method: 'sync' | 'writeFile'): Promise<void> {
  const probe = await open(join(root, 'probe'), 'w');
  vi.spyOn(Object.getPrototypeOf(probe), method).mockRejectedValueOnce(
    Object.assign(new Error('no space left'), { code: 'ENOSPC' }),
  );
  await probe.close();
}

describe('a received upload', () => {
  const drafts = () => readdir(join(root, '.tmp'));

  it('is in a file of its own until it is removed, with its size and digest', async () => {
    const received = await storage.receive([bytes('one'), bytes('two')]);
    expect(await readFile(received.path, 'utf8')).toBe('onetwo');
    expect(received).toMatchObject({
      bytes: 6,
      digest: createHash('sha256').update('onetwo').digest('hex'),
    });
    expect(await keys()).toEqual([]);
    await received.remove();
    await received.remove();
    expect(await drafts()).toEqual([]);
  });

  it('leaves nothing if it ends too early', async () => {
    async function* cutOff() {
      yield bytes('one');
      expect(await drafts()).toHaveLength(1);
      throw new Error('hung up');
    }
    await expect(storage.receive(cutOff())).rejects.toThrow('hung up');
    expect(await drafts()).toEqual([]);
  });

  it('is read to its end before the full disk is reported', async () => {
    await nextTime('writeFile');
    let heard = 0;
    async function* pieces() {
      for (; heard < 5; heard += 1) yield bytes('x');
    }
    await expect(storage.receive(pieces())).rejects.toMatchObject({ code: 'storage.full' });
    expect(heard).toBe(5);
    expect(await drafts()).toEqual([]);
  });
});

describe('the local storage', () => {
  it('keeps a file under its key', async () => {
    await storage.put('abc/320.webp', bytes('one'));
    expect(await readFile(join(root, 'abc/320.webp'), 'utf8')).toBe('one');
    expect(await storage.has('abc/320.webp')).toBe(true);
    expect(await storage.has('abc/640.webp')).toBe(false);
    expect(await storage.has('abc/320.webp/deeper')).toBe(false);
  });

  it('returns a file whole, and null for a missing one', async () => {
    await storage.put('abc/320.webp', bytes('one'));
    expect(Buffer.from((await storage.read('abc/320.webp')) ?? []).toString()).toBe('one');
    expect(await storage.read('abc/640.webp')).toBeNull();
    expect(await storage.read('abc/320.webp/deeper')).toBeNull();
    expect(await storage.read('abc')).toBeNull();
  });

  it('does not treat a folder as a file', async () => {
    await storage.put('abc/320.webp', bytes('one'));
    expect(await storage.has('abc')).toBe(false);
  });

  it('replaces an existing file', async () => {
    await storage.put('abc/320.webp', bytes('one'));
    await storage.put('abc/320.webp', bytes('two'));
    expect(await readFile(join(root, 'abc/320.webp'), 'utf8')).toBe('two');
  });

  it('lists its folders with the time of their last write', async () => {
    await storage.put('abc/320.webp', bytes('1'));
    await storage.put('def/320.webp', bytes('2'));
    await storage.put('def/640.webp', bytes('3'));
    await utimes(join(root, 'def/640.webp'), 1000, 2000);
    await utimes(join(root, 'def/320.webp'), 1000, 1500);
    const found: string[] = [];
    for await (const folder of storage.folders()) found.push(folder);
    expect(found.toSorted()).toEqual(['abc', 'def']);
    expect(await storage.changedAt('def')).toEqual(new Date(2000 * 1000));
    expect(await storage.changedAt('nothing')).toBeNull();
  });

  it('lists every key, or those below a folder', async () => {
    await storage.put('abc/320.webp', bytes('1'));
    await storage.put('abc/640.webp', bytes('2'));
    await storage.put('def/320.webp', bytes('3'));
    expect(await keys()).toEqual(['abc/320.webp', 'abc/640.webp', 'def/320.webp']);
    expect(await keys('abc')).toEqual(['abc/320.webp', 'abc/640.webp']);
    expect(await keys('unknown')).toEqual([]);
  });

  it('removes a folder with all its files, and nothing else', async () => {
    await storage.put('abc/320.webp', bytes('1'));
    await storage.put('abcd/320.webp', bytes('2'));
    await storage.remove('abc');
    await storage.remove('never-there');
    expect(await keys()).toEqual(['abcd/320.webp']);
  });

  it.each([
    '../outside',
    'abc/../../outside',
    'abc/..',
    '/etc/passwd',
    'abc//x',
    'abc/',
    '',
    '.tmp/x',
    '.hidden',
    'abc/.hidden',
    'ABC/x',
    'abc\\x',
    'abc/x\0.webp',
    'a/b/c/d/e',
    'a'.repeat(201),
  ])('refuses the key %j', async (key) => {
    const attempts = [
      async () => storage.put(key, bytes('x')),
      async () => storage.has(key),
      async () => storage.remove(key),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toThrow('Not a storage key');
  });

  it('leaves no draft behind', async () => {
    await storage.put('abc/320.webp', bytes('1'));
    expect(await readdir(join(root, '.tmp'))).toEqual([]);
  });

  it('reports a full disk, and leaves nothing behind', async () => {
    await nextTime('sync');
    const refusal = await storage.put('abc/320.webp', bytes('1')).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'storage.full' });
    expect(await storage.has('abc/320.webp')).toBe(false);
    expect(await readdir(join(root, '.tmp'))).toEqual([]);
  });

  it('passes other failures on', async () => {
    await writeFile(join(root, 'abc'), 'a file where a folder should be');
    await expect(storage.put('abc/320.webp', bytes('1'))).rejects.not.toBeInstanceOf(AppError);
  });

  it('survives a removal during a write', async () => {
    const rounds = Array.from({ length: 100 }, (_, n) => n);
    const writer = async () => {
      for (const n of rounds) await storage.put(`abc/${n}.webp`, bytes('1'));
    };
    const remover = async () => {
      for (const _ of rounds) await storage.remove('abc');
    };
    await expect(
      Promise.all([writer(), writer(), remover(), remover(), remover()]),
    ).resolves.toBeDefined();
  });

  it('clears drafts of a killed process when it opens, but not those of a running one', async () => {
    const old = join(root, '.tmp/old');
    await writeFile(old, 'x');
    await utimes(old, new Date(0), new Date(0));
    await writeFile(join(root, '.tmp/fresh'), 'x');
    await openLocalStorage(root);
    expect(await readdir(join(root, '.tmp'))).toEqual(['fresh']);
  });

  it('does not list targets of links', async () => {
    await symlink('/etc', join(root, 'link'));
    expect(await keys()).toEqual([]);
  });
});
