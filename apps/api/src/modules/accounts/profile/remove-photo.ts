import { profileSchema } from '@pbr/schemas/account/profile';
import { action } from '../../../action/action.ts';
import { replacePhoto } from './replace-photo.ts';

/** Doing it twice changes nothing. */
export const removePhoto = action({
  access: 'member',
  output: profileSchema,
  run: (ctx) => replacePhoto(ctx, null),
});
