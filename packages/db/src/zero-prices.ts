import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';

/** Rows of one transaction, which hold a writer up for some milliseconds. */
const STEP = 50;

/** Whether the migration empties the prices of zero, in one transaction for which every writer waits. */
export const emptiesZeroPrices = ({ sql: statements }: MigrationMeta): boolean =>
  statements.some((statement) => /WHERE 0 IN \(sale_price, rent_price\)/u.test(statement));

/** Does the same in small transactions, so that hardly anything is left for that one. Nobody edited these listings, and mirrors show their prices. */
export async function emptyZeroPrices(db: PostgresJsDatabase): Promise<void> {
  const zeros = await db.execute<{ id: string }>(sql`
    select id from properties where 0 in (sale_price, rent_price)`);
  for (let from = 0; from < zeros.length; from += STEP) {
    const ids = JSON.stringify(zeros.slice(from, from + STEP).map(({ id }) => id));
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('pbr.quiet', 'on', true)`);
      await tx.execute(sql`
        with emptied as (
          update properties set sale_price = nullif(sale_price, 0), rent_price = nullif(rent_price, 0)
          where id in (select value::uuid from json_array_elements_text(${ids}::json))
            and 0 in (sale_price, rent_price) returning id
        )
        select public.pbr_number_changes(array_agg(id)) from emptied`);
    });
  }
}
