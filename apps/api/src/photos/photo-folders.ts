import { createHash } from 'node:crypto';
import { IMAGE_WIDTHS, PHONE_IMAGE_WIDTH } from '@pbr/schemas/property/values';

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

/** A file of a photo that can be made from another one, by their storage keys. */
export interface MakeableFile {
  folder: string;
  key: string;
  /** The stored file that it is made from. */
  source: string;
}

/** Parses '{folder}/{width}.jpg', which is made from the WebP file of its width, and the files for phones; null for other keys. */
export function makeableFileOf(key: string): MakeableFile | null {
  const [folder = '', file = ''] = key.split('/');
  if (key !== `${folder}/${file}` || !isPhotoFolder(folder)) return null;
  const source = SOURCES[file];
  return source === undefined ? null : { folder, key, source: `${folder}/${source}` };
}

const [largest] = IMAGE_WIDTHS.toReversed();
const SOURCES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(IMAGE_WIDTHS.map((width) => [`${width}.jpg`, `${width}.webp`])),
  [`${PHONE_IMAGE_WIDTH}.webp`]: `${largest}.webp`,
  [`${PHONE_IMAGE_WIDTH}.jpg`]: `${largest}.webp`,
};

/** The folder in '/uploads/{folder}/{file}'; null when it holds no uploaded photo. */
export function photoFolderOf(url: string): string | null {
  const folder = url.split('/')[2] ?? '';
  return url.startsWith('/uploads/') && isPhotoFolder(folder) ? folder : null;
}
