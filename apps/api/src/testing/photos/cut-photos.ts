import sharp, { type JpegOptions, type Sharp } from 'sharp';

/** A picture whose bytes are spread evenly over its rows. */
export function aGrainyPicture(width: number, height: number): Sharp {
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const [across, down] = [Math.ceil(width / 8), Math.ceil(height / 8)];
  const create = { width: across, height: down, channels: 3, background: '#808080' } as const;
  return sharp({ create: { ...create, noise: grain } }).resize(width, height, {
    fit: 'fill',
    kernel: 'cubic',
  });
}

export const withoutItsLast = (bytes: number, file: Buffer) =>
  file.subarray(0, file.byteLength - Math.round(bytes));

/** A JPEG with a restart marker behind every row of units. */
export async function aJpegWithRestarts(width: number, rowsOfUnits: number): Promise<Buffer> {
  const unit = 16;
  // The tables of the standard, so that the parts can share one head.
  const options: JpegOptions = { quality: 80, optimiseCoding: false };
  const parts = await Promise.all(
    Array.from({ length: rowsOfUnits }, () => aGrainyPicture(width, unit).jpeg(options).toBuffer()),
  );
  const [first = Buffer.alloc(0)] = parts;
  const scanAt = first.indexOf(Buffer.from([0xff, 0xda]));
  const head = Buffer.from(first.subarray(0, scanAt));
  head.writeUInt16BE(rowsOfUnits * unit, head.indexOf(Buffer.from([0xff, 0xc0])) + 5);
  const interval = Buffer.from([0xff, 0xdd, 0, 4, 0, Math.ceil(width / unit)]);
  const dataAt = scanAt + 2 + first.readUInt16BE(scanAt + 2);
  const data = parts.map((part, n) => {
    const restart = n > 0 ? [0xff, 0xd0 + ((n - 1) % 8)] : [];
    return Buffer.concat([Buffer.from(restart), part.subarray(dataAt, -2)]);
  });
  const end = Buffer.from([0xff, 0xd9]);
  return Buffer.concat([head, interval, first.subarray(scanAt, dataAt), ...data, end]);
}
