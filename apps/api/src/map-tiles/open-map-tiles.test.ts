import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMapTiles } from './open-map-tiles.ts';
import { aPmtilesFile } from './pmtiles.fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pbr-tiles-'));
});
afterAll(() => rm(folder, { recursive: true }));

const whole = aPmtilesFile();

async function opened(bytes: Uint8Array | null) {
  const file = path.join(folder, 'ciudad.pmtiles');
  await (bytes === null ? rm(file, { force: true }) : writeFile(file, bytes));
  const log = { warn: vi.fn(), info: vi.fn() };
  const tiles = await openMapTiles(file, log);
  return { file, tiles, lines: log.warn.mock.calls.map(([, words]) => String(words)) };
}

const changed = (change: (bytes: Buffer) => unknown): Buffer => {
  const bytes = Buffer.from(whole);
  change(bytes);
  return bytes;
};

test('without the variable there are no tiles and no words', async () => {
  const log = { warn: vi.fn(), info: vi.fn() };
  expect(await openMapTiles(undefined, log)).toBeNull();
  expect(log.warn).not.toHaveBeenCalled();
});

test.each([
  ['whole', whole],
  ['not compressed inside', aPmtilesFile({ isZipped: false })],
])('a file that is %s is used', async (_kind, bytes) => {
  const { file, tiles, lines } = await opened(bytes);
  expect(lines).toEqual([]);
  expect(tiles).toMatchObject({
    file,
    url: expect.stringMatching(/^\/assets\/map-\w+-\w+\.pmtiles$/u),
  });
});

test.each([
  ['missing', null, 'ENOENT'],
  ['empty', Buffer.alloc(0), 'it is no PMTiles file'],
  ['something else', Buffer.alloc(5000, 'SQLite format 3'), 'it is no PMTiles file'],
  ['only a header', whole.subarray(0, 127), 'it ends before the end of its root directory'],
  ['cut in its metadata', whole.subarray(0, 170), 'it ends before the end of its metadata'],
  ['cut in its directories', whole.subarray(0, 250), 'it ends before the end of its directories'],
  ['cut in half', whole.subarray(0, whole.length / 2), 'it ends before the end of its tiles'],
  ['one byte short', whole.subarray(0, -1), 'it ends before the end of its tiles'],
  ['of the version before', changed((bytes) => bytes.writeUInt8(2, 7)), 'version 2'],
  ['made of pictures', changed((bytes) => bytes.writeUInt8(2, 99)), 'no vector tiles'],
  ['compressed by brotli', changed((bytes) => bytes.writeUInt8(3, 98)), 'only gzip'],
  ['damaged in its metadata', changed((bytes) => bytes.fill(0, 167, 180)), 'its metadata'],
  ['described by no object', aPmtilesFile({ metadata: 'null' }), 'its metadata'],
  [
    'made for another style',
    aPmtilesFile({ metadata: '{"vector_layers":[{"id":"transportation"}]}' }),
    "no layer 'roads'",
  ],
])('a file that is %s is not used, and the log says why', async (_kind, bytes, words) => {
  const { tiles, lines } = await opened(bytes);
  expect(tiles).toBeNull();
  expect(lines).toEqual([expect.stringContaining(words)]);
  expect(lines).toEqual([expect.stringContaining('MAP_TILES')]);
});

test('a folder is no file', async () => {
  const log = { warn: vi.fn(), info: vi.fn() };
  expect(await openMapTiles(folder, log)).toBeNull();
  expect(log.warn).toHaveBeenCalledOnce();
});

test('another file has another URL, and the one before is known to be gone', async () => {
  const before = await opened(whole);
  expect(await before.tiles?.isUnchanged()).toBe(true);
  await utimes(before.file, new Date(), new Date(Date.now() + 5000));
  expect(await before.tiles?.isUnchanged()).toBe(false);
  const after = await opened(Buffer.concat([whole, Buffer.from('more')]));
  expect(after.tiles?.url).not.toBe(before.tiles?.url);
  await rm(after.file);
  expect(await after.tiles?.isUnchanged()).toBe(false);
});
