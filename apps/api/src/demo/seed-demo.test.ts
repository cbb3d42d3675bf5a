import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { verify } from '@node-rs/argon2';
import { createTestDb, type TestDb } from '@pbr/db/testing/database';
import { propertyDetailSchema } from '@pbr/schemas/property/read';
import { IMAGE_WIDTHS } from '@pbr/schemas/property/values';
import { siteSchema } from '@pbr/schemas/settings/settings';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demoRoot } from '../lib/paths.ts';
import type { Storage } from '../photos/storage.ts';
import { getProperty } from '../modules/properties/listings/get-property.ts';
import { getSite } from '../modules/settings/get-site.ts';
import { testContext } from '../testing/context.ts';
import { databaseSuite } from '../testing/suite.ts';
import { watchedStorage } from '../testing/photos/watched-storage.ts';
import { hasUsers } from './demo.queries.ts';
import { seedDemo } from './seed-demo.ts';

const NOW = new Date('2026-11-20T18:00:00Z');

let files: Awaited<ReturnType<typeof watchedStorage>>;

const seed = (db: TestDb['db'], storage: Storage = files.storage) =>
  seedDemo({ db, storage, now: () => NOW });

const sorted = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).toSorted((a, b) => (a < b ? -1 : 1));

const rowsOf = async (db: TestDb['db'], table: string) => [
  ...(await db.execute(sql.raw(`select * from ${table} order by id`))),
];

/** The rows without password hashes, whose salts differ. */
const comparableRowsOf = async (db: TestDb['db'], table: string) => {
  const rows = await rowsOf(db, table);
  for (const row of rows) delete row['password_hash'];
  return rows;
};

const TABLES = [
  'users',
  'properties',
  'property_images',
  'property_inquiries',
  'service_requests',
  'commission_shares',
  'commission_share_changes',
];

async function everythingIn(db: TestDb['db']) {
  const found: Record<string, unknown[]> = {};
  for (const table of TABLES) found[table] = await comparableRowsOf(db, table);
  return found;
}

const t = await databaseSuite();
beforeAll(async () => {
  files = await watchedStorage();
  await seed(t.db);
});

afterAll(() => files.close());

