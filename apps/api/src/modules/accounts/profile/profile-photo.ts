import { PORTRAIT_SIDES, type Profile, profileSchema } from '@pbr/schemas/account/profile';
import { action } from '../../../action/action.ts';
import type { SignedIn } from '../../../action/rows.ts';
import { photoSchema } from '../../../http/received-file.ts';
import type { PhotoFile } from '../../../photos/encode-photo.ts';
import { checkPhoto } from '../../../photos/photo-decoding.ts';
import { personalFolderOf } from '../../../photos/photo-folders.ts';
import { withPhotoEncoder } from '../../../photos/photo-turns.ts';
import { keepPhotoFiles } from '../../photos/keep-photo-files.ts';
import { forgetPhoto, replacePhoto } from './replace-photo.ts';

/** Any file may come: it must decode as a photo, and only its pixels are kept. */
export const setPhoto = action({
  access: 'member',
  input: photoSchema,
  output: profileSchema,
  run: async (ctx, { photo: { path, digest } }) => {
    await checkPhoto(path);
    const folder = personalFolderOf(ctx.actor.userId, digest);
    return withPhotoEncoder(async (encode) =>
      store(ctx, folder, await encode('squares', { path, folder, sides: PORTRAIT_SIDES })),
    );
  },
});

async function store(ctx: SignedIn, folder: string, files: readonly PhotoFile[]): Promise<Profile> {
  const url = `/uploads/${folder}/${Math.max(...PORTRAIT_SIDES)}.jpg`;
  try {
    return await replacePhoto(ctx, url, (inside) => keepPhotoFiles(inside, folder, files));
  } catch (error) {
    await forgetPhoto(ctx, url);
    throw error;
  }
}

/** Doing it twice changes nothing. */
export const removePhoto = action({
  access: 'member',
  output: profileSchema,
  run: (ctx) => replacePhoto(ctx, null),
});
