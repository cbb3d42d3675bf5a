import { PORTRAIT_SIDES } from '@pbr/schemas/account/profile';
import sharp from 'sharp';
import { type DecodedPhoto, decodePhoto, type PhotoSource } from './photo-decoding.ts';
import { encoders, type PhotoFile } from './photos.ts';

const LARGEST_SIDE = Math.max(...PORTRAIT_SIDES);

/** The address of a person's photo. */
export const portraitUrl = (folder: string) => `/uploads/${folder}/${LARGEST_SIDE}.jpg`;

/** Makes the files of a person's photo: the square middle of an untrusted one. */
export async function encodePortrait(source: PhotoSource, folder: string): Promise<PhotoFile[]> {
  const box = { width: LARGEST_SIDE, height: LARGEST_SIDE };
  const photo = await decodePhoto(source, box, 'cover');
  const files = await Promise.all(PORTRAIT_SIDES.map((side) => encodeSide(folder, photo, side)));
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
