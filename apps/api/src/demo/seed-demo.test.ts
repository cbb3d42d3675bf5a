import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { createTestDb, type TestDb } from '@pbr/db/testing';
import { propertyDetailSchema } from '@pbr/schemas/property';
import { IMAGE_WIDTHS } from '@pbr/schemas/property-values';
import { siteSchema } from '@pbr/schemas/settings';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openLocalStorage, type Storage } from '../lib/storage.ts';
import { getProperty } from '../modules/properties/get-property.ts';
import { getSite } from '../modules/settings/get-site.ts';
import { testContext } from '../testing/context.ts';
import { databaseSuite } from '../testing/suite.ts';
import { composeRows } from './compose-rows.ts';
import type { DemoListing } from './demo-listing.ts';
import { insertDemoRows } from './demo.queries.ts';
import { listings } from './listings.ts';
import { isDatabaseEmpty, seedDemo, type SeedProgress } from './seed-demo.ts';
import { storePictures } from './store-pictures.ts';

const NOW = new Date('2026-11-20T18:00:00Z');

let root: string;
let storage: Storage;
const progress: SeedProgress[] = [];
let result: Awaited<ReturnType<typeof seedDemo>>;

/** Pictures take their time, so only a few are drawn: one listing in pesos, one in dollars. */
const few = ['roma-norte-orizaba', 'polanco-horacio'].map((key) => briefly(key, 2));

function briefly(key: string, photoCount: number): DemoListing {
  const listing = listings.find((one) => one.key === key)!;
  return { ...listing, photos: listing.photos.slice(0, photoCount) };
}

const seed = (db: TestDb['db'], into: Storage, onProgress = (_: SeedProgress) => {}) =>
  seedDemo({ db, storage: into, now: () => NOW, onProgress, listings: few });

/** Stands for the pictures where only the rows matter. */
const anyPicture = {
  get: (name: string) => ({ storageKey: name, width: 1600, height: 1200, placeholder: '' }),
};

const moment = (value: unknown) => new Date(String(value)).getTime();
const sorted = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).toSorted(byText);
const byText = (a: string, b: string) => (a < b ? -1 : 1);

const rowsOf = async (db: TestDb['db'], table: string) => [
  ...(await db.execute(sql.raw(`select * from ${table} order by id`))),
];

const t = await databaseSuite();
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pbr-demo-'));
  storage = await openLocalStorage(root);
  result = await seed(t.db, storage, (step) => progress.push(step));
}, 300_000);

afterAll(() => rm(root, { recursive: true, force: true }));

