import type { Db } from '@pbr/db/client';
import type { PropertyChanges } from '@pbr/schemas/property/feed';
import { sql } from 'drizzle-orm';

type NumberedChange = PropertyChanges['changes'][number] & { number: number };

interface FoundChanges extends Record<string, unknown> {
  /** The number of the latest change of all. */
  last: number;
  changes: NumberedChange[];
}

const LAST = sql`(select coalesce(max(number), 0)::float8 from property_changes)`;

/** The next changes after a number, and the latest number: in one statement, so that they belong together. */
export async function findChanges(
  db: Db,
  { since, limit }: { since: number; limit: number },
): Promise<FoundChanges> {
  const [row] = await db.execute<FoundChanges>(sql`
    select ${LAST} as last, (
      select coalesce(json_agg(row_to_json(found) order by found.number), '[]'::json) from (
        select c.number, c.property_id as id, c.change,
          to_char(c.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedAt"
        from property_changes c where c.number > ${since}::bigint order by c.number limit ${limit}
      ) found
    ) as changes`);
  if (!row) throw new Error('the changes query returned no row');
  return row;
}

export async function findLastNumber(db: Db): Promise<number> {
  const [row] = await db.execute<{ last: number }>(sql`select ${LAST} as last`);
  return row?.last ?? 0;
}
