import type { ServiceContext } from '../../../lib/context.ts';
import { photoFolderOf } from '../../../photos/photo-folders.ts';
import { forgetPhotoFiles } from '../../photos/forget-photo-files.ts';

/** Removes the files of a photo that nobody uses any more. Ignores a URL that is not of an uploaded photo. */
export async function forgetPhoto(ctx: ServiceContext, url: string | null): Promise<void> {
  const folder = url === null ? null : photoFolderOf(url);
  if (folder !== null) await forgetPhotoFiles(ctx, [folder]);
}
