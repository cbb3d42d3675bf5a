import type { Db } from '@pbr/db/client';
import { sql } from 'drizzle-orm';
import { TransactionRollbackError } from 'drizzle-orm/errors';

/**
 * A database that undoes every try, and that refuses a second connection while a transaction is open: with a full pool the request would
 * wait for itself.
 */
export function watchedDb(db: Db) {
  let current = db;
  let open = 0;
  const transaction: Db['transaction'] = async (run, config) => {
    open += 1;
    try {
      return await current.transaction(run, config);
    } finally {
      open -= 1;
    }
  };
  const watched = new Proxy(db, {
    get(_target, key) {
      if (open > 0) throw new Error(`a second connection inside a transaction: ${String(key)}`);
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(current, key, current);
      return typeof value === 'function' ? (value.bind(current) as unknown) : value;
    },
  });

  /** Undoes everything that `act` writes. */
  async function tryOut<T>(act: () => Promise<T>): Promise<T> {
    let result: { value: T } | undefined;
    try {
      await db.transaction(async (tx) => {
        current = tx;
        result = { value: await act() };
        tx.rollback();
      });
    } catch (error) {
      if (!(error instanceof TransactionRollbackError)) throw error;
    } finally {
      current = db;
    }
    if (!result) throw new Error('nothing was tried');
    return result.value;
  }

  return { db: watched, tryOut };
}

/** The returned function tells whether any row was written since, even with unchanged values. */
export async function watchRows(db: Db): Promise<() => Promise<boolean>> {
  // The counts of limits may change.
  const tables = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker') and tablename <> 'limit_counts' order by name`);
  const parts = tables.map(({ name }) =>
    sql.raw(
      `select '${name}' as name, array_agg(r.xmin::text || r.ctid::text) as rows from ${name} r`,
    ),
  );
  const all = sql.join(parts, sql` union all `);
  const digest = async () => JSON.stringify([...(await db.execute(all))]);
  const untouched = await digest();
  return async () => {
    // A transaction gets its number with its first write or lock.
    const [row] = await db.execute<{ isNumbered: boolean }>(
      sql`select pg_current_xact_id_if_assigned() is not null as "isNumbered"`,
    );
    return row?.isNumbered === true && untouched !== (await digest());
  };
}
