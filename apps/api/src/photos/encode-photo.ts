import path from 'node:path';
import { IMAGE_WIDTHS, PHONE_IMAGE_WIDTH } from '@pbr/schemas/property/values';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { type DecodedPhoto, decodePhoto, type PhotoSource } from './photo-decoding.ts';

/** A photo ready to be stored: its values for the database, and its files. */
export interface EncodedPhoto {
  storageKey: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** A data URL of a few pixels, shown blurred while the photo loads. */
  placeholder: string;
  files: readonly PhotoFile[];
}

export interface PhotoFile {
  key: string;
  data: Uint8Array;
}

const LARGEST_WIDTH = Math.max(...IMAGE_WIDTHS);
const SMALL_WIDTH = 64;
/** How much taller than wide a file may be; WebP ends at 16383 pixels. */
const MAX_HEIGHT_RATIO = 3;
const MAX_PLACEHOLDER_LENGTH = 300;

export const encoders = {
  webp: (photo: Sharp) => photo.webp({ quality: 78, effort: 2 }),
  jpg: (photo: Sharp) => photo.jpeg({ quality: 80, progressive: true }),
} as const;
const extensions = ['webp', 'jpg'] as const;

/**
 * Makes the files of an untrusted photo: every width as WebP and as JPEG. A photo narrower than a width keeps its own width under that
 * name.
 */
export async function encodePhoto(source: PhotoSource, storageKey: string): Promise<EncodedPhoto> {
  const photo = await decodePhoto(source, boxOf(LARGEST_WIDTH));
  const files: PhotoFile[] = [];
  for (const width of IMAGE_WIDTHS) files.push(...(await encodeWidth(photo, width, storageKey)));
  return {
    storageKey,
    width: photo.info.width,
    height: photo.info.height,
    placeholder: await placeholderOf(photo),
    files,
  };
}

/** Refuses an untrusted photo as `encodePhoto` does, and makes nothing of it. A JPEG is decoded faster for a small box. */
export async function judgePhoto(source: PhotoSource): Promise<null> {
  await decodePhoto(source, boxOf(SMALL_WIDTH));
  return null;
}

async function encodeWidth(
  photo: DecodedPhoto,
  width: number,
  folder: string,
): Promise<PhotoFile[]> {
  const { data, info } = await resized(photo, width).raw().toBuffer({ resolveWithObject: true });
  return Promise.all(
    extensions.map(async (extension) => ({
      key: `${folder}/${width}.${extension}`,
      data: await encoders[extension](sharp(data, { raw: info })).toBuffer(),
    })),
  );
}

/** Makes the file `key` from a stored one: its JPEG, or the width for phones. */
export async function encodeFile(source: string, key: string): Promise<PhotoFile> {
  const { name, ext } = path.parse(key);
  const isForPhones = Number(name) === PHONE_IMAGE_WIDTH;
  const photo = isForPhones ? sharp(source).resize(fitting(PHONE_IMAGE_WIDTH)) : sharp(source);
  const encode = ext === '.webp' ? encoders.webp : encoders.jpg;
  return { key, data: await encode(photo).toBuffer() };
}

async function placeholderOf(photo: DecodedPhoto): Promise<string> {
  for (const [size, quality] of [
    [16, 45],
    [12, 30],
  ] as const) {
    const url = await tinyDataUrl(photo, size, quality);
    if (url.length <= MAX_PLACEHOLDER_LENGTH) return url;
  }
  return tinyDataUrl(photo, 8, 20);
}

async function tinyDataUrl(photo: DecodedPhoto, size: number, quality: number): Promise<string> {
  const tiny = await sharp(photo.data, { raw: photo.info })
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

function resized(photo: DecodedPhoto, width: number): Sharp {
  return sharp(photo.data, { raw: photo.info }).resize(fitting(width));
}

const fitting = (width: number): ResizeOptions => ({
  ...boxOf(width),
  fit: 'inside',
  withoutEnlargement: true,
});

const boxOf = (width: number) => ({ width, height: width * MAX_HEIGHT_RATIO });
