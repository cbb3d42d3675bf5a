import { open, readFile } from 'node:fs/promises';
import { wholeJpeg } from '@pbr/schemas/jpeg/whole-jpeg';
import { type PhotoFormat, photoFormatOf } from '@pbr/schemas/photo-format';
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS } from '@pbr/schemas/property/media/photo-limits';
import sharp, { type OutputInfo } from 'sharp';
import { AppError } from '../lib/errors.ts';
import { wholePng } from './whole-png.ts';

// Every photo is different, so a cache does not help.
sharp.cache(false);

/** The bytes of a photo, or the path of the file that holds them. */
export type PhotoSource = Uint8Array | string;

/** Pixels ready to be seen: upright, sRGB, opaque. */
export interface DecodedPhoto {
  data: Buffer;
  info: OutputInfo;
}

/** The box that a photo is to fit into, or to fill with 'cover'; a smaller photo keeps its size. */
interface Box {
  width: number;
  height: number;
  fit?: 'inside' | 'cover';
}

/**
 * Decodes an untrusted file. Only pixels come out: no EXIF, no location, no profile, no data appended to the file. If the foot of the
 * picture did not arrive, it is decoded without it, or refused.
 */
export async function decodePhoto(source: PhotoSource, box: Box): Promise<DecodedPhoto> {
  const format = await checkPhoto(source);
  try {
    // Rows that are missing in a JPEG may be no more than a warning.
    return await decode(source, box, format === 'jpeg' ? 'warning' : 'error');
  } catch (error) {
    const rest = REST[format];
    if (!rest) throw new AppError('image.unsupported', { cause: error });
    const file = await rest.of(typeof source === 'string' ? await readFile(source) : source);
    if (file === null) throw new AppError('image.incomplete', { cause: error });
    return decode(file, box, rest.failOn).catch((cause: unknown) => {
      throw new AppError('image.unsupported', { cause });
    });
  }
}

/** How the rows that are there become a file of their own. The other formats cannot be read at all without their end. */
const REST: Partial<Record<PhotoFormat, Rest>> = {
  jpeg: { of: wholeJpeg, failOn: 'error' },
  // Its compressed data still lacks its end.
  png: { of: wholePng, failOn: 'none' },
};

interface Rest {
  of: (file: Uint8Array) => Promise<Uint8Array | null> | Uint8Array | null;
  failOn: 'error' | 'none';
}

function decode(
  source: PhotoSource,
  { fit = 'inside', ...box }: Box,
  failOn: 'warning' | 'error' | 'none',
): Promise<DecodedPhoto> {
  return sharp(source, { limitInputPixels: MAX_PHOTO_PIXELS, failOn })
    .autoOrient()
    .resize({ ...box, fit, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Refuses a photo by its size, its first bytes and its header, before decoding any of it. */
export async function checkPhoto(source: PhotoSource): Promise<PhotoFormat> {
  const { bytes, head } = await startOf(source);
  if (bytes > MAX_PHOTO_BYTES) throw new AppError('image.too_large');
  const format = photoFormatOf(head);
  if (format === null) throw new AppError('image.unsupported');
  if (format === 'webp' && bytes < webpBytes(head)) throw new AppError('image.incomplete');
  await checkHeader(source, format);
  return format;
}

/** The length of the file that a WebP says it has. */
const webpBytes = ([, , , , a = 0, b = 0, c = 0, d = 0]: Uint8Array) =>
  8 + a + b * 2 ** 8 + c * 2 ** 16 + d * 2 ** 24;

/** Refuses a photo that its first bytes already give away; passing says nothing about the rest. */
export async function checkPhotoStart(start: Uint8Array): Promise<void> {
  if (start.byteLength < HEAD_BYTES) return;
  if (photoFormatOf(start.subarray(0, HEAD_BYTES)) === null)
    throw new AppError('image.unsupported');
  const header = await readHeader(start).catch(() => null);
  if (header) checkPixels(header);
}

async function startOf(source: PhotoSource): Promise<{ bytes: number; head: Uint8Array }> {
  if (typeof source !== 'string')
    return { bytes: source.byteLength, head: source.subarray(0, HEAD_BYTES) };
  const file = await open(source);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return { bytes: size, head: buffer.subarray(0, bytesRead) };
  } finally {
    await file.close();
  }
}

/** Checks that the picture is of the format that its first bytes promise, and not too large. */
async function checkHeader(source: PhotoSource, format: PhotoFormat): Promise<void> {
  const header = await readHeader(source).catch((error: unknown) => {
    throw new AppError('image.unsupported', { cause: error });
  });
  if (header.format !== DECODERS[format]) throw new AppError('image.unsupported');
  checkPixels(header);
}

const readHeader = (source: PhotoSource) => sharp(source, { limitInputPixels: false }).metadata();

function checkPixels({ width, height }: { width: number; height: number }): void {
  if (width * height > MAX_PHOTO_PIXELS) throw new AppError('image.too_large');
}

const HEAD_BYTES = 16;
/** Only these decoders ever see an untrusted file. */
const DECODERS = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  heic: 'heif',
} as const satisfies Record<PhotoFormat, string>;
