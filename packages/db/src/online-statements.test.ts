import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { packagedMigrations } from './migrate.ts';
import { inTransaction } from './online-statements.ts';

const migrations = readMigrationFiles({ migrationsFolder: packagedMigrations() });

test('no migration reads a table for ANALYZE after it has dropped an index of it', () => {
  const dropping = migrations
    .map((migration) => inTransaction(migration.sql))
    .filter((statements) => statements.some((one) => one.includes('DROP INDEX')));
  expect(dropping.length).toBeGreaterThan(3);
  for (const statements of dropping) {
    const dropped = statements.findIndex((one) => /^DROP INDEX/mu.test(one));
    expect(statements.slice(dropped).filter((one) => /^ANALYZE/mu.test(one))).toEqual([]);
  }
});

test('an index is dropped before another one takes its name, and everything else stays in order', () => {
  const [drop, rename] = ['DROP INDEX a;', 'ALTER INDEX b RENAME TO a;'];
  const early = 'SELECT 1;';
  expect(inTransaction([early, drop, 'ANALYZE t;', rename])).toEqual([
    early,
    'ANALYZE t;',
    drop,
    rename,
  ]);
  expect(inTransaction(['ANALYZE t;', drop, rename])).toEqual(['ANALYZE t;', drop, rename]);
});
