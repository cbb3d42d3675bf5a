import type { Db } from '@pbr/db/client';
import { users } from '@pbr/db/schema/users';
import { and, eq, sql } from 'drizzle-orm';

const candidate = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: sql<'admin' | 'employee'>`${users.role}`,
  isActive: users.isActive,
};

export function usersByEmail(db: Db, email: string) {
  return db
    .select(candidate)
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
}

export function activeAdmins(db: Db) {
  return db
    .select(candidate)
    .from(users)
    .where(and(eq(users.role, 'admin'), users.isActive))
    .orderBy(users.email);
}
