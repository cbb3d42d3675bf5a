import sharp from 'sharp';

interface Overlaid {
  width: number;
  height: number;
  /** Shows where the picture is transparent. */
  background: string;
  /** An SVG of the same size, drawn over the picture. */
  overlay: string;
  /** The quality is lowered until the file has no more bytes. */
  maxBytes: number;
}

/** A JPEG of the picture, which may be an SVG, cut to the size and with the overlay on it. */
export async function overlaidJpeg(
  source: Uint8Array,
  { width, height, background, overlay, maxBytes }: Overlaid,
): Promise<Uint8Array> {
  const picture = await sharp(source, { density: 144 })
    .resize({ width, height, fit: 'cover' })
    .flatten({ background })
    .composite([{ input: Buffer.from(overlay) }])
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encode = (quality: number) =>
    sharp(picture.data, { raw: picture.info }).jpeg({ quality, progressive: true }).toBuffer();
  for (const quality of [82, 70, 55, 40, 25]) {
    const file = await encode(quality);
    if (file.byteLength <= maxBytes) return file;
  }
  return encode(10);
}
