import type { Db } from '@pbr/db/client';
import { preparedStatements } from '@pbr/db/prepared';
import { sessions } from '@pbr/db/schema/sessions';
import { users } from '@pbr/db/schema/users';
import { SESSION_USER } from '@pbr/db/sql/people';
import { and, eq, gt, sql } from 'drizzle-orm';

/** The content of a session, in the column `sess`. */
export interface StoredSession {
  userId: string;
  /** Identifies the session to its owner; it gives no access. */
  publicId: string;
  createdAt: string;
  seenAt: string;
  userAgent: string;
}

const userId = sql<string>`${sessions.sess} ->> 'userId'`;
const seenAt = sql<string>`${sessions.sess} ->> 'seenAt'`;

/** Finds a live session and its person as they are now; undefined when the person may no longer sign in. */
export async function selectSession(db: Db, sid: string, now: Date) {
  const statement = prepared(db, 'session', () => prepareSelect(db));
  const [row] = await statement.execute({ sid, now: now.toISOString() });
  return row;
}

const prepared = preparedStatements<ReturnType<typeof prepareSelect>>();

function prepareSelect(db: Db) {
  return db
    .select({
      person: SESSION_USER,
      publicId: sql<string>`${sessions.sess} ->> 'publicId'`,
      createdAt: sql<string>`${sessions.sess} ->> 'createdAt'`,
      seenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sql`(${userId})::uuid`))
    .where(
      and(
        eq(sessions.sid, sql.placeholder('sid')),
        gt(sessions.expire, sql.placeholder('now')),
        users.isActive,
      ),
    )
    .prepare('session');
}

export interface NewSession {
  sess: StoredSession;
  /** The hash of the password that the person has proven to know. */
  passwordHash: string;
}

/**
 * Begins a session, unless the person was deactivated or got another password or e-mail since they proved who they are. A change of these
 * waits for this statement and ends the session together with the person's others.
 */
export async function insertSession(
  db: Db,
  { sid, sess, passwordHash, expire }: NewSession & { sid: string; expire: Date },
): Promise<boolean> {
  const rows = await db.execute(sql`
    insert into ${sessions} (sid, sess, expire)
    select ${sid}, ${JSON.stringify(sess)}::jsonb, ${expire.toISOString()}::timestamptz from ${users} u
    where u.id = ${sess.userId} and u.is_active and u.is_email_verified and u.password_hash = ${passwordHash}
    for share
    returning sid`);
  return rows.length > 0;
}

/** Notes that the session is in use. Of several requests at once, one writes; an ended session stays ended. */
export async function touchSession(
  db: Db,
  { sid, before, now, expire }: { sid: string; before: string; now: Date; expire: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({
      sess: sql`jsonb_set(${sessions.sess}, '{seenAt}', to_jsonb(${now.toISOString()}::text))`,
      expire: expire.toISOString(),
    })
    .where(and(eq(sessions.sid, sid), eq(seenAt, before)));
}

export async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}