describe('the demo', () => {
  it('has an admin and five agents who can sign in', async () => {
    const users = await rowsOf(t.db, 'users');
    expect(users.filter(({ is_agent: isAgent }) => isAgent)).toHaveLength(5);
    expect(users.filter(({ role }) => role === 'admin')).toHaveLength(1);
    expect(sorted(users.map(({ email }) => email))).toEqual(
      sorted(
        ['admin', 'ana', 'diego', 'luis', 'mariana', 'sofia'].map((name) => `${name}@demo.pbr.mx`),
      ),
    );
    for (const user of users) {
      expect(await verify(String(user['password_hash']), 'demo-portal')).toBe(true);
    }
    expect(new Set(users.map((user) => user['password_hash'])).size).toBe(6);
  });

  it("gives every listing its photos from the demo's files, one of them primary", async () => {
    const images = await rowsOf(t.db, 'property_images');
    for (const { id, is_draft: isDraft } of await rowsOf(t.db, 'properties')) {
      const own = images.filter((row) => row['property_id'] === id);
      expect(own.length).toBeGreaterThanOrEqual(isDraft ? 0 : 5);
      expect(own.filter((row) => row['is_primary'])).toHaveLength(Math.min(1, own.length));
    }
    for (const key of new Set(images.map((row) => String(row['storage_key'])))) {
      for (const width of IMAGE_WIDTHS) {
        const { size } = await stat(path.join(files.root, key, `${width}.webp`));
        expect(size).toBe((await stat(path.join(demoRoot, 'uploads', key, `${width}.webp`))).size);
      }
    }
  });

  it('gives everybody a square portrait', async () => {
    for (const user of await rowsOf(t.db, 'users')) {
      const [, folder] = /^\/uploads\/([0-9a-f]{40})\/320\.jpg$/u.exec(
        String(user['profile_image_url']),
      )!;
      const face = await sharp(path.join(files.root, folder!, '320.webp')).metadata();
      expect(face).toMatchObject({ width: 320, height: 320 });
    }
  });

  it('has views of each listing on each of its days, none of drafts', async () => {
    const wrong = await t.db.execute(sql`
      select p.id from properties p left join property_views v on v.property_id = p.id
      group by p.id having
        min(v.day) < (p.created_at at time zone 'America/Mexico_City')::date
        or max(v.day) > (${NOW.toISOString()}::timestamptz at time zone 'America/Mexico_City')::date
        or p.is_draft <> (count(v.day) = 0)`);
    expect(wrong).toHaveLength(0);
  });

  it('leaves the end of the first rate to a job', async () => {
    const jobs = await t.db.execute(sql`
      select task_identifier from graphile_worker.jobs`);
    expect([...jobs]).toEqual([{ task_identifier: 'follow_rate' }]);
  });

  it('is answered in the shape of the contract, with pesos beside dollars', async () => {
    const ctx = testContext(t.db);
    const site = await getSite(ctx);
    expect(z.parse(siteSchema, site).usdMxnRate).toEqual({ rate: '18.4000', date: '2026-11-19' });
    const dollars = await t.db.execute<{ id: string }>(
      sql`select id from properties where currency = 'USD' and rent_price = 4800`,
    );
    const { imagesVersion: _photos, ...detail } = await getProperty(ctx, { id: dollars[0]!.id });
    expect(z.parse(propertyDetailSchema, detail)).toEqual(detail);
    expect(detail.mxnEquivalent?.rentPrice).toBe('88320.00');
  });

  it('has shares within 100 %, each with its history', async () => {
    const tooMuch = await t.db.execute(
      sql`select property_id from commission_shares where is_active group by 1 having sum(percentage) > 100`,
    );
    expect(tooMuch).toHaveLength(0);
    const untold = await t.db.execute(sql`
      select s.id from commission_shares s where coalesce((
        select event from commission_share_changes c where c.share_id = s.id order by id desc limit 1), '')
        <> case when s.acceptance = 'declined' then 'declined' when not s.is_active then 'withdrawn'
          when s.acceptance = 'pending' then 'created' else s.acceptance end`);
    expect(untold).toHaveLength(0);
    const moments = (await rowsOf(t.db, 'commission_share_changes')).map((row) =>
      new Date(String(row['created_at'])).getTime(),
    );
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });

  it('loads only into an empty database', async () => {
    const before = await everythingIn(t.db);
    expect(await hasUsers(t.db)).toBe(true);
    await expect(seed(t.db)).rejects.toThrow('only for an empty database');
    expect(await everythingIn(t.db)).toEqual(before);
  });
});

describe('an interrupted seed', () => {
  it('leaves no rows, and the next one reuses its pictures', async () => {
    const other = await createTestDb();
    const half = await watchedStorage();
    try {
      let puts = 0;
      half.beforePut(() => {
        puts += 1;
        if (puts > 100) throw new Error('killed');
      });
      await expect(seed(other.db, half.storage)).rejects.toThrow('killed');
      expect(await hasUsers(other.db)).toBe(false);
      // Files that are being written still arrive.
      await expect.poll(half.drafts).toEqual([]);
      const [kept = ''] = await readdir(half.root, { recursive: true }).then((names) =>
        names.filter((name) => name.endsWith('.webp')),
      );
      const before = await stat(path.join(half.root, kept));
      half.beforePut();
      await seed(other.db, half.storage);
      expect((await stat(path.join(half.root, kept))).ino).toBe(before.ino);
    } finally {
      await other.close();
      await half.close();
    }
  });

  it('leaves no rows even if it fails at the very end', async () => {
    const other = await createTestDb();
    try {
      await other.db.execute(sql`drop schema graphile_worker cascade`);
      await expect(seed(other.db)).rejects.toThrow('Failed query: select graphile_worker.add_job');
      for (const [table, rows] of Object.entries(await everythingIn(other.db)))
        expect({ table, rows }).toEqual({ table, rows: [] });
    } finally {
      await other.close();
    }
  });

  it('can run beside another: only one writes its rows, the same on every machine', async () => {
    // The second waits for its lock as long as the first one seeds.
    const other = await createTestDb({ statementTimeoutMs: 60_000 });
    try {
      const ends = await Promise.allSettled([seed(other.db), seed(other.db)]);
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refused = ends.find((end) => end.status === 'rejected');
      expect(refused?.reason).toMatchObject({ message: 'the demo is only for an empty database' });
      expect(await everythingIn(other.db)).toEqual(await everythingIn(t.db));
    } finally {
      await other.close();
    }
  });
});
