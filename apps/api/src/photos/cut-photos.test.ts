import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { aGrainyPicture, aJpegWithRestarts, withoutItsLast } from '../testing/photos/cut-photos.ts';
import { decodePhoto } from './photo-decoding.ts';

const [WIDTH, HEIGHT] = [160, 480];
const BOX = { width: 2000, height: 2000 };
const grainy = (make: (picture: Sharp) => Sharp) => () =>
  make(aGrainyPicture(WIDTH, HEIGHT)).toBuffer();

/** The rows that a patient decoder finds: it leaves grey what is missing. */
async function rowsIn(file: Buffer): Promise<number> {
  const { data, info } = await sharp(file, { failOn: 'none', ignoreIcc: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rowBytes = info.width * info.channels;
  const isThere = (row: number) =>
    data.subarray(row * rowBytes - 24, row * rowBytes).some((value) => value !== 128);
  let rows = info.height;
  while (rows > 0 && !isThere(rows)) rows -= 1;
  return rows;
}

const refusal = (file: Buffer) =>
  decodePhoto(file, BOX).then(
    () => 'decoded',
    (error: unknown) => error,
  );
const SCAN = Buffer.from([0xff, 0xda]);
const INCOMPLETE = { code: 'image.incomplete', message: expect.stringMatching(/incompleta/u) };

describe.each<[string, number, () => Promise<Buffer>]>([
  ['JPEG', 16, grainy((picture) => picture.jpeg())],
  ['JPEG in full colour', 8, grainy((picture) => picture.jpeg({ chromaSubsampling: '4:4:4' }))],
  ['grey JPEG', 8, grainy((picture) => picture.greyscale().jpeg())],
  ['JPEG with restart markers', 16, () => aJpegWithRestarts(WIDTH, HEIGHT / 16)],
])('a %s', (_kind, unit, make) => {
  test.each([
    ['200 bytes', () => 200],
    ['4 % of its bytes', (bytes: number) => bytes * 0.04],
  ])('without its last %s is decoded without the rows that are not there', async (_what, lost) => {
    const whole = await make();
    const cut = withoutItsLast(lost(whole.byteLength), whole);
    const { data, info } = await decodePhoto(cut, BOX);
    const rows = await rowsIn(cut);
    expect(info).toMatchObject({ width: WIDTH, height: rows - (rows % unit) });
    expect(info.height).toBeLessThan(HEIGHT);
    // The last rows are smoothed with the ones that follow.
    const same = (info.height - 2) * info.width * info.channels;
    const { data: pixels } = await decodePhoto(whole, BOX);
    expect(data.subarray(0, same).equals(pixels.subarray(0, same))).toBe(true);
  });

  test('without its end mark is whole', async () => {
    const { info } = await decodePhoto(withoutItsLast(2, await make()), BOX);
    expect(info).toMatchObject({ width: WIDTH, height: HEIGHT });
  });

  test.each([0.06, 0.5])('without %f of its bytes is refused as incomplete', async (lost) => {
    const whole = await make();
    expect(await refusal(withoutItsLast(whole.byteLength * lost, whole))).toMatchObject(INCOMPLETE);
  });

  test('that an end mark hides as cut off is judged the same', async () => {
    const whole = await make();
    const cut = (share: number) =>
      Buffer.concat([withoutItsLast(whole.byteLength * share, whole), Buffer.from([0xff, 0xd9])]);
    const { info } = await decodePhoto(cut(0.03), BOX);
    expect(info.height).toBeLessThan(HEIGHT);
    expect(info.height).toBeGreaterThan(HEIGHT * 0.9);
    expect(await refusal(cut(0.3))).toMatchObject(INCOMPLETE);
  });
});

describe.each([
  ['progressive JPEG', grainy((picture) => picture.jpeg({ progressive: true }))],
  ['JPEG of MozJPEG', grainy((picture) => picture.jpeg({ mozjpeg: true }))],
])('a %s', (_kind, make) => {
  test.each([2, 200])('without its last %i bytes has all rows', async (lost) => {
    const { info } = await decodePhoto(withoutItsLast(lost, await make()), BOX);
    expect(info).toMatchObject({ width: WIDTH, height: HEIGHT });
  });

  test('without all its first scans is refused as incomplete', async () => {
    const whole = await make();
    const inFirstScan = whole.subarray(0, whole.indexOf(SCAN) + 100);
    expect(await refusal(inFirstScan)).toMatchObject(INCOMPLETE);
  });
});

test('a JPEG that lacks rows between restart markers is refused as incomplete', async () => {
  const whole = await aJpegWithRestarts(WIDTH, HEIGHT / 16);
  const from = whole.indexOf(Buffer.from([0xff, 0xd1])) + 2;
  const to = whole.indexOf(Buffer.from([0xff, 0xd5]));
  const holed = Buffer.concat([
    whole.subarray(0, from),
    Buffer.from([0xff, 0xd2, 0xff, 0xd3, 0xff, 0xd4]),
    whole.subarray(to),
  ]);
  expect(await refusal(holed)).toMatchObject(INCOMPLETE);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a JPEG with the orientation %i loses the foot that it was stored with',
  async (orientation) => {
    const whole = await aGrainyPicture(WIDTH, HEIGHT)
      .jpeg()
      .withMetadata({ orientation })
      .toBuffer();
    const cut = withoutItsLast(whole.byteLength * 0.04, whole);
    const { data, info } = await decodePhoto(cut, BOX);
    const sides = orientation < 5 ? [WIDTH, 448] : [448, WIDTH];
    expect([info.width, info.height]).toEqual(sides);
    for (const row of [0, info.height - 1])
      expect(spread(data, info.width, row)).toBeGreaterThan(50);
  },
);

describe.each([
  ['PNG', grainy((picture) => picture.png())],
  ['16-bit PNG', grainy((picture) => picture.toColourspace('rgb16').png())],
])('a %s', (_kind, make) => {
  test.each([13, 200])('without its last %i bytes keeps the rows that are there', async (lost) => {
    const whole = await make();
    const { data, info } = await decodePhoto(withoutItsLast(lost, whole), BOX);
    expect(info.width).toBe(WIDTH);
    expect(info.height).toBeGreaterThan(HEIGHT * 0.95);
    const { data: pixels } = await decodePhoto(whole, BOX);
    expect(data.equals(pixels.subarray(0, data.length))).toBe(true);
  });

  test.each([0.06, 0.5])('without %f of its bytes is refused as incomplete', async (lost) => {
    const whole = await make();
    expect(await refusal(withoutItsLast(whole.byteLength * lost, whole))).toMatchObject(INCOMPLETE);
  });
});

test.each([
  ['a WebP', grainy((picture) => picture.webp())],
  ['a PNG whose rows are interlaced', grainy((picture) => picture.png({ progressive: true }))],
])('%s that was cut off is refused as incomplete', async (_what, make) => {
  expect(await refusal(withoutItsLast(200, await make()))).toMatchObject(INCOMPLETE);
});

test('an AVIF that was cut off is refused', async () => {
  const whole = await aGrainyPicture(64, 64).avif({ effort: 0 }).toBuffer();
  expect(await refusal(withoutItsLast(200, whole))).toMatchObject({ code: 'image.unsupported' });
});

/** The difference between the darkest and the brightest value of a row. */
function spread(data: Buffer, width: number, row: number): number {
  const values = data.subarray(row * width * 3, (row + 1) * width * 3);
  return Math.max(...values) - Math.min(...values);
}
