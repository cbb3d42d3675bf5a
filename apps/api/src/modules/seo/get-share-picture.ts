import { createHash } from 'node:crypto';
import type { PropertyDetail } from '@pbr/schemas/property';
import type { ServiceContext } from '../../lib/context.ts';
import { readPlaceholderArt } from '../../lib/placeholder-art.ts';
import { drawSharePicture, SHARE_PICTURE_VERSION } from '../../lib/share-picture.ts';
import type { Storage } from '../../lib/storage.ts';
import { createWorkQueue } from '../../lib/work-queue.ts';
import { getProperty } from '../properties/get-property.ts';
import { shareWords } from './share-words.ts';

/** Drawing takes a processor for some tenths of a second; visitors come first. */
const once = createWorkQueue<Uint8Array>({ concurrency: 2, waiting: 100 });

/**
 * The picture that messengers show with a listing. It is drawn when it is first asked for and kept until something on it or
 * the listing changes. Only what everybody may see has one: the picture must not depend on who asks first.
 */
export async function getSharePicture(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<Uint8Array> {
  const property = await getProperty({ ...ctx, actor: { kind: 'visitor' } }, { id });
  const folder = `og-${property.id}`;
  const key = `${folder}/${digestOf(property)}.jpg`;
  return (await ctx.storage.read(key)) ?? once(key, () => drawAndKeep(ctx, property, folder, key));
}

async function drawAndKeep(
  ctx: ServiceContext,
  property: PropertyDetail,
  folder: string,
  key: string,
): Promise<Uint8Array> {
  const photo = (await readPhoto(ctx.storage, property)) ?? (await readPlaceholderArt());
  const picture = await drawSharePicture(photo, shareWords(property));
  try {
    await ctx.storage.put(key, picture);
    for await (const other of ctx.storage.list(folder))
      if (other !== key) await ctx.storage.remove(other);
  } catch (error) {
    // A full disk costs the time to draw again, not the picture.
    ctx.log.warn({ err: error }, 'share picture not kept');
  }
  return picture;
}

async function readPhoto(storage: Storage, { images }: PropertyDetail): Promise<Uint8Array | null> {
  const [photo] = images;
  return photo ? storage.read(`${photoKey(photo)}/1600.jpg`) : null;
}

/** Addresses of photos are their storage keys below a common folder. */
const photoKey = ({ baseUrl }: { baseUrl: string }) => baseUrl.replace('/uploads/', '');

function digestOf(property: PropertyDetail): string {
  const [photo] = property.images;
  const drawn = [
    SHARE_PICTURE_VERSION,
    property.updatedAt,
    photo?.baseUrl ?? null,
    shareWords(property),
  ];
  return createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 24);
}
