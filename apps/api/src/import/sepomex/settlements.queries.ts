import type { Db } from '@pbr/db/client';
import type { Settlement } from '@pbr/db/schema/settlements';
import { sql } from 'drizzle-orm';

/** The lock lets one import wait for another, and nobody else: until the commit, readers see the old rows. */
export async function removeSettlements(tx: Db): Promise<void> {
  await tx.execute(sql`lock table settlements in share row exclusive mode`);
  await tx.execute(sql`delete from settlements`);
}

/** One parameter for all rows: building a statement with one for each value takes longer than running it. */
export async function insertSettlements(tx: Db, rows: readonly Settlement[]): Promise<void> {
  await tx.execute(sql`
    insert into settlements (key, postal_code, name, kind, municipality, city, state)
    select key, "postalCode", name, kind, municipality, city, state from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (key text, "postalCode" text, name text, kind text, municipality text, city text, state text)`);
}
