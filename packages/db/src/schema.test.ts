import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, test } from 'vitest';
import { packagedMigrations } from './migrate.ts';
import { createTestDb, type TestDb } from './testing/database.ts';

const root = path.resolve(import.meta.dirname, '..');
const drizzleKit = path.join(root, 'node_modules/drizzle-kit/bin.cjs');

/** The structure of a database: columns, constraints and indexes, as Postgres itself describes them. */
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

/** Runs drizzle-kit, which needs an output folder below the package. */
function generate(folder: string): void {
  const out = `--out=${path.relative(root, folder)}`;
  const options = ['--dialect=postgresql', '--schema=./src/schema/**/*.ts', out];
  execFileSync(process.execPath, [drizzleKit, 'generate', ...options], {
    cwd: root,
    stdio: 'pipe',
  });
}

/** The statements that drizzle-kit makes from the schema files alone, as for a project without migrations. */
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

/** The statements that the generated ones depend on. */
function prerequisites(): string[] {
  const migrations = readMigrationFiles({ migrationsFolder: packagedMigrations() });
  return migrations
    .flatMap(({ sql }) => sql)
    .filter((statements) =>
      /CREATE (EXTENSION|FUNCTION public\.pbr_(norm|slug|city|amenity_keys))/u.test(statements),
    );
}

/** Drizzle cannot write these: indexes that carry more columns, and triggers that wait for the commit. */
const WRITTEN_BY_HAND = [
  'constraint properties.properties_number_changes',
  'constraint properties.properties_number_updates',
  'constraint property_images.property_images_number_changes',
  'constraint users.users_number_changes',
  'index properties_area_idx',
  'index properties_bedrooms_idx',
  'index properties_furnished_idx',
  'index properties_furnished_place_idx',
  'index properties_municipality_idx',
  'index properties_newest_idx',
  'index properties_odd_price_idx',
  'index properties_pets_idx',
  'index properties_pets_place_idx',
  'index properties_place_path_idx',
  'index properties_price_asc_idx',
  'index properties_price_desc_idx',
  'index properties_public_point_idx',
  'index properties_rent_asc_idx',
  'index properties_rent_desc_idx',
  'index properties_sale_asc_idx',
  'index properties_sale_desc_idx',
  'index properties_selective_idx',
  'index properties_type_bedrooms_idx',
  'index properties_unfurnished_idx',
  'index properties_year_built_idx',
];

async function structureOf({ client }: TestDb): Promise<Record<string, string>> {
  const items = await client.unsafe<Item[]>(STRUCTURE);
  return Object.fromEntries(
    items.map(({ kind, name, definition }) => [`${kind} ${name}`, definition]),
  );
}

test('a migrated database has everything in the schema files, and otherwise only handwritten objects', async () => {
  const migrated = await createTestDb();
  const generated = await createTestDb({ empty: true });
  try {
    for (const statement of [...prerequisites(), ...freshStatements()])
      await generated.client.unsafe(statement);
    const wanted = await structureOf(generated);
    expect(Object.keys(wanted).length).toBeGreaterThan(100);
    const found = await structureOf(migrated);
    expect(found).toMatchObject(wanted);
    expect(Object.keys(found).filter((name) => !(name in wanted))).toEqual(WRITTEN_BY_HAND);
  } finally {
    await migrated.close();
    await generated.close();
  }
});

test('the schema files contain nothing that the migrations lack', () => {
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
