import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBucketServer } from '../../testing/bucket/bucket-server.ts';
import { Bucket } from './bucket.ts';
import { getFile, putFile } from './large-objects.ts';

let server: Awaited<ReturnType<typeof startBucketServer>>;
let root: string;
beforeAll(async () => {
  server = await startBucketServer();
  root = await mkdtemp(path.join(tmpdir(), 'pbr-large-'));
  await writeFile(path.join(root, 'file'), 'abcdefghij');
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(() => server.reset());

const key = 'respaldos/file';
const send = (partBytes: number) =>
  putFile(new Bucket(server.address, () => {}), { key, path: path.join(root, 'file'), partBytes });

test.each([4, 5, 10, 100])('a file goes in parts of %i bytes and comes back', async (partBytes) => {
  await send(partBytes);
  expect(server.objects.get(key)?.data.toString()).toBe('abcdefghij');
  const back = path.join(root, `back-${partBytes}`);
  await getFile(new Bucket(server.address, () => {}), { key, bytes: 10 }, back);
  expect(await readFile(back, 'utf8')).toBe('abcdefghij');
});

test('nothing is left of an upload that fails, and nothing of a file that is shorter than listed', async () => {
  server.fail('full', { method: 'PUT' });
  await expect(send(4)).rejects.toMatchObject({ isFull: true });
  expect(server.requests.at(-1)).toMatch(/^DELETE .*uploadId/u);
  expect(server.objects.size).toBe(0);
  server.mend();
  await send(100);
  const back = path.join(root, 'short');
  const bucket = new Bucket(server.address, () => {});
  await expect(getFile(bucket, { key, bytes: 11 }, back)).rejects.toThrow('Incomplete');
  await expect(readFile(back)).rejects.toThrow('ENOENT');
});
