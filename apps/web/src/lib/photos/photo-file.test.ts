import { MAX_CHOSEN_BYTES, MAX_PHOTO_BYTES } from '@pbr/schemas/property/media/photo-limits';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { aFileOf, aJpeg } from '../../testing/photo-files.ts';
import { judgePhoto, PHOTO_TYPES, UnusablePhoto } from './photo-file.ts';

/** A PNG of this size whose pixels never come. */
const aPng = (width: number, height: number) => {
  const size = [width, height].flatMap((n) => [n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]);
  const head = `\x89PNG\r\n\x1a\n\0\0\0\rIHDR${String.fromCharCode(...size)}\x08\x02\0\0\0`;
  return aFileOf(head, 'plano.png', 'image/png');
};

const aHeic = async (name = 'IMG_1.HEIC') =>
  new File([await readFile(new URL('../../testing/house.heic', import.meta.url))], name);

/** A large part of the file in front of the size, as previews and colour profiles are. */
const behind = (bytes: number, photo: File) => {
  const segments = Array.from({ length: bytes / 65_000 }, () => {
    const segment = new Uint8Array(65_000);
    segment.set([0xff, 0xe2, (65_000 - 2) >> 8, (65_000 - 2) & 255]);
    return segment;
  });
  return new File([new Uint8Array([0xff, 0xd8]), ...segments, photo.slice(2)], 'perfil.jpg');
};

it.each<[string, () => File | Promise<File>, boolean]>([
  ['a photo', () => aJpeg('casa.jpg'), true],
  ['a photo without a known type', () => new File([aJpeg('casa.jpg')], 'casa'), true],
  ['a photo of ten megabytes', () => aJpeg('casa.jpg', { bytes: MAX_PHOTO_BYTES }), true],
  ['a larger one', () => aJpeg('casa.jpg', { bytes: MAX_PHOTO_BYTES + 1 }), false],
  ['a photo of 40 megapixels', () => aJpeg('casa.jpg', { width: 8000, height: 5000 }), true],
  ['a larger panorama', () => aJpeg('vista.jpg', { width: 14_000, height: 3000 }), false],
  [
    'a larger one, said behind a profile',
    () => behind(650_000, aJpeg('x', { width: 14_000, height: 3000 })),
    false,
  ],
  ['a HEIC', aHeic, false],
  [
    'a small photo that does not tell its size',
    () => aFileOf('\xff\xd8\xff\xe0', 'casa.jpg'),
    true,
  ],
])('%s can be sent as it is, or not', async (_what, file, isSendable) => {
  expect(await judgePhoto(await file())).toMatchObject({ isSendable });
});

it('knows the size of a HEIC as it is stored, before it is turned', async () => {
  expect(await judgePhoto(await aHeic())).toMatchObject({
    format: 'heic',
    size: { width: 480, height: 360 },
  });
});

it.each<[string, () => File, RegExp]>([
  ['an empty file', () => aFileOf('', 'casa.jpg', 'image/jpeg'), /está vacío/],
  [
    'text under the name of a photo',
    () => aFileOf('hola', 'casa.jpg', 'image/jpeg'),
    /no es una foto JPEG, PNG/,
  ],
  ['a PDF', () => aFileOf('%PDF-1.7', 'contrato.jpg', 'image/jpeg'), /Es un PDF/],
  ['a GIF', () => aFileOf('GIF89a', 'casa.gif', 'image/gif'), /Es un GIF/],
  [
    'a drawing',
    () => aFileOf('\xef\xbb\xbf<svg xmlns="', 'plano.svg', 'image/svg+xml'),
    /Es un dibujo SVG/,
  ],
  ['a film', () => aFileOf('\0\0\0\x18ftypqt  \0\0\0\0qt  ', 'IMG_1.MOV'), /Es un video/],
  ['a raw photo', () => aFileOf('II*\0\x08\0\0\0', 'IMG_1.DNG'), /RAW o TIFF/],
  ['a bomb', () => aPng(40_000, 40_000), /pasa de 120 megapíxeles/],
  [
    'a JPEG bomb',
    () => aJpeg('casa.jpg', { width: 65_535, height: 65_535 }),
    /pasa de 120 megapíxeles/,
  ],
  [
    'a HEIC without a picture',
    () => aFileOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'x.heic'),
    /dañada/,
  ],
  [
    'a large photo that does not tell its size',
    () => new File([aFileOf('\xff\xd8\xff\xe0', 'x'), new Uint8Array(MAX_PHOTO_BYTES)], 'x.jpg'),
    /dañada/,
  ],
])('%s is refused with its reason', async (_what, file, words) => {
  const refusal = judgePhoto(file());
  await expect(refusal).rejects.toBeInstanceOf(UnusablePhoto);
  await expect(refusal).rejects.toThrow(words);
});

it('a file beyond what the browser makes smaller is refused without reading it', async () => {
  const file = aJpeg('casa.jpg');
  Object.defineProperty(file, 'size', { value: MAX_CHOSEN_BYTES + 1 });
  await expect(judgePhoto(file)).rejects.toThrow('La foto pasa de 100 MB.');
});

it('HEIC is offered by type and by ending', () => {
  for (const offered of ['image/heic', 'image/heif', '.heic', '.heif'])
    expect(PHOTO_TYPES.split(',')).toContain(offered);
});
