import type { Db } from '@pbr/db/client';
import { sql } from 'drizzle-orm';

interface Named extends Record<string, unknown> {
  id: string;
  name: string;
}

/** The newest listing on offer that has this text as the agency's own id. */
export async function findPropertyOfReference(db: Db, text: string): Promise<Named | null> {
  const [row] = await db.execute<Named>(sql`
    select id, name from properties p
    where p.listed and p.agency_reference is not null and pbr_norm(p.agency_reference) = pbr_norm(${text})
    order by created_at desc, id limit 1`);
  return row ?? null;
}

/** A listing on offer whose id lies between these, both included. */
export async function findPropertyBetween(
  db: Db,
  { first, last }: { first: string; last: string },
): Promise<Named | null> {
  const [row] = await db.execute<Named>(sql`
    select id, name from properties p where p.listed and id between ${first}::uuid and ${last}::uuid order by id limit 1`);
  return row ?? null;
}
