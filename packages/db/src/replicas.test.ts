import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openReplicas } from './replicas.ts';
import { createTestDb, type TestDb } from './testing/database.ts';
import { startProxy } from './testing/proxy.ts';

let testDb: TestDb;
beforeAll(async () => {
  testDb = await createTestDb({ empty: true });
});
afterAll(() => testDb.close());

test('a server that is no standby, as a replica that was promoted, is never read', async () => {
  const proxy = await startProxy(testDb.connection);
  const onUse = vi.fn();
  const replicas = openReplicas({
    primary: testDb.connection,
    instead: testDb.client,
    urls: [proxy.url],
    maxLagMs: 60_000,
    max: 1,
    onUse,
  });
  onTestFinished(async () => {
    await replicas.close();
    await proxy.close();
  });
  await expect.poll(() => proxy.timesSent('pg_last_wal_replay_lsn')).toBeGreaterThan(1);
  replicas.noteChange();
  await sleep(100);
  expect(replicas.db()).toBeNull();
  expect(replicas.states()).toEqual([
    { lagMs: Number.POSITIVE_INFINITY, isUsed: false, answers: false, since: expect.any(Date) },
  ]);
  expect(onUse).not.toHaveBeenCalled();
});
