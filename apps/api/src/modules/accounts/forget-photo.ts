import type { ServiceContext } from '../../lib/context.ts';
import { removePortrait } from '../../lib/portraits.ts';
import { lockPhotoUrl } from './profile.queries.ts';

/**
 * Removes the files of a photo that the person does not use (any more). Whatever goes wrong here leaves files that nobody sees, and
 * is no reason to refuse what the person did.
 */
export async function forgetPhoto(
  ctx: ServiceContext,
  { userId, url }: { userId: string; url: string | null },
): Promise<void> {
  if (url === null) return;
  try {
    await ctx.db.transaction(async (tx) => {
      // The lock keeps out whoever is just uploading the same photo again.
      const current = await lockPhotoUrl(tx, userId);
      if (current !== url) await removePortrait(ctx.storage, url);
    });
  } catch (error) {
    ctx.log.warn({ err: error }, 'the files of an old photo were not removed');
  }
}
