import type { Profile } from '@pbr/schemas/account/profile';
import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { findProfile } from './profile.queries.ts';

/** The person's own profile, for the settings page. */
export async function getProfile(ctx: Pick<ServiceContext, 'db' | 'actor'>): Promise<Profile> {
  const profile = await findProfile(ctx.db, signedIn(ctx.actor).userId);
  if (!profile) throw new AppError('session.required');
  return profile;
}
