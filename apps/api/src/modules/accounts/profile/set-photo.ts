import type { Profile } from '@pbr/schemas/account/profile';
import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { checkPhoto } from '../../../photos/photo-decoding.ts';
import { portraitFolderOf } from '../../../photos/photo-folders.ts';
import { withPhotoEncoder } from '../../../photos/photo-turns.ts';
import type { PhotoFile } from '../../../photos/photos.ts';
import { portraitUrl } from '../../../photos/portraits.ts';
import type { Precondition } from '../../../lib/precondition.ts';
import type { ReceivedFile } from '../../../http/received-file.ts';
import { keepPhotoFiles } from '../../photos/keep-photo-files.ts';
import { lockActor } from '../../session/lock-actor.ts';
import { forgetPhoto } from './forget-photo.ts';
import { getProfile } from './get-profile.ts';
import { lockPhotoUrl, updateProfileRow } from './profile.queries.ts';

/** `sent` may be any file: it must decode as a photo, and only its pixels are kept. */
export async function setPhoto(
  ctx: ServiceContext,
  sent: Pick<ReceivedFile, 'path' | 'digest'>,
  precondition?: Precondition,
): Promise<Profile> {
  const { userId } = signedIn(ctx.actor);
  await checkPhoto(sent.path);
  const folder = portraitFolderOf(userId, sent.digest);
  await withPhotoEncoder(async (encode) => {
    const files = await encode('portrait', { path: sent.path, folder });
    await store(ctx, { userId, folder, files, precondition });
  });
  return getProfile(ctx);
}

interface NewPortrait {
  userId: string;
  folder: string;
  files: readonly PhotoFile[];
  precondition: Precondition | undefined;
}

async function store(
  ctx: ServiceContext,
  { userId, folder, files, precondition }: NewPortrait,
): Promise<void> {
  const url = portraitUrl(folder);
  try {
    const before = await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      await lockActor(inside, { toChange: true });
      await precondition?.(inside);
      const current = await lockPhotoUrl(tx, userId);
      await keepPhotoFiles(inside, folder, files);
      await updateProfileRow(tx, userId, { values: { profileImageUrl: url }, now: ctx.now() });
      return current;
    });
    await forgetPhoto(ctx, before);
  } catch (error) {
    await forgetPhoto(ctx, url);
    throw error;
  }
}
