import type { Db } from '@pbr/db/client';
import { users } from '@pbr/db/schema/users';
import type { Role } from '@pbr/schemas/account/values';
import { eq } from 'drizzle-orm';

/** Locks the person's row until the transaction ends: shared with their other writes, but not with a change of the row. */
export async function lockUser(
  db: Db,
  id: string,
  toChange: boolean,
): Promise<{ role: Role; isActive: boolean } | undefined> {
  const [user] = await db
    .select({ role: users.role, isActive: users.isActive })
    .from(users)
    .where(eq(users.id, id))
    .for(toChange ? 'no key update' : 'share');
  return user;
}
