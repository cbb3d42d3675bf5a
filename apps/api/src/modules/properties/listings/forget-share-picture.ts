import type { ServiceContext } from '../../../lib/context.ts';

/** Where the picture of a shared link is kept. */
export const sharePictureFolder = (propertyId: string) => `og-${propertyId}`;

/** For a listing that strangers must not see any more. The picture is drawn again when they may. */
export async function forgetSharePicture(
  ctx: Pick<ServiceContext, 'storage' | 'log'>,
  propertyId: string,
): Promise<void> {
  try {
    await ctx.storage.remove(sharePictureFolder(propertyId));
  } catch (error) {
    // Whatever goes wrong here leaves a file under a name that nobody can guess, and is no reason to refuse the write.
    ctx.log.warn({ err: error }, 'the share picture of a hidden listing was not removed');
  }
}
