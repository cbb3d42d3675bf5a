import type { Db } from '@pbr/db/client';
import { users } from '@pbr/db/schema/users';
import { PERSON } from '@pbr/db/sql/people';
import type { RowOf } from '@pbr/db/sql/result-rows';
import type { RegistrationAttempt } from '@pbr/schemas/account/jobs';
import { eq, type SQL, sql } from 'drizzle-orm';

const ACCOUNT = {
  ...PERSON,
  isActive: users.isActive,
  isEmailVerified: users.isEmailVerified,
  registration: users.registration,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
};
export type Account = RowOf<typeof ACCOUNT>;

/** Locks the person: nobody else changes them until the transaction ends. */
export const lockAccount = (db: Db, id: string) => lockWhere(db, eq(users.id, id));

export const lockAccountByEmail = (db: Db, email: string) =>
  lockWhere(db, sql`lower(${users.email}) = lower(${email})`);

async function lockWhere(db: Db, condition: SQL): Promise<Account | null> {
  const [account] = await db.select(ACCOUNT).from(users).where(condition).for('no key update');
  return account ?? null;
}

/** Adds a person who has proven nothing yet and cannot do anything; changes nothing when the e-mail is known. */
export async function insertUnconfirmed(
  db: Db,
  { email, attempt, now }: { email: string; attempt: RegistrationAttempt; now: Date },
): Promise<void> {
  const { firstName, lastName } = attempt;
  const at = now.toISOString();
  await db
    .insert(users)
    .values({
      email,
      firstName,
      lastName,
      registration: 'pending',
      isActive: false,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing();
}

export async function confirmRegistration(
  db: Db,
  { id, attempt, isActive, now }: ConfirmedRegistration,
): Promise<void> {
  const { firstName, lastName, phone, passwordHash, noticeVersion } = attempt;
  await db
    .update(users)
    .set({
      firstName,
      lastName,
      phone,
      passwordHash,
      privacyNoticeVersion: noticeVersion,
      isEmailVerified: true,
      isActive,
      registration: isActive ? null : 'pending',
      version: sql`${users.version} + 1`,
      updatedAt: now.toISOString(),
    })
    .where(eq(users.id, id));
}

interface ConfirmedRegistration {
  id: string;
  attempt: RegistrationAttempt;
  isActive: boolean;
  now: Date;
}

export async function selectCredentials(db: Db, id: string) {
  const [credentials] = await db
    .select({ email: users.email, firstName: users.firstName, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id));
  return credentials;
}

export async function setPasswordOf(
  db: Db,
  { id, passwordHash, isByLink, noticeVersion, now }: NewPassword,
): Promise<void> {
  await db
    .update(users)
    .set({
      passwordHash,
      ...(isByLink && { isEmailVerified: true, version: sql`${users.version} + 1` }),
      ...(noticeVersion !== undefined && { privacyNoticeVersion: noticeVersion }),
      updatedAt: now.toISOString(),
    })
    .where(eq(users.id, id));
}

interface NewPassword {
  id: string;
  passwordHash: string;
  /** A mailed link proves the e-mail. */
  isByLink: boolean;
  noticeVersion?: string | undefined;
  now: Date;
}
