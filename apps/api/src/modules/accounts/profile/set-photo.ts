import { PORTRAIT_SIDES, type Profile } from '@pbr/schemas/account/profile';
import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { checkPhoto } from '../../../photos/photo-decoding.ts';
import { personalFolderOf } from '../../../photos/photo-folders.ts';
import { withPhotoEncoder } from '../../../photos/photo-turns.ts';
import type { PhotoFile } from '../../../photos/photos.ts';
import type { Precondition } from '../../../lib/precondition.ts';
import type { ReceivedFile } from '../../../http/received-file.ts';
import { keepPhotoFiles } from '../../photos/keep-photo-files.ts';
import { forgetPhoto, replacePhoto } from './replace-photo.ts';

/** `sent` may be any file: it must decode as a photo, and only its pixels are kept. */
export async function setPhoto(
  ctx: ServiceContext,
  sent: Pick<ReceivedFile, 'path' | 'digest'>,
  precondition?: Precondition,
): Promise<Profile> {
  const { userId } = signedIn(ctx.actor);
  await checkPhoto(sent.path);
  const folder = personalFolderOf(userId, sent.digest);
  await withPhotoEncoder(async (encode) => {
    const files = await encode('squares', { path: sent.path, folder, sides: PORTRAIT_SIDES });
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
  const url = `/uploads/${folder}/${Math.max(...PORTRAIT_SIDES)}.jpg`;
  try {
    return await replacePhoto(ctx, url, (inside) => keepPhotoFiles(inside, folder, files));
  } catch (error) {
    await forgetPhoto(ctx, url);
    throw error;
  }
}
