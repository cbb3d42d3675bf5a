import type { Db } from '@pbr/db/client';
import { preparedStatements } from '@pbr/db/prepared';
import { properties } from '@pbr/db/schema/properties';
import { and, sql } from 'drizzle-orm';

const prepared = preparedStatements<ReturnType<typeof prepareTitle>>();

/** Whether a listing on offer has this title, written with or without accents and capitals. */
export async function isTitle(db: Db, text: string): Promise<boolean> {
  const found = await prepared(db, 'title', () => prepareTitle(db)).execute({ text });
  return found.length > 0;
}

const prepareTitle = (db: Db) =>
  db
    .select({ id: properties.id })
    .from(properties)
    .where(
      and(
        properties.listed,
        sql`pbr_norm(${properties.name}) = pbr_norm(${sql.placeholder('text')})`,
      ),
    )
    .limit(1)
    .prepare('title');
