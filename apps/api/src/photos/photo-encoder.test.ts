import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPhotoEncoder } from './photo-encoder.ts';
import { encodeFile, encodePhoto } from './encode-photo.ts';
import { encodeSquares } from './squares.ts';

let encoder: ReturnType<typeof createPhotoEncoder>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pbr-encoder-'));
});
afterEach(() => encoder.stop());
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function sent(bytes: Buffer) {
  files += 1;
  const task = { path: join(folder, String(files)), folder: `photo-${files}` };
  await writeFile(task.path, bytes);
  return task;
}
const encode = async (bytes: Buffer) => encoder.encode('photo', await sent(bytes));

const aPhoto = (side: number, background = '#2060c0') =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();
const runs = (pid: number | undefined) => {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
};

const withBuffers = (made: readonly { key: string; data: Uint8Array }[]) =>
  made.map(({ key, data }) => [key, Buffer.from(data)]);

test('makes a photo in another process just as in this one', async () => {
  encoder = createPhotoEncoder();
  const task = await sent(await aPhoto(700));
  const there = await encoder.encode('photo', task);
  const here = await encodePhoto(task.path, task.folder);
  expect({ ...there, files: [] }).toEqual({ ...here, files: [] });
  expect(withBuffers(there.files)).toEqual(withBuffers(here.files));
  expect(encoder.pid()).not.toBe(process.pid);
});

test('makes a portrait just as in this process', async () => {
  encoder = createPhotoEncoder();
  const task = await sent(await aPhoto(700));
  const there = await encoder.encode('squares', { ...task, sides: [160, 400] });
  expect(withBuffers(there)).toEqual(
    withBuffers(await encodeSquares(task.path, task.folder, [160, 400])),
  );
});

test('makes the JPEG of a WebP file just as in this process, under the same name', async () => {
  encoder = createPhotoEncoder();
  const path = join(folder, '640.webp');
  await writeFile(
    path,
    await sharp(await aPhoto(700))
      .webp()
      .toBuffer(),
  );
  const there = await encoder.encode('file', { path, folder: 'photo', name: '640.jpg' });
  expect(withBuffers([there])).toEqual(withBuffers([await encodeFile(path, 'photo/640.jpg')]));
  expect(there.key).toBe('photo/640.jpg');
  const { format, width } = await sharp(there.data).metadata();
  expect({ format, width }).toEqual({ format: 'jpeg', width: 700 });
});

test('gives several simultaneous photos their own files, from one process', async () => {
  encoder = createPhotoEncoder();
  const sources = await Promise.all(['#111111', '#222222', '#333333'].map((one) => aPhoto(9, one)));
  const tasks = await Promise.all(sources.map(sent));
  const made = await Promise.all(tasks.map((task) => encoder.encode('photo', task)));
  const here = await Promise.all(tasks.map((task) => encodePhoto(task.path, task.folder)));
  expect(made.map(({ placeholder }) => placeholder)).toEqual(
    here.map(({ placeholder }) => placeholder),
  );
  expect(made.map(({ storageKey }) => storageKey)).toEqual(tasks.map((task) => task.folder));
});

test('refuses a file that is no photo just as in this process', async () => {
  encoder = createPhotoEncoder();
  await expect(encode(Buffer.from('<svg/>'))).rejects.toMatchObject({
    code: 'image.unsupported',
  });
  const { pid } = encoder;
  const before = pid();
  await encode(await aPhoto(9));
  expect(pid()).toBe(before);
});

test('loses only the photo that crashes its process', async () => {
  encoder = createPhotoEncoder();
  await encode(await aPhoto(9));
  const fallen = encoder.pid() ?? 0;
  const lost = encoder.encode('photo', await sent(await aPhoto(2000)));
  process.kill(fallen, 'SIGKILL');
  await expect(lost).rejects.toMatchObject({ code: 'server.unavailable', retryAfterSeconds: 2 });
  await expect(encode(await aPhoto(9))).resolves.toMatchObject({ width: 9 });
  expect(encoder.pid()).not.toBe(fallen);
});

test('gives up a photo that takes too long', async () => {
  encoder = createPhotoEncoder({ limitMs: 30 });
  await expect(encode(await aPhoto(3000))).rejects.toMatchObject({
    code: 'server.unavailable',
  });
});

test('ends its process when idle, and not before', async () => {
  encoder = createPhotoEncoder({ idleMs: 300 });
  await encode(await aPhoto(9));
  const pid = encoder.pid();
  expect(runs(pid)).toBe(true);
  await expect.poll(() => runs(pid)).toBe(false);
  await expect(encode(await aPhoto(9))).resolves.toMatchObject({ width: 9 });
});

test('runs with low priority, and ignores a signal meant for the server', async () => {
  encoder = createPhotoEncoder();
  await encode(await aPhoto(9));
  const pid = encoder.pid() ?? 0;
  expect(getPriority(pid)).toBe(10);
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGTERM');
  await encode(await aPhoto(9));
  expect(encoder.pid()).toBe(pid);
});
