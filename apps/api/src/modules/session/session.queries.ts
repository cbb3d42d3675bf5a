import type { Db } from '@pbr/db/client';
import { sessions } from '@pbr/db/schema/sessions';
import { users } from '@pbr/db/schema/users';
import { SESSION_USER } from '@pbr/db/sql/people';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';

const userIdOf = sql<string>`${sessions.sess} ->> 'userId'`;
const publicIdOf = sql<string>`${sessions.sess} ->> 'publicId'`;

/** Deletes the person's sessions at once: all but `except`, or only `only`, both public ids. Answers the number of ended sessions. */
export async function deleteSessionsOf(
  db: Db,
  userId: string,
  { except, only }: { except?: string | null; only?: string } = {},
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(
      and(
        eq(userIdOf, userId),
        except ? ne(publicIdOf, except) : undefined,
        only === undefined ? undefined : eq(publicIdOf, only),
      ),
    )
    .returning({ expire: sessions.expire });
  return ended.length;
}

export async function selectSessionsOf(db: Db, userId: string, now: Date) {
  return db
    .select({
      publicId: publicIdOf,
      createdAt: sql<string>`${sessions.sess} ->> 'createdAt'`,
      seenAt: sql<string>`${sessions.sess} ->> 'seenAt'`,
      userAgent: sql<string>`coalesce(${sessions.sess} ->> 'userAgent', '')`,
    })
    .from(sessions)
    .where(and(eq(userIdOf, userId), gt(sessions.expire, now.toISOString())))
    .orderBy(desc(sql`${sessions.sess} ->> 'seenAt'`), publicIdOf);
}

export async function selectSessionUser(db: Db, id: string) {
  const [user] = await db
    .select(SESSION_USER)
    .from(users)
    .where(and(eq(users.id, id), users.isActive));
  return user;
}

/** The person and the password hash for a sign-in; the case of the e-mail does not matter. */
export async function selectLogin(db: Db, email: string) {
  const [login] = await db
    .select({ ...SESSION_USER, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return login;
}

/** Stores a new hash of the same password, unless another one was set meanwhile; answers whether it did. */
export async function replacePasswordHash(
  db: Db,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<boolean> {
  const replaced = await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, id), eq(users.passwordHash, from)))
    .returning({ id: users.id });
  return replaced.length > 0;
}
