import type { Db } from '@pbr/db/client';
import { users } from '@pbr/db/schema/users';
import { SESSION_USER } from '@pbr/db/sql/people';
import type { Profile, UpdateProfile } from '@pbr/schemas/account/profile';
import { and, eq, sql } from 'drizzle-orm';

const profile = {
  ...SESSION_USER,
  whatsapp: users.whatsapp,
  website: users.website,
  bio: users.bio,
  city: users.city,
  state: users.state,
};

/** Answers null for a person who is not active. */
export async function findProfile(db: Db, id: string): Promise<Profile | null> {
  const [found] = await db
    .select(profile)
    .from(users)
    .where(and(eq(users.id, id), users.isActive));
  return found ?? null;
}

type ProfileChange = UpdateProfile & {
  isPhoneVerified?: boolean;
  profileImageUrl?: string | null;
};

/** Answers the changed profile. */
export async function updateProfileRow(
  db: Db,
  id: string,
  { values, now }: { values: ProfileChange; now: Date },
): Promise<Profile> {
  const [changed] = await db
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1`, updatedAt: now.toISOString() })
    .where(eq(users.id, id))
    .returning(profile);
  if (!changed) throw new Error('a locked person is gone');
  return changed;
}
