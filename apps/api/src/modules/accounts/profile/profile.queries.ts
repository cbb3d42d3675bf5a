import type { Db } from '@pbr/db/client';
import { users } from '@pbr/db/schema/users';
import type { Profile, UpdateProfile } from '@pbr/schemas/account/profile';
import type { Role } from '@pbr/schemas/account/values';
import { and, eq, sql } from 'drizzle-orm';

const profile = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  whatsapp: users.whatsapp,
  website: users.website,
  bio: users.bio,
  city: users.city,
  state: users.state,
  profileImageUrl: users.profileImageUrl,
  role: sql<Role>`${users.role}`,
  isAgent: users.isAgent,
  isEmailVerified: users.isEmailVerified,
  isPhoneVerified: users.isPhoneVerified,
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

export async function updateProfileRow(
  db: Db,
  id: string,
  { values, now }: { values: ProfileChange; now: Date },
): Promise<void> {
  await db
    .update(users)
    .set({ ...values, updatedAt: now.toISOString() })
    .where(eq(users.id, id));
}

/** Locks the person, so that nobody else changes the photo until the transaction ends. */
export async function lockPhotoUrl(db: Db, id: string): Promise<string | null> {
  const [found] = await db
    .select({ url: users.profileImageUrl })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return found?.url ?? null;
}
