import type { Db } from '@pbr/db/client';
import { users } from '@pbr/db/schema/users';
import { lockName } from '@pbr/db/sql/locks';
import { PERSON } from '@pbr/db/sql/people';
import type { RowOf } from '@pbr/db/sql/result-rows';
import type { Employee } from '@pbr/schemas/employee/employee';
import type { Role } from '@pbr/schemas/account/values';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';

/** A registration is not an employee until its e-mail is confirmed. */
const isConfirmed = sql`(${users.registration} is null or ${users.isEmailVerified})`;
const isListed = sql`(${users.isActive} or ${users.registration} is not null) and ${isConfirmed}`;

const EMPLOYEE = {
  ...PERSON,
  phone: users.phone,
  role: users.role,
  isActive: users.isActive,
  status: sql<Employee['status']>`case when ${users.registration} is not null then 'pending'
    when ${users.passwordHash} is null then 'invited' else 'active' end`,
  version: users.version,
};

/** Active people, invited ones among them, and confirmed registrations that wait for approval. */
export async function findEmployees(db: Db): Promise<Employee[]> {
  return db.select(EMPLOYEE).from(users).where(isListed);
}

/** Makes writes to employees wait for each other, so that what one of them checks about the others stays true. */
export async function lockEmployees(db: Db): Promise<void> {
  await lockName(db, sql`'portal-pbr employees'`);
}

/** A person on the list of employees, or null. */
export async function findEmployee(db: Db, id: string): Promise<Employee | null> {
  const [employee] = await db
    .select(EMPLOYEE)
    .from(users)
    .where(and(eq(users.id, id), isListed));
  return employee ?? null;
}

/** Like `findEmployee`, but also finds deactivated people. */
export async function findConfirmedEmployee(db: Db, id: string): Promise<Employee | null> {
  const [employee] = await db
    .select(EMPLOYEE)
    .from(users)
    .where(and(eq(users.id, id), isConfirmed));
  return employee ?? null;
}

/** A person on the list of employees, locked until the transaction ends. */
export const lockEmployee = (db: Db, id: string) => lockOne(db, and(eq(users.id, id), isListed));

/** Like `lockEmployee`, but also finds deactivated people. */
export const lockConfirmedEmployee = (db: Db, id: string) =>
  lockOne(db, and(eq(users.id, id), isConfirmed));

async function lockOne(db: Db, condition: SQL | undefined): Promise<Employee | null> {
  const [employee] = await db.select(EMPLOYEE).from(users).where(condition).for('no key update');
  return employee ?? null;
}

const KNOWN = {
  id: users.id,
  isActive: users.isActive,
  role: users.role,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  /** Somebody registered with the e-mail and has not proven that it is theirs. */
  isUnconfirmed: sql<boolean>`not ${isConfirmed}`,
};
export type KnownPerson = RowOf<typeof KNOWN>;

export async function lockByEmail(db: Db, email: string): Promise<KnownPerson | null> {
  const [person] = await db
    .select(KNOWN)
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`)
    .for('no key update');
  return person ?? null;
}

/** Whether an admin has verified the person's present telephone number. */
export async function hasVerifiedPhone(db: Db, id: string): Promise<boolean> {
  const [person] = await db
    .select({ is: users.isPhoneVerified })
    .from(users)
    .where(eq(users.id, id));
  return person?.is === true;
}

/** Whether another admin besides this one can sign in. */
export async function hasOtherAdmin(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        users.isActive,
        users.isEmailVerified,
        sql`${users.passwordHash} is not null`,
        ne(users.id, id),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export interface EmployeeValues {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  role: Role;
}

/** Answers null when the e-mail is taken. */
export async function insertEmployee(
  db: Db,
  values: EmployeeValues,
  now: Date,
): Promise<Employee | null> {
  const at = now.toISOString();
  const [employee] = await db
    .insert(users)
    .values({ ...values, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning(EMPLOYEE);
  return employee ?? null;
}

type Changes = Partial<
  EmployeeValues & {
    isActive: boolean;
    isEmailVerified: boolean;
    isAgent: boolean;
    isPhoneVerified: boolean;
    registration: null;
  }
>;

/** Answers null when somebody has taken the e-mail meanwhile; the transaction must then be rolled back. */
export async function moveEmployee(
  db: Db,
  id: string,
  changes: Changes,
  now: Date,
): Promise<Employee | null> {
  try {
    return await updateEmployeeRow(db, id, changes, now);
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

function isTaken(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}

const UNIQUE_VIOLATION = '23505';

/** Deletes an unconfirmed registration, which frees its e-mail. */
export async function deleteUnconfirmed(db: Db, id: string): Promise<void> {
  await db.delete(users).where(and(eq(users.id, id), sql`not ${isConfirmed}`));
}

export async function updateEmployeeRow(
  db: Db,
  id: string,
  changes: Changes,
  now: Date,
): Promise<Employee> {
  const [employee] = await db
    .update(users)
    .set({ ...changes, version: sql`${users.version} + 1`, updatedAt: now.toISOString() })
    .where(eq(users.id, id))
    .returning(EMPLOYEE);
  if (!employee) throw new Error('a locked employee disappeared');
  return employee;
}
