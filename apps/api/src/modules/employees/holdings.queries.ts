import type { Db } from '@pbr/db/client';
import { users } from '@pbr/db/schema/users';
import { IS_COLLEAGUE, PERSON, type PersonRow } from '@pbr/db/sql/people';
import { oneRow } from '@pbr/db/sql/result-rows';
import type { Holdings } from '@pbr/schemas/employee/employee';
import { and, eq, sql } from 'drizzle-orm';

/** Counts a person's listings, inquiries and shares, in one statement. */
export function findHoldings(db: Db, userId: string): Promise<Holdings> {
  return oneRow(
    db,
    sql`
      with own as (select id from properties where owner_id = ${userId} and deleted_at is null)
      select (select count(*)::int from own) as listings,
        (select count(*)::int from property_inquiries q join own on own.id = q.property_id where q.status = 'pending') as inquiries,
        (select count(*)::int from commission_shares s join own on own.id = s.property_id where s.is_active) as "sharesGiven",
        (select count(*)::int from commission_shares s where s.agent_id = ${userId} and s.is_active) as "sharesReceived"`,
  );
}

export type Successor = PersonRow;

const selectSuccessor = (db: Db, id: string) =>
  db
    .select(PERSON)
    .from(users)
    .where(and(eq(users.id, id), IS_COLLEAGUE));

/** A person who can sign in, so that clients are answered. */
export async function findSuccessor(db: Db, id: string): Promise<Successor | null> {
  const [person] = await selectSuccessor(db, id);
  return person ?? null;
}

/**
 * The same person; nobody can deactivate them until the transaction ends. The lock is shared, because their own writes go on and may wait
 * for the person who leaves.
 */
export async function lockSuccessor(db: Db, id: string): Promise<Successor | null> {
  const [person] = await selectSuccessor(db, id).for('share');
  return person ?? null;
}

/** A person whose listings go to somebody else. */
export interface Giver extends Successor {
  isActive: boolean;
  /** The names of the listings. */
  names: readonly string[];
  /** The number of clients who wait for an answer. */
  inquiries: number;
}

/** The owners of these listings, with the names of each owner's listings. */
export async function findGivers(db: Db, propertyIds: readonly string[]): Promise<Giver[]> {
  return db.execute<Giver & Record<string, unknown>>(sql`
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.is_active as "isActive",
      json_agg(p.name order by p.name) as names,
      sum((select count(*) from property_inquiries q where q.property_id = p.id and q.status = 'pending'))::int as inquiries
    from properties p join users u on u.id = p.owner_id
    where p.id = any(${sql.param(propertyIds)}::uuid[])
    group by u.id order by u.id`);
}
