import type { Profile } from '@pbr/schemas/profile';
import { signedIn } from '../../lib/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { makePortrait, storePortrait } from '../../lib/portraits.ts';
import { lockActor } from '../session/lock-actor.ts';
import { forgetPhoto } from './forget-photo.ts';
import { getProfile } from './get-profile.ts';
import { lockPhotoUrl, updateProfileRow } from './profile.queries.ts';

/** `source` is whatever was sent; only what decodes as a photo is kept, and only its pixels. */
export async function setPhoto(ctx: ServiceContext, source: Uint8Array): Promise<Profile> {
  const { userId } = signedIn(ctx.actor);
  const portrait = await makePortrait(source, userId);
  const { url } = portrait;
  try {
    const before = await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      await lockActor(inside, { toChange: true });
      const current = await lockPhotoUrl(tx, userId);
      // Files first: there is never a row whose file is missing. Under the lock nobody takes them away before the row names them.
      await storePortrait(ctx.storage, portrait);
      await updateProfileRow(tx, userId, { values: { profileImageUrl: url }, now: ctx.now() });
      return current;
    });
    await forgetPhoto(ctx, { userId, url: before });
  } catch (error) {
    await forgetPhoto(ctx, { userId, url });
    throw error;
  }
  return getProfile(ctx);
}
