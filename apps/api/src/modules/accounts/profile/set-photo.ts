import { type Profile, profileSchema } from '@pbr/schemas/account/profile';
import { photoSchema } from '../../../http/received-file.ts';
import { operation } from '../../../operation/operation.ts';
import type { SignedIn } from '../../../operation/rows.ts';
import { checkPhoto } from '../../../photos/photo-decoding.ts';
import { portraitFolderOf } from '../../../photos/photo-folders.ts';
import { withPhotoEncoder } from '../../../photos/photo-turns.ts';
import type { PhotoFile } from '../../../photos/photos.ts';
import { portraitUrl } from '../../../photos/portraits.ts';
import { keepPhotoFiles } from '../../photos/keep-photo-files.ts';
import { forgetPhoto, replacePhoto } from './replace-photo.ts';

/** Any file may come: it must decode as a photo, and only its pixels are kept. */
export const setPhoto = operation({
  access: 'member',
  input: photoSchema,
  output: profileSchema,
  run: async (ctx, { photo: { path, digest } }) => {
    await checkPhoto(path);
    const folder = portraitFolderOf(ctx.actor.userId, digest);
    return withPhotoEncoder(async (encode) =>
      store(ctx, folder, await encode('portrait', { path, folder })),
    );
  },
});

async function store(ctx: SignedIn, folder: string, files: readonly PhotoFile[]): Promise<Profile> {
  const url = portraitUrl(folder);
  try {
    return await replacePhoto(ctx, url, (inside) => keepPhotoFiles(inside, folder, files));
  } catch (error) {
    await forgetPhoto(ctx, url);
    throw error;
  }
}
