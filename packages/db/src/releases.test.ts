import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { companySchema, usdMxnRateSchema } from '@pbr/schemas/settings/settings';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrateDb } from './migrate.ts';
import { settings } from './schema/settings.ts';
import { catalogueOf, rowsOf } from './testing/catalogue.ts';
import { createTestDb, type TestDb } from './testing/database.ts';

const manifest = path.resolve(import.meta.dirname, '../../../package.json');
const folder = path.resolve(import.meta.dirname, '../releases');
const releases = readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+\.sql$/u.test(name));

async function aDb(options?: { empty: boolean }): Promise<TestDb> {
  const t = await createTestDb(options);
  onTestFinished(() => t.close());
  return t;
}

/** The tables as today's code reads them. */
async function tablesOfTheCode(): Promise<PgTable[]> {
  const schema = path.join(import.meta.dirname, 'schema');
  const files = readdirSync(schema, { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts'))
      .map(
        async (file) =>
          (await import(/* @vite-ignore */ path.join(schema, file))) as Record<string, unknown>,
      ),
  );
  return modules.flatMap((module) =>
    Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
  );
}

test('this version has its file; `npm run db:release` writes it', () => {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  expect(releases).toContain(`${version}.sql`);
});

describe.each(releases)('%s', (file) => {
  test('is updated: its schema equals that of a new database, and its rows are still readable', async () => {
    const t = await aDb({ empty: true });
    await t.client.unsafe(readFileSync(path.join(folder, file), 'utf8'));
    const before = await rowsOf(t);
    await migrateDb(t.connection);

    expect(await catalogueOf(t)).toEqual(await catalogueOf(await aDb()));
    const after = await rowsOf(t);
    for (const [table, rows] of Object.entries(before)) {
      expect(rows.length, `rows of ${table} in ${file}`).toBeGreaterThan(0);
      expect(after[table]?.length, `rows of ${table} afterwards`).toBeGreaterThanOrEqual(
        rows.length,
      );
    }
    for (const table of await tablesOfTheCode()) {
      const read = await t.db.select().from(table);
      expect(read, getTableName(table)).toHaveLength(
        after[`public.${getTableName(table)}`]?.length ?? 0,
      );
    }
    const stored = await t.db.select().from(settings).orderBy(settings.key);
    const [company, rate] = stored.map(({ value }) => value);
    expect(companySchema.safeParse(company).error).toBeUndefined();
    expect(usdMxnRateSchema.safeParse(rate).error).toBeUndefined();
  });
});
