import { MAX_PHOTO_BYTES } from '@pbr/schemas/property/media/photo-limits';
import { beforeEach, expect, it, vi } from 'vitest';
import { aFileOf, aJpeg, FakeWorker } from '../../testing/photo-files.ts';
import { preparePhoto } from './prepare-photo.ts';
import { sizeToSend } from './size-to-send.ts';

beforeEach(() => {
  FakeWorker.running = [];
  vi.stubGlobal('Worker', FakeWorker);
});

const prepare = (file: File, { signal } = new AbortController()) => preparePhoto(file, signal);
const panorama = (name = 'vista.de.noche.jpeg') => aJpeg(name, { width: 14_000, height: 3000 });
const asked = () =>
  FakeWorker.running.flatMap((worker) => worker.asked.map(({ file }) => file.name));
/** The worker that a photo waits for. */
async function working(photos: number): Promise<FakeWorker> {
  await vi.waitFor(() => expect(asked()).toHaveLength(photos));
  const worker = FakeWorker.running.at(-1);
  if (!worker) throw new Error('no worker');
  return worker;
}

it('a photo within the limits is the chosen file itself', async () => {
  const file = aJpeg('casa.jpg');
  expect(await prepare(file)).toEqual({ file });
  expect(FakeWorker.running).toEqual([]);
});

it('a photo beyond them becomes a smaller JPEG, and says so', async () => {
  const prepared = prepare(panorama());
  (await working(1)).answer(2560, 549);
  const { file, change } = await prepared;
  expect([file.name, file.type, file.size]).toEqual(['vista.de.noche.jpg', 'image/jpeg', 700_000]);
  expect(change).toBe('Reducida a 2560 × 549 px');
});

const heavy = () => aJpeg('casa.jpeg', { bytes: 5_000_000 });

it('a heavy one within the limits is sent lighter, without a word', async () => {
  const prepared = prepare(heavy());
  (await working(1)).answer(2560, 1920);
  const { file, change } = await prepared;
  expect([file.name, file.size, change]).toEqual(['casa.jpg', 700_000, undefined]);
});

it.each([
  ['cannot be read here', (worker: FakeWorker) => worker.cannotRead()],
  ['gets no lighter', (worker: FakeWorker) => worker.answer(2560, 1920, 6_000_000)],
])('a heavy one that %s is sent as it is', async (_what, answer) => {
  const file = heavy();
  const prepared = prepare(file);
  answer(await working(1));
  expect(await prepared).toEqual({ file });
});

it('several are made smaller one after the other, in a worker that ends with the last', async () => {
  const [first, second] = [prepare(panorama('1.jpg')), prepare(panorama('2.jpg'))];
  const worker = await working(1);
  expect(asked()).toEqual(['1.jpg']);
  worker.answer(2560, 549);
  await first;
  await working(2);
  expect(worker.isStopped).toBe(false);
  worker.answer(2560, 549);
  await second;
  expect(worker.isStopped).toBe(true);
});

it('one that the browser cannot read is refused, and the next one goes on', async () => {
  const [first, second, third] = ['1.jpg', '2.jpg', '3.jpg'].map((name) => prepare(panorama(name)));
  (await working(1)).cannotRead();
  await expect(first).rejects.toThrow('La foto está dañada, o este navegador no puede leerla.');
  (await working(2)).crash();
  await expect(second).rejects.toThrow('La foto está dañada');
  (await working(3)).answer(2560, 549);
  expect((await third)?.change).toBe('Reducida a 2560 × 549 px');
  expect(FakeWorker.running.map(({ isStopped }) => isStopped)).toEqual([true, true]);
});

it.each([
  ['beyond the limits', panorama],
  ['that is only heavy', heavy],
])('one %s of which too many rows are missing is refused', async (_what, make) => {
  const prepared = prepare(make());
  (await working(1)).isIncomplete();
  await expect(prepared).rejects.toThrow('La foto está incompleta. Elígela de nuevo.');
});

it('one that stays too large is refused', async () => {
  const prepared = prepare(panorama());
  (await working(1)).answer(2560, 549, MAX_PHOTO_BYTES + 1);
  await expect(prepared).rejects.toThrow('La foto está dañada');
});

it('one that is no longer wanted stops at once, or never begins', async () => {
  const [gone, never] = [new AbortController(), new AbortController()];
  const [first, second] = [prepare(panorama('1.jpg'), gone), prepare(panorama('2.jpg'), never)];
  const worker = await working(1);
  never.abort();
  gone.abort();
  await expect(first).rejects.toThrow('abort');
  await expect(second).rejects.toThrow('abort');
  expect(worker.isStopped).toBe(true);
  expect(asked()).toEqual(['1.jpg']);
});

it('a browser without workers refuses what it cannot make smaller', async () => {
  vi.stubGlobal('Worker', undefined);
  await expect(prepare(panorama())).rejects.toThrow('La foto está dañada');
});

it('a file that cannot be read is refused', async () => {
  const file = aFileOf('hola', 'casa.jpg');
  vi.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotReadableError');
  });
  await expect(prepare(file)).rejects.toThrow('El archivo no se pudo leer.');
});

it.each([
  ['a phone', 4032, 3024, 2560, 1920],
  ['an upright phone', 3024, 4032, 2560, 3413],
  ['a panorama', 12_000, 3000, 2560, 640],
  ['an upright panorama', 3000, 12_000, 1200, 4800],
  ['a small photo', 900, 600, 900, 600],
  ['a line', 9000, 1, 2560, 1],
])('a photo of %s of %i × %i px is sent as %i × %i', (_what, width, height, w, h) => {
  expect(sizeToSend({ width, height })).toEqual({ width: w, height: h });
});
