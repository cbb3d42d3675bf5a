import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BackupKey, HEADER } from './sealing.ts';

const PIECE = 64 * 1024;
const SEALED_PIECE = PIECE + 16;
const REFUSED = /unable to authenticate|cut off/u;
const key = new BackupKey('una clave de prueba');

async function seal(data: Buffer, where = 'tables/users.copy'): Promise<Buffer> {
  const sealer = await key.sealer(where);
  return Buffer.concat([sealer.header, sealer.update(data), sealer.end()]);
}

async function open(sealed: Buffer, where = 'tables/users.copy', by = key): Promise<Buffer> {
  const opener = await by.opener(where, sealed.subarray(0, HEADER));
  return Buffer.concat([opener.update(sealed.subarray(HEADER)), opener.end()]);
}

test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE + 7])(
  'a file of %i bytes comes back as it was',
  async (size) => {
    const data = randomBytes(size);
    const sealed = await seal(data);
    expect((await open(sealed)).equals(data)).toBe(true);
  },
);

test('chunks of any size give the same content', async () => {
  const data = randomBytes(3 * PIECE + 100);
  const sealer = await key.sealer('a');
  const parts = [sealer.header];
  for (let at = 0; at < data.length; at += 10_007)
    parts.push(sealer.update(data.subarray(at, at + 10_007)));
  const sealed = Buffer.concat([...parts, sealer.end()]);
  const opener = await key.opener('a', sealed.subarray(0, HEADER));
  const opened: Buffer[] = [];
  for (let at = HEADER; at < sealed.length; at += 7_001)
    opened.push(opener.update(sealed.subarray(at, at + 7_001)));
  expect(Buffer.concat([...opened, opener.end()]).equals(data)).toBe(true);
});

test('nothing of the content is to be read in the sealed file', async () => {
  const data = randomBytes(2 * PIECE);
  const sealed = await seal(data);
  expect(sealed.includes(data.subarray(0, 32))).toBe(false);
  expect(sealed.includes(data.subarray(PIECE, PIECE + 32))).toBe(false);
});

test('the same content is never sealed alike', async () => {
  const [one, other] = [await seal(Buffer.from('hola')), await seal(Buffer.from('hola'))];
  expect(one.subarray(HEADER).equals(other.subarray(HEADER))).toBe(false);
});

describe('a sealed file is refused', () => {
  const cut = (sealed: Buffer, from: number, to: number) =>
    Buffer.concat([sealed.subarray(0, from), sealed.subarray(to)]);
  const second = HEADER + SEALED_PIECE;
  const third = second + SEALED_PIECE;
  test.each<[string, (sealed: Buffer) => Buffer]>([
    ['with one bit changed', (sealed) => Buffer.from(sealed).fill(sealed[200]! ^ 1, 200, 201)],
    ['with its header alone', (sealed) => sealed.subarray(0, HEADER)],
    ['without its last piece', (sealed) => sealed.subarray(0, third)],
    ['without its first piece', (sealed) => cut(sealed, HEADER, second)],
    ['without a piece in the middle', (sealed) => cut(sealed, second, third)],
    ['cut off inside a piece', (sealed) => sealed.subarray(0, third + 5)],
    ['with more at its end', (sealed) => Buffer.concat([sealed, Buffer.alloc(40)])],
    [
      'with two pieces exchanged',
      (sealed) =>
        Buffer.concat([
          sealed.subarray(0, HEADER),
          sealed.subarray(second, third),
          sealed.subarray(HEADER, second),
          sealed.subarray(third),
        ]),
    ],
  ])('%s', async (_name, change) => {
    const sealed = await seal(randomBytes(2 * PIECE + 500));
    await expect(open(change(sealed))).rejects.toThrow(REFUSED);
  });

  test('under another path', async () => {
    await expect(open(await seal(Buffer.from('hola')), 'tables/settings.copy')).rejects.toThrow(
      REFUSED,
    );
  });

  test('by another key', async () => {
    const sealed = await seal(Buffer.from('hola'));
    await expect(
      open(sealed, 'tables/users.copy', new BackupKey('otra clave de prueba')),
    ).rejects.toThrow(REFUSED);
  });
});

test('a key file that is missing or short is refused with the command for a new one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pbr-key-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'clave');
  await expect(BackupKey.read(file)).rejects.toThrow(/openssl rand -base64 32/u);
  await writeFile(file, 'corta\n');
  await expect(BackupKey.read(file)).rejects.toThrow(/menos de 16 caracteres/u);
});
