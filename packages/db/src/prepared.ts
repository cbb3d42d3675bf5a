import type { Db } from './client.ts';

/**
 * Keeps prepared statements by key: each is built once for all databases and transactions. The keys must be few, and visitors must not
 * be able to add new ones: every connection keeps the plans of all statements.
 */
export function preparedStatements<Statement extends object>(): (
  db: Db,
  key: string,
  prepare: () => Statement,
) => Statement {
  const kept = new Map<string, Statement>();
  return (db, key, prepare) => {
    const statement = kept.get(key) ?? prepare();
    kept.set(key, statement);
    return sentBy(db, statement);
  };
}

/** Drizzle ties a statement to the pool or the transaction that it was built with; this one is sent by another. */
function sentBy<Statement extends object>(db: Db, statement: Statement): Statement {
  const { client, logger } = db._.session as unknown as { client: unknown; logger: unknown };
  return Object.assign(Object.create(statement) as Statement, { client, logger });
}
