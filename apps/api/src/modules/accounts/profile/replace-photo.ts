import type { Profile } from '@pbr/schemas/account/profile';
import type { ServiceContext } from '../../../lib/context.ts';
import { requireVersion } from '../../../lib/precondition.ts';
import { lockActor } from '../../../action/lock-actor.ts';
import type { SignedIn } from '../../../action/rows.ts';
import { photoFolderOf } from '../../../photos/photo-folders.ts';
import { forgetPhotoFiles } from '../../photos/forget-photo-files.ts';
import { getProfile } from './get-profile.ts';
import { updateProfileRow } from './profile.queries.ts';

/** Gives the actor another photo, or none, and removes the files of the one before. `keepFiles` runs while the person is locked. */
export async function replacePhoto(
  ctx: SignedIn,
  profileImageUrl: string | null,
  keepFiles?: (inside: SignedIn) => Promise<void>,
): Promise<Profile> {
  const [before, after] = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await lockActor(inside, { toChange: true });
    const current = await getProfile(inside);
    requireVersion(inside, current.version);
    await keepFiles?.(inside);
    if (current.profileImageUrl === profileImageUrl) return [current, current];
    const change = { values: { profileImageUrl }, now: ctx.now() };
    return [current, await updateProfileRow(tx, current.id, change)];
  });
  await forgetPhoto(ctx, before.profileImageUrl);
  return after;
}

/** Removes the files of a photo that nobody uses any more. Ignores a URL that is not of an uploaded photo. */
export async function forgetPhoto(ctx: ServiceContext, url: string | null): Promise<void> {
  const folder = url === null ? null : photoFolderOf(url);
  if (folder !== null) await forgetPhotoFiles(ctx, [folder]);
}
