import { profileSchema } from '@pbr/schemas/account/profile';
import { operation } from '../../../operation/operation.ts';
import { replacePhoto } from './replace-photo.ts';

/** Doing it twice changes nothing. */
export const removePhoto = operation({
  access: 'member',
  output: profileSchema,
  run: (ctx) => replacePhoto(ctx, null),
});
