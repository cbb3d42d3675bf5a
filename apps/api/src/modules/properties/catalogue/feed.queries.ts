import type { Db } from '@pbr/db/client';
import { isoInstant } from '@pbr/db/sql/instants';
import { jsonRows, oneRow, oneValue } from '@pbr/db/sql/result-rows';
import type { Feed } from '@pbr/schemas/property/feed';
import { sql } from 'drizzle-orm';

type NumberedChange = Feed['changes'][number] & { number: number };

interface FoundChanges {
  /** The number of the latest change of all. */
  last: number;
  changes: NumberedChange[];
}

const LAST = sql`(select coalesce(max(number), 0)::float8 from property_changes)`;

/** The next changes after a number, and the latest number: in one statement, so that they belong together. */
export function findChanges(
  db: Db,
  { since, limit }: { since: number; limit: number },
): Promise<FoundChanges> {
  return oneRow(
    db,
    sql`
      select ${LAST} as last, ${jsonRows(
        sql`select c.number, c.property_id as id, c.change, ${isoInstant(sql`c.changed_at`)} as "changedAt"
          from property_changes c where c.number > ${since}::bigint order by c.number limit ${limit}`,
        sql`order by item.number`,
      )} as changes`,
  );
}

export function findLastNumber(db: Db): Promise<number> {
  return oneValue(db, sql`select ${LAST} as last`);
}
