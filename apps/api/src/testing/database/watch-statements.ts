import type { Db } from '@pbr/db/client';

/** Counts the queries outside transactions. */
export function watchStatements(db: Db): { db: Db; count: () => number } {
  let count = 0;
  const asking = new Set<string | symbol>(['execute', 'select', 'selectDistinct', '$count']);
  const watched = new Proxy(db, {
    get(_target, key) {
      if (asking.has(key)) count += 1;
      const value: unknown = Reflect.get(db, key, db);
      return typeof value === 'function' ? (value.bind(db) as unknown) : value;
    },
  });
  return { db: watched, count: () => count };
}
