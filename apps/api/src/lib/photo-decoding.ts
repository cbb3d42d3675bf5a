import { MAX_PHOTO_BYTES } from '@pbr/schemas/photo-limits';
import sharp, { type OutputInfo } from 'sharp';
import { AppError } from './errors.ts';

const MAX_PHOTO_PIXELS = 40_000_000;

/** Pixels as they are meant to be seen: upright, sRGB, opaque. */
export interface DecodedPhoto {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Decodes an untrusted file so that it fits into `width` x `height`, or with 'cover' is cut to it; a smaller one keeps its size.
 * Only pixels come out: no EXIF, no place where it was taken, no profile, nothing that was appended to the file.
 */
export async function decodePhoto(
  source: Uint8Array,
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

/** Refuses by the size, the first bytes and the header, before any of it is decoded. */
export async function checkPhoto(source: Uint8Array): Promise<void> {
  if (source.byteLength > MAX_PHOTO_BYTES) throw new AppError('image.too_large');
  const format = formatOf(source);
  if (format === null) throw new AppError('image.unsupported');
  await checkHeader(source, format);
}

/** The picture must be what its first bytes promise, and not too large. */
async function checkHeader(source: Uint8Array, format: string): Promise<void> {
  let header;
  try {
    header = await sharp(source, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new AppError('image.unsupported', { cause: error });
  }
  if (header.format !== format) throw new AppError('image.unsupported');
  if (header.width * header.height > MAX_PHOTO_PIXELS) throw new AppError('image.too_large');
}

const HEIF_BRANDS = new Set(['avif', 'avis', 'mif1', 'msf1', 'heic', 'heix', 'hevc', 'hevx']);

/** The format by its first bytes, so that no other decoder than these four ever sees an untrusted file. */
function formatOf(source: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heif' | null {
  const head = Buffer.from(source.subarray(0, 16)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp' && HEIF_BRANDS.has(head.slice(8, 12))) return 'heif';
  return null;
}
