import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  listingPicture,
  pictureVersion,
  portalPicture,
  type SharePicture,
} from '@pbr/schemas/property/media/share-picture';
import type { PropertyType } from '@pbr/schemas/property/values';
import type { ServiceContext } from '../../lib/context.ts';
import { runsFromSource, webRoot } from '../../lib/paths.ts';
import { createWorkQueue } from '../../lib/work-queue.ts';
import type { Storage } from '../../photos/storage.ts';
import { sharePictureFolder } from '../properties/listings/forget-share-picture.ts';
import { getProperty } from '../properties/listings/get-property.ts';
import { drawSharePicture, SHARE_PICTURE } from './share-picture.ts';

/** Drawing keeps a processor busy for some tenths of a second, so only two run at once: visitors come first. */
const once = createWorkQueue<Uint8Array>({ concurrency: 2, waiting: 100 });

/**
 * The picture that messengers show with a listing. The first request draws it; it is kept until something on it changes.
 * Only a listing that everybody may see has one: the picture must not depend on who asks first.
 */
export async function getSharePicture(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<Uint8Array> {
  const property = await getProperty({ ...ctx, actor: { kind: 'visitor' } }, { id });
  return kept(ctx, sharePictureFolder(property.id), listingPicture(property));
}

/** The picture of every page that has none of its own. */
export async function getPortalPicture(ctx: ServiceContext): Promise<Uint8Array> {
  return kept(ctx, 'og-portal', portalPicture());
}

/** The folder of the storage holds only the newest picture. */
async function kept(
  ctx: ServiceContext,
  folder: string,
  picture: SharePicture,
): Promise<Uint8Array> {
  const key = `${folder}/${pictureVersion(picture)}.jpg`;
  return (
    (await ctx.storage.read(key)) ?? once(key, () => drawAndKeep(ctx, { folder, key, picture }))
  );
}

interface Drawing {
  folder: string;
  key: string;
  picture: SharePicture;
}

async function drawAndKeep(
  ctx: ServiceContext,
  { folder, key, picture: { words, photo, drawing } }: Drawing,
): Promise<Uint8Array> {
  const stored = photo === null ? null : await readPhoto(ctx.storage, photo);
  const picture = await drawSharePicture(stored ?? (await readDrawing(drawing)), words);
  try {
    await ctx.storage.put(key, picture);
    for await (const other of ctx.storage.list(folder))
      if (other !== key) await ctx.storage.remove(other);
  } catch (error) {
    // A full disk costs the time to draw again, but the picture is still answered.
    ctx.log.warn({ err: error }, 'the share picture was not stored');
  }
  return picture;
}

/** A photo's base URL is its storage key below '/uploads/'. Null when its files are lost. */
const readPhoto = (storage: Storage, baseUrl: string): Promise<Uint8Array | null> =>
  storage.read(`${baseUrl.replace('/uploads/', '')}/1600.webp`);

/** The drawing of a type of listing, which the web serves under `/placeholders/`, as wide as the picture and higher above the words. */
async function readDrawing(type: PropertyType): Promise<Uint8Array> {
  const folder = runsFromSource ? 'public' : 'dist/client';
  const svg = await readFile(path.join(webRoot, folder, `placeholders/${type}.svg`), 'utf8');
  const { width, height } = SHARE_PICTURE;
  const frame = `viewBox="0 68 800 600" width="${width}" height="${height}"`;
  return Buffer.from(svg.replace(/viewBox="[^"]*"/u, frame));
}
