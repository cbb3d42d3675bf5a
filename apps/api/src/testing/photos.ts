import sharp from 'sharp';

let last = 0;

/** A photo that no other one of the test file equals. */
export async function aPhoto({ width = 40, height = 30 } = {}): Promise<Buffer> {
  last += 1;
  const background = { r: last & 0xff, g: (last >> 8) & 0xff, b: 120 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
