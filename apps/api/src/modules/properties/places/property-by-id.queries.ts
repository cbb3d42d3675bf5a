import type { Db } from '@pbr/db/client';
import { preparedStatements } from '@pbr/db/prepared';
import { properties } from '@pbr/db/schema/properties';
import { and, desc, isNotNull, sql } from 'drizzle-orm';

interface Named extends Record<string, unknown> {
  id: string;
  name: string;
}

const prepared = preparedStatements<ReturnType<typeof prepareReference>>();

/** The newest listing on offer that has this text as the agency's own id. Every completion asks for it. */
export async function findPropertyOfReference(db: Db, text: string): Promise<Named | null> {
  const statement = prepared(db, 'reference', () => prepareReference(db));
  const [row] = await statement.execute({ text });
  return row ?? null;
}

function prepareReference(db: Db) {
  const { id, name, listed, agencyReference, createdAt } = properties;
  const isText = sql`pbr_norm(${agencyReference}) = pbr_norm(${sql.placeholder('text')})`;
  return db
    .select({ id, name })
    .from(properties)
    .where(and(listed, isNotNull(agencyReference), isText))
    .orderBy(desc(createdAt), id)
    .limit(1)
    .prepare('reference');
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
