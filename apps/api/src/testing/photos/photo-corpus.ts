import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
/** Enough to show how a program behaves with too much data. */
const HUNDRED_MEGABYTES = 100 * 1024 * 1024;

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2060c0' } });

/** A small, long film: the first frame is white, and no frame is like the one before it. */
function aFilm() {
  const frames = 2000;
  const frameBytes = 4 * 4 * 3;
  const raw = { width: 4, height: 4 * frames, channels: 3, pageHeight: 4 } as const;
  const pixels = Buffer.alloc(frameBytes * frames, 255);
  for (let n = 1; n < frames; n += 1)
    pixels.fill((n * 97) % 160, n * frameBytes, (n + 1) * frameBytes);
  return sharp(pixels, { raw });
}

/** The head of a container, used for films and HEIF pictures. */
const ftyp = (brand: string) => {
  const box = Buffer.alloc(24 + 64);
  box.writeUInt32BE(24, 0);
  box.write(`ftyp${brand}\0\0\0\0mif1${brand}`, 4, 'latin1');
  return box;
};

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.byteLength, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A black and white PNG that holds `rows` of its rows. */
function png(width: number, height: number, { rows = height, before = [] as Buffer[] } = {}) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const pixels = Buffer.alloc(rows * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    PNG_START,
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const compressed = (type: string) =>
  chunk(
    type,
    Buffer.concat([
      Buffer.from('nombre\0\0', 'latin1'),
      deflateSync(Buffer.alloc(HUNDRED_MEGABYTES)),
    ]),
  );

const text = (content: string) => async () => Buffer.from(content, 'latin1');

/** Files that pretend to be pictures: a name, the status that they deserve, and a function that makes them. */
export const HOSTILE: readonly [string, number, () => Promise<Buffer>][] = [
  ['an SVG', 415, text(SVG)],
  [
    'an SVG behind the first bytes of a PNG',
    415,
    async () => Buffer.concat([PNG_START, Buffer.from(SVG)]),
  ],
  ['a page', 415, text('<!doctype html><script>alert(1)</script>')],
  [
    'a page behind the first bytes of a JPEG',
    415,
    async () => Buffer.concat([JPEG_START, Buffer.from('<script>alert(1)</script>')]),
  ],
  ['a GIF that is a script', 415, text('GIF89a/*<script>*/=1;')],
  ['an animated GIF of 2000 frames', 415, async () => aFilm().gif({ effort: 1 }).toBuffer()],
  ['a film', 415, async () => ftyp('mp42')],
  ['a HEIC of nothing', 415, async () => ftyp('heic')],
  ['an AVIF of nothing', 415, async () => ftyp('avif')],
  ['nothing', 415, text('')],
  ['half a photo', 415, async () => (await aPicture(600, 600).jpeg().toBuffer()).subarray(0, 2000)],
  ['a PNG that is 16000 pixels wide and high', 413, async () => png(16_000, 16_000)],
  ['a header that says 65535 x 65535', 413, async () => png(65_535, 65_535, { rows: 1 })],
  ['a header that says 6000 x 6000', 415, async () => png(6000, 6000, { rows: 1 })],
  [
    'more than 10 MB',
    413,
    async () =>
      Buffer.concat([await aPicture(9, 9).jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]),
  ],
];

/** Pictures that may be kept as a single frame, or without the data attached to them. */
export const ODD: readonly [string, () => Promise<Buffer>][] = [
  [
    'an animated WebP of 2000 frames',
    async () => aFilm().webp({ lossless: true, effort: 0 }).toBuffer(),
  ],
  [
    'an animated PNG',
    async () => png(9, 9, { before: [chunk('acTL', Buffer.from([0, 0, 7, 208, 0, 0, 0, 0]))] }),
  ],
  [
    'a PNG with a hundred megabytes of text',
    async () => png(9, 9, { before: [compressed('zTXt')] }),
  ],
  [
    'a PNG with a hundred megabytes of colour profile',
    async () => png(9, 9, { before: [compressed('iCCP')] }),
  ],
];

/** Pictures that people really send. */
export const HONEST: readonly [string, () => Promise<Buffer>][] = [
  ['a JPEG', async () => aPicture(800, 600).jpeg().toBuffer()],
  ['a WebP', async () => aPicture(80, 60).webp().toBuffer()],
  ['an AVIF', async () => aPicture(80, 60).avif({ effort: 0 }).toBuffer()],
  ['a CMYK JPEG', async () => aPicture(80, 60).toColourspace('cmyk').jpeg().toBuffer()],
  ['a 16-bit PNG', async () => aPicture(80, 60).toColourspace('rgb16').png().toBuffer()],
  ['one pixel', async () => aPicture(1, 1).png().toBuffer()],
];

/**
 * A photo as phones take it: red above and blue below if a program heeds the orientation, 12 megapixels, with the GPS position in it and a
 * script behind it.
 */
export async function aPhonePhoto(): Promise<Buffer> {
  const half = {
    create: { width: 2016, height: 3024, channels: 3, background: '#2020c0' },
  } as const;
  const lying = await sharp({
    create: { width: 4032, height: 3024, channels: 3, background: '#c02020' },
  })
    .composite([{ input: half, left: 2016, top: 0 }])
    .jpeg()
    .withExif({
      IFD0: { Make: 'Telefono' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 24/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return Buffer.concat([lying, Buffer.from('<?php echo 1; ?><script>alert(1)</script>')]);
}
