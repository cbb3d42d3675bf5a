import type { Db } from '@pbr/db/client';
import { sql } from 'drizzle-orm';

/** A listing on offer whose id lies between these, both included. */
export async function findListingBetween(
  db: Db,
  { first, last }: { first: string; last: string },
): Promise<{ id: string; name: string } | null> {
  const [row] = await db.execute<{ id: string; name: string }>(sql`
    select id, name from properties p where p.listed and id between ${first}::uuid and ${last}::uuid order by id limit 1`);
  return row ?? null;
}
