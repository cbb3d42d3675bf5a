import { createHash } from 'node:crypto';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import type { ServiceContext } from '../../lib/context.ts';
import { readPlaceholderArt } from '../../photos/placeholder-art.ts';
import type { Storage } from '../../photos/storage.ts';
import { createWorkQueue } from '../../lib/work-queue.ts';
import { sharePictureFolder } from '../properties/listings/forget-share-picture.ts';
import { getProperty } from '../properties/listings/get-property.ts';
import { drawSharePicture, SHARE_PICTURE_VERSION, type ShareWords } from './share-picture.ts';
import { PORTAL_WORDS, shareWords } from './share-words.ts';

/** Drawing keeps a processor busy for some tenths of a second, so only two run at once: visitors come first. */
const once = createWorkQueue<Uint8Array>({ concurrency: 2, waiting: 100 });

/**
 * The picture that messengers show with a listing. The first request draws it; it is kept until the listing or the drawing changes.
 * Only a listing that everybody may see has one: the picture must not depend on who asks first.
 */
export async function getSharePicture(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<Uint8Array> {
  const property = await getProperty({ ...ctx, actor: { kind: 'visitor' } }, { id });
  const [photo] = property.images;
  return kept(ctx, {
    folder: sharePictureFolder(property.id),
    version: [property.updatedAt, photo?.baseUrl ?? null],
    words: shareWords(property),
    photo: () => readPhoto(ctx.storage, property),
  });
}

/** The picture of every page that has none of its own. */
export async function getPortalPicture(ctx: ServiceContext): Promise<Uint8Array> {
  return kept(ctx, {
    folder: 'og-portal',
    version: [],
    words: PORTAL_WORDS,
    photo: () => Promise.resolve(null),
  });
}

interface Drawing {
  /** A folder of the storage; holds only the newest picture. */
  folder: string;
  /** Further values that the picture depends on. */
  version: readonly unknown[];
  words: ShareWords;
  /** Null without a photo; our placeholder drawing then takes its place. */
  photo: () => Promise<Uint8Array | null>;
}

async function kept(ctx: ServiceContext, drawing: Drawing): Promise<Uint8Array> {
  const key = `${drawing.folder}/${digestOf(drawing)}.jpg`;
  return (await ctx.storage.read(key)) ?? once(key, () => drawAndKeep(ctx, drawing, key));
}

async function drawAndKeep(
  ctx: ServiceContext,
  { folder, words, photo }: Drawing,
  key: string,
): Promise<Uint8Array> {
  const picture = await drawSharePicture((await photo()) ?? (await readPlaceholderArt()), words);
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

async function readPhoto(storage: Storage, { images }: PropertyDetail): Promise<Uint8Array | null> {
  const [photo] = images;
  return photo ? storage.read(`${photoKey(photo)}/1600.webp`) : null;
}

/** A photo's base URL is its storage key below '/uploads/'. */
const photoKey = ({ baseUrl }: { baseUrl: string }) => baseUrl.replace('/uploads/', '');

function digestOf({ version, words }: Drawing): string {
  const drawn = [SHARE_PICTURE_VERSION, ...version, words];
  return createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 24);
}
