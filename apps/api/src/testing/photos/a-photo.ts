import sharp from 'sharp';
import type { ServiceContext } from '../../lib/context.ts';
import { addImage } from '../../modules/properties/photos/add-image.ts';

let last = 0;

/** A photo unlike any other in the test file. */
export async function aPhoto({ width = 40, height = 30 } = {}): Promise<Buffer> {
  last += 1;
  const background = { r: last & 0xff, g: (last >> 8) & 0xff, b: 120 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Sends a photo as the REST call does. */
export async function addPhoto(
  ctx: ServiceContext,
  { id, source, form = {} }: { id: string; source: Uint8Array; form?: object },
  add = addImage,
): ReturnType<typeof addImage> {
  const sent = await ctx.storage.receive([source]);
  try {
    return await add.perform(ctx, { id, ...form, photo: sent });
  } finally {
    await sent.remove();
  }
}
