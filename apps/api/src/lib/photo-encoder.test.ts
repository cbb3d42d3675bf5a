import { getPriority } from 'node:os';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { createPhotoEncoder } from './photo-encoder.ts';
import { encodePhoto } from './photos.ts';

let encoder: ReturnType<typeof createPhotoEncoder>;
afterEach(() => encoder.stop());

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

test('a photo is made in another process as it would be in this one', async () => {
  encoder = createPhotoEncoder();
  const source = await aPhoto(700);
  const { files, ...photo } = await encoder.encode(source);
  const here = await encodePhoto(source);
  expect(photo).toEqual({ ...here, files: undefined });
  expect(files.map(({ key, data }) => [key, Buffer.from(data)])).toEqual(
    here.files.map(({ key, data }) => [key, Buffer.from(data)]),
  );
  expect(encoder.pid()).not.toBe(process.pid);
});

test('several photos at once each get their own files, from one process', async () => {
  encoder = createPhotoEncoder();
  const sources = await Promise.all(['#111111', '#222222', '#333333'].map((one) => aPhoto(9, one)));
  const made = await Promise.all(sources.map((source) => encoder.encode(source)));
  const here = await Promise.all(sources.map((source) => encodePhoto(source)));
  expect(made.map((photo) => photo?.storageKey)).toEqual(here.map((photo) => photo.storageKey));
});

test('what is no photo is refused as it is here', async () => {
  encoder = createPhotoEncoder();
  await expect(encoder.encode(Buffer.from('<svg/>'))).rejects.toMatchObject({
    code: 'image.unsupported',
  });
  const { pid } = encoder;
  const before = pid();
  await encoder.encode(await aPhoto(9));
  expect(pid()).toBe(before);
});

test('a process that falls over a photo costs that photo only', async () => {
  encoder = createPhotoEncoder();
  await encoder.encode(await aPhoto(9));
  const fallen = encoder.pid() ?? 0;
  const lost = encoder.encode(await aPhoto(2000));
  process.kill(fallen, 'SIGKILL');
  await expect(lost).rejects.toMatchObject({ code: 'server.unavailable', retryAfterSeconds: 2 });
  await expect(encoder.encode(await aPhoto(9))).resolves.toMatchObject({ width: 9 });
  expect(encoder.pid()).not.toBe(fallen);
});

test('a photo that takes for ever is given up', async () => {
  encoder = createPhotoEncoder({ limitMs: 30 });
  await expect(encoder.encode(await aPhoto(3000))).rejects.toMatchObject({
    code: 'server.unavailable',
  });
});

test('without work it ends, and not before', async () => {
  encoder = createPhotoEncoder({ idleMs: 300 });
  await encoder.encode(await aPhoto(9));
  const pid = encoder.pid();
  expect(runs(pid)).toBe(true);
  await expect.poll(() => runs(pid), { timeout: 10_000 }).toBe(false);
  await expect(encoder.encode(await aPhoto(9))).resolves.toMatchObject({ width: 9 });
});

test('it asks for little, and is not ended by a signal that is meant for the server', async () => {
  encoder = createPhotoEncoder();
  await encoder.encode(await aPhoto(9));
  const pid = encoder.pid() ?? 0;
  expect(getPriority(pid)).toBe(10);
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGTERM');
  await encoder.encode(await aPhoto(9));
  expect(encoder.pid()).toBe(pid);
});
