import { createHash } from 'node:crypto';
import { IMAGE_WIDTHS } from '@pbr/schemas/property/values';

/** Digits of the SHA-256 that name the files of a photo. */
const KEY_LENGTH = 40;
/** Separates photos that belong to one person from the others, which may come from the same file and live longer. */
const OF_A_PERSON = 'portrait-';
const PHOTO_FOLDER = new RegExp(`^(?:${OF_A_PERSON})?[0-9a-f]{${KEY_LENGTH}}$`, 'u');

/** Names the files of a photo by the SHA-256 of the upload. */
export const storageKeyOf = (digest: string) => digest.slice(0, KEY_LENGTH);

/** Names the files of a photo that belongs to one person: two people never share one. */
export const personalFolderOf = (userId: string, digest: string) =>
  OF_A_PERSON + storageKeyOf(createHash('sha256').update(userId).update(digest).digest('hex'));

/** Whether a folder of the storage holds the files of an uploaded photo. */
export const isPhotoFolder = (folder: string) => PHOTO_FOLDER.test(folder);

/** The two files of one width of a photo, by their storage keys. */
export interface JpegTwin {
  folder: string;
  jpeg: string;
  webp: string;
}

/** Parses '{folder}/{width}.jpg'; null when no photo has such a file. */
export function jpegTwinOf(key: string): JpegTwin | null {
  const folder = key.split('/', 1)[0] ?? '';
  const width = IMAGE_WIDTHS.find((one) => key === `${folder}/${one}.jpg`);
  if (width === undefined || !isPhotoFolder(folder)) return null;
  return { folder, jpeg: key, webp: `${folder}/${width}.webp` };
}

/** The folder in '/uploads/{folder}/{file}'; null when it holds no uploaded photo. */
export function photoFolderOf(url: string): string | null {
  const folder = url.split('/')[2] ?? '';
  return url.startsWith('/uploads/') && isPhotoFolder(folder) ? folder : null;
}
