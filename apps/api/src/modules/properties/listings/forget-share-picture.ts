import type { ServiceContext } from '../../../lib/context.ts';

/** The storage folder of a listing's share picture. */
export const sharePictureFolder = (propertyId: string) => `og-${propertyId}`;

/** Removes the picture of a listing that is no longer public. It is drawn again once the listing is public again. */
export async function forgetSharePicture(
  ctx: Pick<ServiceContext, 'storage' | 'log'>,
  propertyId: string,
): Promise<void> {
  try {
    await ctx.storage.remove(sharePictureFolder(propertyId));
  } catch (error) {
    // A failure leaves a picture of what was public under a name that no page links to any more, and is no reason to refuse the write.
    ctx.log.warn({ err: error }, 'the share picture of a hidden listing was not removed');
  }
}
