import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { createDb, type Database, type DbOptions } from '../client.ts';
import { createTestDb, type TestDb } from './database.ts';
import { type Proxy, startProxy } from './proxy.ts';

/** A scratch database with the table `things`, reached through a proxy that works again before each test. */
export function behindProxy() {
  const world = {} as { testDb: TestDb; proxy: Proxy };
  beforeAll(async () => {
    world.testDb = await createTestDb({ empty: true });
    world.proxy = await startProxy(world.testDb.connection);
    await world.testDb.db.execute(sql`create table things (id int)`);
  });
  afterAll(async () => {
    await world.proxy.close();
    await world.testDb.close();
  });
  beforeEach(() => world.proxy.restore());

  /** Connects through the proxy until the end of the test, with one connection unless told otherwise. */
  const open = (options: DbOptions = {}): Database => {
    const database = createDb(world.proxy.url, { max: 1, ...options });
    onTestFinished(() => {
      world.proxy.restore();
      return database.close();
    });
    return database;
  };
  return {
    get testDb() {
      return world.testDb;
    },
    get proxy() {
      return world.proxy;
    },
    open,
  };
}
