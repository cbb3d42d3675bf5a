import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestDb } from './testing.ts';

const root = path.resolve(import.meta.dirname, '..');
const drizzleKit = path.join(root, 'node_modules/drizzle-kit/bin.cjs');

/** What a database looks like from outside: columns, constraints and indexes, as Postgres itself writes them. */
const STRUCTURE = `
  select 'column' as kind, table_name || '.' || column_name as name,
    concat_ws(' ', udt_name, character_maximum_length, numeric_precision, numeric_scale, is_nullable, column_default,
      generation_expression) as definition
  from information_schema.columns where table_schema = 'public'
  union all
  select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace and contype <> 'n'
  union all
  select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  order by 1, 2`;

interface Item {
  kind: string;
  name: string;
  definition: string;
}

/** Runs drizzle-kit, which wants a folder below the package. */
function generate(folder: string): void {
  const out = `--out=${path.relative(root, folder)}`;
  const options = ['--dialect=postgresql', '--schema=./src/schema/*.ts', out];
  execFileSync(process.execPath, [drizzleKit, 'generate', ...options], {
    cwd: root,
    stdio: 'pipe',
  });
}

/** The statements that drizzle-kit makes of the schema files alone, as for a project without migrations. */
function freshStatements(): string[] {
  const folder = mkdtempSync(path.join(root, 'node_modules/.fresh-'));
  try {
    generate(folder);
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    return files.flatMap((name) =>
      readFileSync(path.join(folder, name), 'utf8').split('--> statement-breakpoint'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Statements of hand-written migrations: what drizzle-kit cannot express. */
function customStatements(): string[] {
  const names = [
    '0000_extensions',
    '0002_search',
    '0003_places',
    '0012_change_feed',
    '0013_large_catalogue',
    '0016_odd_price_statistics',
    '0017_amenity_function',
    '0019_words_inside',
  ];
  return names.flatMap((name) =>
    readFileSync(path.join(root, 'migrations', `${name}.sql`), 'utf8').split(
      '--> statement-breakpoint',
    ),
  );
}

test('a migrated database equals one made from the schema files', async () => {
  const migrated = await createTestDb();
  const fresh = await createTestDb({ empty: true });
  try {
    const custom = customStatements();
    const extensions = custom.filter((statement) =>
      /EXTENSION|CREATE FUNCTION public\.pbr_/u.test(statement),
    );
    const rest = custom.filter((statement) => !extensions.includes(statement));
    for (const statement of [...extensions, ...freshStatements(), ...rest])
      await fresh.client.unsafe(statement);
    const wanted = [...(await fresh.client.unsafe<Item[]>(STRUCTURE))];
    expect(wanted.length).toBeGreaterThan(100);
    expect([...(await migrated.client.unsafe<Item[]>(STRUCTURE))]).toEqual(wanted);
  } finally {
    await migrated.close();
    await fresh.close();
  }
});

test('the schema files hold nothing that a migration still lacks', () => {
  const inside = mkdtempSync(path.join(root, 'node_modules/.pending-'));
  try {
    cpSync(path.join(root, 'migrations'), inside, { recursive: true });
    const before = readdirSync(inside);
    generate(inside);
    expect(readdirSync(inside)).toEqual(before);
  } finally {
    rmSync(inside, { recursive: true });
  }
});
