import sharp from 'sharp';
import { type DecodedPhoto, decodePhoto, type PhotoSource } from './photo-decoding.ts';
import { encoders, type PhotoFile } from './encode-photo.ts';

/** Makes files of the square middle of an untrusted photo, one WebP and one JPEG for each side in pixels. */
export async function encodeSquares(
  source: PhotoSource,
  folder: string,
  sides: readonly number[],
): Promise<PhotoFile[]> {
  const largest = Math.max(...sides);
  const photo = await decodePhoto(source, { width: largest, height: largest, fit: 'cover' });
  const files = await Promise.all(sides.map((side) => encodeSide(folder, photo, side)));
  return files.flat();
}

async function encodeSide(folder: string, photo: DecodedPhoto, wanted: number) {
  // A photo smaller than the box was not cut square.
  const side = Math.min(wanted, photo.info.width, photo.info.height);
  const square = () =>
    sharp(photo.data, { raw: photo.info }).resize({ width: side, height: side, fit: 'cover' });
  return [
    { key: `${folder}/${wanted}.webp`, data: await encoders.webp(square()).toBuffer() },
    { key: `${folder}/${wanted}.jpg`, data: await encoders.jpg(square()).toBuffer() },
  ];
}