describe('the demo', () => {
  it('has an admin and five agents who can sign in', async () => {
    const users = await rowsOf(t.db, 'users');
    expect(users.filter(({ is_agent: isAgent }) => isAgent)).toHaveLength(5);
    expect(users.filter(({ role }) => role === 'admin')).toHaveLength(1);
    expect(sorted(result.accounts.map(({ email }) => email))).toEqual(
      sorted(users.map(({ email }) => email)),
    );
    for (const user of users) {
      expect(await verify(String(user['password_hash']), 'demo-portal')).toBe(true);
    }
  });

  it('gives every listing its photos, one of them primary, whose files exist', async () => {
    const images = await rowsOf(t.db, 'property_images');
    for (const { id } of await rowsOf(t.db, 'properties')) {
      const own = images.filter((row) => row['property_id'] === id);
      expect(own).toHaveLength(2);
      expect(own.filter((row) => row['is_primary'])).toHaveLength(1);
    }
    for (const key of new Set(images.map((row) => String(row['storage_key'])))) {
      for (const width of IMAGE_WIDTHS) {
        expect(await storage.has(`${key}/${width}.webp`)).toBe(true);
        expect(await storage.has(`${key}/${width}.jpg`)).toBe(true);
      }
    }
  });

  it('gives everybody a face, square', async () => {
    for (const user of await rowsOf(t.db, 'users')) {
      const key = String(user['profile_image_url']).replace('/uploads/', '');
      const file = await sharp(join(root, key)).metadata();
      expect(file).toMatchObject({ format: 'jpeg', width: 320, height: 320 });
    }
  });

  it('answers in the shape of the contract, with dollars shown in pesos', async () => {
    const ctx = testContext(t.db);
    const site = await getSite(ctx);
    expect(z.parse(siteSchema, site).usdMxnRate).toEqual({ rate: '18.4000', date: '2026-11-19' });
    const dollars = await t.db.execute<{ id: string }>(
      sql`select id from properties where currency = 'USD'`,
    );
    const detail = await getProperty(ctx, { id: dollars[0]!.id });
    expect(z.parse(propertyDetailSchema, detail)).toEqual(detail);
    expect(detail.mxnEquivalent?.rentPrice).toBe('88320.00');
  });

  it('tells how far it is, to the end', () => {
    expect(progress.map(({ done }) => done)).toEqual(progress.map((_, n) => n + 1));
    expect(progress.at(-1)).toMatchObject({ done: progress.length, total: progress.length });
  });

  it('is only for an empty database', async () => {
    expect(await isDatabaseEmpty(t.db)).toBe(false);
    await expect(seed(t.db, storage)).rejects.toThrow('only for an empty database');
    expect(await rowsOf(t.db, 'properties')).toHaveLength(few.length);
  });

  it('is the same on every machine', async () => {
    const again = composeRows({
      listings: few,
      pictures: anyPicture,
      passwordHashes: new Map(),
      now: NOW,
    });
    for (const [table, rows] of [
      ['users', again.users],
      ['properties', again.properties],
      ['property_images', again.images],
      ['property_inquiries', again.inquiries],
      ['commission_shares', again.shares],
    ] as const) {
      const stored = (await rowsOf(t.db, table)).map((row) => [
        row['id'],
        moment(row['created_at']),
      ]);
      const composed = rows.map((row) => [row.id, moment(row.createdAt)]);
      expect({ table, rows: sorted(composed) }).toEqual({ table, rows: sorted(stored) });
    }
  });
});

describe('a seed that was interrupted', () => {
  it('leaves no rows, and the next one keeps the pictures that are there', async () => {
    const other = await createTestDb();
    const folder = await mkdtemp(join(tmpdir(), 'pbr-demo-'));
    try {
      const half = await openLocalStorage(folder);
      const stopAtOnce = () => {
        throw new Error('killed');
      };
      await expect(seed(other.db, half, stopAtOnce)).rejects.toThrow('killed');
      expect(await isDatabaseEmpty(other.db)).toBe(true);
      const one = [briefly('roma-norte-orizaba', 1)];
      const file = async () => {
        const pictures = await storePictures(half, one, () => {});
        const picture = pictures.get('apartmentBlock 0');
        // Another machine draws the same picture: its name is the digest of its bytes.
        expect(await storage.has(`${picture!.storageKey}/1600.webp`)).toBe(true);
        return stat(join(folder, picture!.storageKey, '1600.webp'));
      };
      const before = await file();
      expect((await file()).ino).toBe(before.ino);
    } finally {
      await other.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    }
  });

  it('can be repeated while another one runs: only one of them writes all rows', async () => {
    const other = await createTestDb();
    try {
      const rows = composeRows({
        listings,
        pictures: anyPicture,
        passwordHashes: new Map(),
        now: NOW,
      });
      const written = await Promise.all([
        insertDemoRows(other.db, rows),
        insertDemoRows(other.db, rows),
      ]);
      expect(written.filter(Boolean)).toHaveLength(1);
      expect(await rowsOf(other.db, 'properties')).toHaveLength(listings.length);
      expect(await rowsOf(other.db, 'property_inquiries')).toHaveLength(rows.inquiries.length);
      const tooMuch = await other.db.execute(
        sql`select property_id from commission_shares where is_active group by 1 having sum(percentage) > 100`,
      );
      expect(tooMuch).toHaveLength(0);
      const untold = await other.db.execute(sql`
        select s.id from commission_shares s where coalesce((
          select event from commission_share_changes c where c.share_id = s.id order by id desc limit 1), '')
          <> case when s.acceptance = 'declined' then 'declined' when not s.is_active then 'withdrawn'
            when s.acceptance = 'pending' then 'created' else s.acceptance end`);
      expect(untold).toHaveLength(0);
    } finally {
      await other.close();
    }
  });
});
