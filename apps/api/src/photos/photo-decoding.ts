import { open } from 'node:fs/promises';
import { type PhotoFormat, photoFormatOf } from '@pbr/schemas/photo-format';
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS } from '@pbr/schemas/property/photo-limits';
import sharp, { type OutputInfo } from 'sharp';
import { AppError } from '../lib/errors.ts';

// Every photo is different, so a cache does not help.
sharp.cache(false);

/** The bytes of a photo, or the path of the file that holds them. */
export type PhotoSource = Uint8Array | string;

/** Pixels ready to be seen: upright, sRGB, opaque. */
export interface DecodedPhoto {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Decodes an untrusted file to fit into `width` x `height`, or to fill it with 'cover'; a smaller photo keeps its size. Only pixels come
 * out: no EXIF, no location, no profile, no data appended to the file.
 */
export async function decodePhoto(
  source: PhotoSource,
  box: { width: number; height: number },
  fit: 'inside' | 'cover' = 'inside',
): Promise<DecodedPhoto> {
  await checkPhoto(source);
  try {
    const { data, info } = await sharp(source, {
      limitInputPixels: MAX_PHOTO_PIXELS,
      failOn: 'error',
    })
      .autoOrient()
      .resize({ ...box, fit, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, info };
  } catch (error) {
    throw new AppError('image.unsupported', { cause: error });
  }
}

/** Refuses a photo by its size, its first bytes and its header, before decoding any of it. */
export async function checkPhoto(source: PhotoSource): Promise<void> {
  const { bytes, head } = await startOf(source);
  if (bytes > MAX_PHOTO_BYTES) throw new AppError('image.too_large');
  const format = photoFormatOf(head);
  if (format === null) throw new AppError('image.unsupported');
  await checkHeader(source, format);
}

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
