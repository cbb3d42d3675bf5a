import { profileSchema } from '@pbr/schemas/account/profile';
import { AppError } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { findProfile } from './profile.queries.ts';

/** The person's own profile, for the settings page. */
export const getProfile = action({
  access: 'member',
  output: profileSchema,
  run: async ({ db, actor }) => {
    const profile = await findProfile(db, actor.userId);
    if (!profile) throw new AppError('session.required');
    return profile;
  },
});
