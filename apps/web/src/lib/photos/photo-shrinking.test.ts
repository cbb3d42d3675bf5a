import { afterEach, expect, it, vi } from 'vitest';
import { isWorthShrinking, shrinkPhoto, sizeToSend } from './photo-shrinking.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a small photo', 400_000, 'image/jpeg', false],
  ['a small photo without a type', 400_000, '', false],
  ['a photo of a phone', 5_000_000, 'image/jpeg', true],
  ['a large drawing', 2_000_000, 'image/png', true],
  ['a small photo that the server cannot read', 400_000, 'image/heic', true],
])('%s is worth shrinking or not', (_what, size, type, expected) => {
  expect(isWorthShrinking({ size, type })).toBe(expected);
});

it.each([
  [
    [4032, 3024],
    [2560, 1920],
  ],
  [
    [3024, 4032],
    [1920, 2560],
  ],
  [
    [2560, 1440],
    [2560, 1440],
  ],
  [
    [900, 600],
    [900, 600],
  ],
  [
    [9000, 1],
    [2560, 1],
  ],
])('%j pixels are sent as %j', ([width = 0, height = 0], [w, h]) => {
  expect(sizeToSend({ width, height })).toEqual({ width: w, height: h });
});

/** Stubs a browser that decodes pictures of this size and encodes them to so many bytes. */
function aBrowser({ width, height, bytes }: Record<'width' | 'height' | 'bytes', number>) {
  const close = vi.fn(() => {});
  const drawn: number[][] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        fillRect: () => {},
        drawImage: (_picture: unknown, ...at: number[]) => void drawn.push(at),
      });
      convertToBlob = async ({ type }: { type: string }) =>
        new Blob([new Uint8Array(bytes)], { type });
    },
  );
  return { close, drawn };
}

const aFile = (size: number, type = 'image/jpeg', name = 'IMG_1.HEIC') =>
  new File([new Uint8Array(size)], name, { type });

it('a large photo is sent as a smaller JPEG', async () => {
  const { close, drawn } = aBrowser({ width: 4032, height: 3024, bytes: 700_000 });
  const sent = await shrinkPhoto(aFile(5_000_000, 'image/jpeg', 'casa.de.campo.jpeg'));
  expect([sent.name, sent.type, sent.size]).toEqual(['casa.de.campo.jpg', 'image/jpeg', 700_000]);
  expect(drawn).toEqual([[0, 0, 2560, 1920]]);
  expect(close).toHaveBeenCalledOnce();
});

it('a photo is sent unchanged if it is small, if nothing is gained, or if the browser cannot read it', async () => {
  aBrowser({ width: 900, height: 600, bytes: 10 });
  const small = aFile(1000);
  expect(await shrinkPhoto(small)).toBe(small);
  aBrowser({ width: 2000, height: 1500, bytes: 1_900_000 });
  const dense = aFile(1_800_000);
  expect(await shrinkPhoto(dense)).toBe(dense);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
  const broken = aFile(5_000_000);
  expect(await shrinkPhoto(broken)).toBe(broken);
});

it('a photo that only the browser can read is always sent as a JPEG', async () => {
  aBrowser({ width: 2000, height: 1500, bytes: 900_000 });
  const sent = await shrinkPhoto(aFile(800_000, 'image/heic'));
  expect([sent.name, sent.type]).toEqual(['IMG_1.jpg', 'image/jpeg']);
});
