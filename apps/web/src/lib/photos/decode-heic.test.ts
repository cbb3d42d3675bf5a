import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';

const house = await readFile(new URL('../../testing/house.heic', import.meta.url));

it('the picture of a HEIC is decoded upright, without code from text', async () => {
  vi.stubGlobal('Function', undefined);
  vi.stubGlobal('eval', undefined);
  vi.stubGlobal('WebAssembly', undefined);
  const { decodeHeic } = await import('./decode-heic.ts');
  const { width, height, data } = decodeHeic(house);
  expect([width, height]).toEqual([360, 480]);
  const colourAt = (x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 3)];
  const [red = 0, , lessBlue = 0] = colourAt(20, 20);
  const [lessRed = 0, , blue = 0] = colourAt(20, 460);
  expect(red).toBeGreaterThan(lessBlue * 2);
  expect(blue).toBeGreaterThan(lessRed * 2);
});

it.each([
  ['cut off', house.subarray(0, 800)],
  ['text', new Uint8Array(100)],
])('a HEIC that is %s is refused', async (_what, file) => {
  const { decodeHeic } = await import('./decode-heic.ts');
  expect(() => decodeHeic(file)).toThrow(/no picture|damaged/u);
});
