import type { Profile } from '@pbr/schemas/account/profile';
import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { lockActor } from '../../session/lock-actor.ts';
import { forgetPhoto } from './forget-photo.ts';
import { getProfile } from './get-profile.ts';
import { lockPhotoUrl, updateProfileRow } from './profile.queries.ts';

/** Doing it twice changes nothing. */
export async function removePhoto(ctx: ServiceContext): Promise<Profile> {
  const { userId } = signedIn(ctx.actor);
  const before = await ctx.db.transaction(async (tx) => {
    await lockActor({ ...ctx, db: tx }, { toChange: true });
    const current = await lockPhotoUrl(tx, userId);
    if (current !== null)
      await updateProfileRow(tx, userId, { values: { profileImageUrl: null }, now: ctx.now() });
    return current;
  });
  await forgetPhoto(ctx, before);
  return getProfile(ctx);
}
