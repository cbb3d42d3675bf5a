import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { IMAGE_WIDTHS } from '@pbr/schemas/property/values';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storageKeyOf } from './photo-folders.ts';
import { encodePhoto } from './encode-photo.ts';
import { openLocalStorage, type Storage } from './storage.ts';

let root: string;
let storage: Storage;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pbr-photos-'));
  storage = await openLocalStorage(root);
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** Stores a photo as adding one does. */
async function storePhoto(source: Uint8Array) {
  const storageKey = storageKeyOf(createHash('sha256').update(source).digest('hex'));
  const { files: made, ...photo } = await encodePhoto(source, storageKey);
  for (const { key, data } of made) await storage.put(key, data);
  return photo;
}

const files = (storageKey: string) =>
  IMAGE_WIDTHS.flatMap((width) => [`${storageKey}/${width}.webp`, `${storageKey}/${width}.jpg`]);

async function missing(storageKey: string): Promise<string[]> {
  const there = await Promise.all(files(storageKey).map(async (key) => storage.has(key)));
  return files(storageKey).filter((_, n) => there[n] !== true);
}

const read = (storageKey: string, name: string) => readFile(join(root, storageKey, name));

/** A picture whose file is red above and blue below. */
function aPicture(width: number, height: number): Sharp {
  const half = Math.ceil(height / 2);
  return sharp({ create: { width, height, channels: 3, background: '#c02020' } }).composite([
    {
      input: { create: { width, height: height - half || 1, channels: 3, background: '#2020c0' } },
      top: Math.min(half, height - 1),
      left: 0,
    },
  ]);
}

async function pixelAt(file: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

async function refusal(source: Uint8Array): Promise<unknown> {
  return storePhoto(source).catch((error: unknown) => error);
}

async function fileCount(): Promise<number> {
  let count = 0;
  for await (const _ of storage.list()) count += 1;
  return count;
}

/** A PNG that claims a size far beyond its content. */
async function pngThatClaims(width: number, height: number): Promise<Buffer> {
  const png = await aPicture(8, 8).png().toBuffer();
  const lie = Buffer.from(png);
  lie.writeUInt32BE(width, 16);
  lie.writeUInt32BE(height, 20);
  lie.writeUInt32BE(crc32(lie.subarray(12, 29)), 29);
  return lie;
}

describe('storing a photo', () => {
  it('keeps every width as WebP and as JPEG', async () => {
    const photo = await storePhoto(await aPicture(2000, 1500).jpeg().toBuffer());
    expect(photo).toMatchObject({ width: 1600, height: 1200 });
    expect(photo.storageKey).toMatch(/^[0-9a-f]{40}$/u);
    for (const width of IMAGE_WIDTHS) {
      const webp = await sharp(await read(photo.storageKey, `${width}.webp`)).metadata();
      const jpeg = await sharp(await read(photo.storageKey, `${width}.jpg`)).metadata();
      expect(webp).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 });
      expect(jpeg).toMatchObject({ format: 'jpeg', width, height: (width * 3) / 4 });
    }
  });

  it('never enlarges a photo, but has a file for every width', async () => {
    const photo = await storePhoto(await aPicture(500, 400).png().toBuffer());
    expect(photo).toMatchObject({ width: 500, height: 400 });
    const widths = await Promise.all(
      IMAGE_WIDTHS.map(async (width) => {
        const header = await sharp(await read(photo.storageKey, `${width}.webp`)).metadata();
        return header.width;
      }),
    );
    expect(widths).toEqual([320, 500, 500, 500]);
  });

  it('turns a photo upright according to its orientation', async () => {
    const lying = await aPicture(800, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const photo = await storePhoto(lying);
    expect(photo).toMatchObject({ width: 600, height: 800 });
    // Orientation 6: the top of the stored picture becomes the right side.
    const [red, , blue] = await pixelAt(await read(photo.storageKey, '640.jpg'), 590, 400);
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(80);
  });

  it('removes EXIF and the location', async () => {
    const source = await aPicture(400, 300)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Telefono', Copyright: 'Nadie' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 24/1 0/1' },
      })
      .toBuffer();
    expect((await sharp(source).metadata()).exif).toBeDefined();
    const photo = await storePhoto(source);
    for (const key of files(photo.storageKey)) {
      const { exif, icc, xmp } = await sharp(await readFile(join(root, key))).metadata();
      expect({ key, exif, icc, xmp }).toEqual({ key });
    }
  });

  it('drops data appended to the file', async () => {
    const picture = await aPicture(40, 30).jpeg().toBuffer();
    const photo = await storePhoto(Buffer.concat([picture, Buffer.from('<?php echo 1; <script>')]));
    for (const key of files(photo.storageKey)) {
      expect((await readFile(join(root, key))).includes('<?php')).toBe(false);
    }
  });

  it('makes a placeholder of a few bytes', async () => {
    const noise = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#888888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    for (const source of [noise, await aPicture(1200, 900).jpeg().toBuffer()]) {
      const { placeholder } = await storePhoto(source);
      expect(placeholder.length).toBeLessThanOrEqual(300);
      const [head, data] = placeholder.split(',');
      expect(head).toBe('data:image/webp;base64');
      expect((await sharp(Buffer.from(data ?? '', 'base64')).metadata()).width).toBeLessThan(20);
    }
  });

  it.each([
    ['WebP', async () => aPicture(80, 60).webp().toBuffer()],
    ['AVIF', async () => aPicture(80, 60).avif({ effort: 0 }).toBuffer()],
    ['CMYK JPEG', async () => aPicture(80, 60).toColourspace('cmyk').jpeg().toBuffer()],
    ['16-bit PNG', async () => aPicture(80, 60).toColourspace('rgb16').png().toBuffer()],
    ['greyscale PNG', async () => aPicture(80, 60).greyscale().png().toBuffer()],
    ['one pixel', async () => aPicture(1, 1).png().toBuffer()],
    ['one pixel high', async () => aPicture(9000, 1).png().toBuffer()],
    ['very tall', async () => aPicture(100, 30_000).png().toBuffer()],
  ])('accepts %s', async (_, make) => {
    const photo = await storePhoto(await make());
    expect(await missing(photo.storageKey)).toEqual([]);
    const header = await sharp(await read(photo.storageKey, '1600.jpg')).metadata();
    expect(header).toMatchObject({ space: 'srgb', width: photo.width, height: photo.height });
  });

  it('shows transparent parts on white', async () => {
    const glass = sharp({
      create: { width: 50, height: 50, channels: 4, background: '#00000000' },
    });
    const photo = await storePhoto(await glass.png().toBuffer());
    expect(await pixelAt(await read(photo.storageKey, '320.jpg'), 25, 25)).toEqual([255, 255, 255]);
  });
});

