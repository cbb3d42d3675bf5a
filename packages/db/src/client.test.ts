import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDb, type TestDb } from './testing.ts';

let testDb: TestDb;
beforeAll(async () => {
  testDb = await createTestDb({ empty: true });
});
afterAll(() => testDb.close());

test('numbers of arbitrary precision, bigint, dates and times come as strings in UTC', async () => {
  const [row] = await testDb.db.execute(sql`
    select 12.50::numeric(12, 2) as price, 3::bigint as count, date '2026-02-28' as day,
      timestamptz '2026-01-02 03:04:05.123456-06' as moment, 7 as small`);
  expect(row).toEqual({
    price: '12.50',
    count: '3',
    day: '2026-02-28',
    moment: '2026-01-02 09:04:05.123456+00',
    small: 7,
  });
});
