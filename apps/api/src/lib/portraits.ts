import { createHash } from 'node:crypto';
import { PORTRAIT_SIDES } from '@pbr/schemas/profile';
import sharp from 'sharp';
import { type DecodedPhoto, decodePhoto } from './photo-decoding.ts';
import { encoders } from './photos.ts';
import type { Storage } from './storage.ts';
import { createWorkQueue } from './work-queue.ts';

/** The photo of a person, ready to be stored. */
interface Portrait {
  url: string;
  files: readonly { key: string; data: Uint8Array }[];
}

const LARGEST_SIDE = Math.max(...PORTRAIT_SIDES);
/** Tells the folders of these photos from those of listings, which may come from the same file and live longer. */
const PREFIX = 'portrait-';
const DIGEST_LENGTH = 40;
const URL_OF_PORTRAIT = new RegExp(`^/uploads/(${PREFIX}[0-9a-f]{${DIGEST_LENGTH}})/`, 'u');

/** Decoding holds the whole photo in memory, so one at a time. */
const once = createWorkQueue<Portrait>({ concurrency: 1, waiting: 20 });

/** The middle of an untrusted photo, square. The same file of the same person has the same name; two people never share one. */
export async function makePortrait(source: Uint8Array, userId: string): Promise<Portrait> {
  const digest = createHash('sha256').update(userId).update(source).digest('hex');
  const folder = `${PREFIX}${digest.slice(0, DIGEST_LENGTH)}`;
  return once(folder, async () => {
    const box = { width: LARGEST_SIDE, height: LARGEST_SIDE };
    const photo = await decodePhoto(source, box, 'cover');
    const files = await Promise.all(PORTRAIT_SIDES.map((side) => encodeSide(folder, photo, side)));
    return { url: `/uploads/${folder}/${LARGEST_SIDE}.jpg`, files: files.flat() };
  });
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

export async function storePortrait(storage: Storage, { files }: Portrait): Promise<void> {
  for (const { key, data } of files) if (!(await storage.has(key))) await storage.put(key, data);
}

/** What lies behind an address that `makePortrait` gave; another address is not ours to remove. */
export async function removePortrait(storage: Storage, url: string): Promise<void> {
  const folder = URL_OF_PORTRAIT.exec(url)?.[1];
  if (folder !== undefined) await storage.remove(folder);
}