describe('a file that is not a photo', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  it.each([
    ['an SVG', async () => Buffer.from(svg)],
    [
      'an SVG behind the first bytes of a PNG',
      async () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'),
    ],
    ['a GIF', async () => aPicture(9, 9).gif().toBuffer()],
    ['a TIFF', async () => aPicture(9, 9).tiff().toBuffer()],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a video', async () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
    ['nothing', async () => Buffer.alloc(0)],
  ])('is refused without being stored: %s', async (_, make) => {
    const before = await fileCount();
    expect(await refusal(await make())).toMatchObject({ code: 'image.unsupported' });
    expect(await fileCount()).toBe(before);
  });

  it('is refused above 40 megapixels by its header alone', async () => {
    const lie = await pngThatClaims(65_535, 65_535);
    expect(await refusal(lie)).toMatchObject({ code: 'image.too_large' });
  });

  it('is refused if its header promises more than it holds', async () => {
    const lie = await pngThatClaims(4000, 4000);
    expect(await refusal(lie)).toMatchObject({ code: 'image.incomplete' });
  });

  it('is refused without being stored when half of it is missing', async () => {
    const before = await fileCount();
    const half = (await aPicture(600, 600).jpeg().toBuffer()).subarray(0, 2000);
    expect(await refusal(half)).toMatchObject({ code: 'image.incomplete' });
    expect(await fileCount()).toBe(before);
  });

  it('is refused above 10 MB', async () => {
    const picture = await aPicture(40, 30).jpeg().toBuffer();
    const padded = Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await refusal(padded)).toMatchObject({ code: 'image.too_large' });
  });
});
