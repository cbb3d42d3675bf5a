import type { Db } from './client.ts';

/**
 * Keeps prepared statements per database and key. The keys must be few, and visitors must not be able to add new ones: every connection
 * keeps the plans of all statements.
 */
export function preparedStatements<Statement>(): (
  db: Db,
  key: string,
  prepare: () => Statement,
) => Statement {
  const kept = new WeakMap<Db, Map<string, Statement>>();
  return (db, key, prepare) => {
    const statements = kept.get(db) ?? new Map<string, Statement>();
    kept.set(db, statements);
    const statement = statements.get(key) ?? prepare();
    statements.set(key, statement);
    return statement;
  };
}
