import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { users } from '@pbr/db/schema/users';
import type { TestDb } from '@pbr/db/testing/database';
import type { Feed } from '@pbr/schemas/property/feed';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearOnChanges, createReadyStores } from '../../../answers/ready-stores.ts';
import { testApp } from '../../../testing/app.ts';
import { anImage, aProperty, aUser } from '../../../testing/data/factories.ts';
import { isLong } from '../../../testing/is-long.ts';
import { databaseSuite } from '../../../testing/suite.ts';

const CHANGES = isLong ? 1000 : 100;
const AT_ONCE = 6;

let app: FastifyInstance;
let owners: string[];

const t = await databaseSuite();
beforeAll(async () => {
  const ready = createReadyStores(1_000_000);
  await clearOnChanges(t, ready);
  app = await testApp(t.db, ready);
  owners = [(await aUser(t.db)).id, (await aUser(t.db)).id];
  for (const ownerId of owners)
    for (const isActive of [true, true, true, false]) await aProperty(t.db, { ownerId, isActive });
});
afterAll(() => app.close());

const oneOf = <T>(some: readonly T[]): T => {
  const found = some[Math.floor(Math.random() * some.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};
const words = () => Math.random().toString(36).slice(2);
type Db = TestDb['db'];
type Values = Parameters<ReturnType<Db['update']>['set']>[0];

const change = async (db: Db, values: Values) => {
  const all = await db.select({ id: properties.id }).from(properties);
  await db
    .update(properties)
    .set(values)
    .where(eq(properties.id, oneOf(all).id));
};

const acts: readonly ((db: Db) => Promise<unknown>)[] = [
  (db) => aProperty(db, { ownerId: oneOf(owners), isActive: Math.random() < 0.8 }),
  (db) => change(db, { name: words(), version: sql`${properties.version} + 1` }),
  (db) => change(db, { salePrice: String(1_000_000 + Math.floor(Math.random() * 1e6)) }),
  (db) => change(db, { yearBuilt: oneOf([null, 1938, 2024]) }),
  (db) => change(db, { isActive: Math.random() < 0.6 }),
  (db) => change(db, { dealStatus: oneOf(['vendida', 'apartada', null]) }),
  (db) => change(db, { deletedAt: new Date().toISOString() }),
  (db) => change(db, { deletedAt: null }),
  async (db) => {
    const [first] = await db
      .select()
      .from(properties)
      .orderBy(sql`random()`)
      .limit(1);
    if (first) await anImage(db, { propertyId: first.id });
  },
  (db) => db.delete(propertyImages).where(sql`random() < 0.3`),
  (db) =>
    db
      .update(users)
      .set({ phone: words() })
      .where(eq(users.id, oneOf(owners))),
];

/** A transaction with one or two changes that commits or rolls back after a random time. */
async function transact(): Promise<void> {
  try {
    await t.db.transaction(async (tx) => {
      await oneOf(acts)(tx);
      await sleep(Math.random() * 40);
      if (Math.random() < 0.3) await oneOf(acts)(tx);
      if (Math.random() < 0.1) tx.rollback();
    });
  } catch {
    // Rolled back on purpose, or ended because of a deadlock.
  }
}

const listings = async (url: string) => (await app.inject(url)).json<{ id: string }[]>();

/** Follows the feed as the documentation says, using its answers alone. */
class Mirror {
  readonly listings = new Map<string, unknown>();
  since = '0';

  async step(limit: number): Promise<boolean> {
    const answer = await app.inject(`/api/properties/changes?since=${this.since}&limit=${limit}`);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
    const { changes, next, hasMore } = answer.json<Feed>();
    for (const { id, change: what } of changes) {
      const read = what === 'updated' ? await app.inject(`/api/properties/${id}`) : undefined;
      if (read?.statusCode === 200) this.listings.set(id, read.json());
      else this.listings.delete(id);
    }
    this.since = next;
    return hasMore;
  }

  async catchUp(): Promise<void> {
    while (await this.step(7)) await sleep(0);
  }
}

async function catalogue(): Promise<Map<string, unknown>> {
  const listed = await listings('/api/properties?limit=100');
  const found = new Map<string, unknown>();
  for (const { id } of listed) found.set(id, (await app.inject(`/api/properties/${id}`)).json());
  return found;
}

test(`a mirror that follows the feed equals the catalogue after ${CHANGES} simultaneous changes`, async () => {
  const mirror = new Mirror();
  const late = new Mirror();
  let isOver = false;
  const following = (async () => {
    while (!isOver) {
      await mirror.step(3);
      await sleep(5);
    }
  })();
  for (let done = 0; done < CHANGES; done += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, CHANGES - done) }, transact);
    await Promise.all(some);
    // Deletes listings now and then, so that the catalogue fits into one page of the list.
    if (done % 60 === 0) await t.db.delete(properties).where(sql`random() < 0.2`);
  }
  await aProperty(t.db, { ownerId: oneOf(owners) });
  isOver = true;
  await following;
  await mirror.catchUp();
  await late.catchUp();
  const expected = await catalogue();
  expect(expected.size).toBe(await t.db.$count(properties, eq(properties.listed, true)));
  expect(expected.size).toBeGreaterThan(0);
  expect(mirror.listings).toEqual(expected);
  expect(late.listings).toEqual(expected);
}, 300_000);
