import { tmpdir } from 'node:os';
import path from 'node:path';
import { portalHealthSchema } from '@pbr/schemas/health';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ServiceContext } from '../../lib/context.ts';
import { BULK_WRITES } from '../../jobs/enqueue-job.ts';
import { SEND_MAIL } from '../../jobs/tasks-that-mail.ts';
import { openLocalStorage, type Storage } from '../../photos/storage.ts';
import { admin, noStorage, testContext } from '../../testing/context.ts';
import { aUser } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { readPortalHealth } from './read-portal-health.ts';

const t = await databaseSuite();

async function read(overrides: Partial<ServiceContext> = {}) {
  const { id } = await aUser(t.db, { role: 'admin' });
  const storage = await openLocalStorage(path.join(tmpdir(), `pbr-health-${process.pid}`));
  const found = await readPortalHealth(
    testContext(t.db, { actor: admin(id), storage, ...overrides }),
  );
  return z.parse(portalHealthSchema, found);
}

it('says how large the database is, what of the disk is free, and that there is no backup', async () => {
  const { database, disk, jobs, lastBackup } = await read();
  expect(database.bytes).toBeGreaterThan(5_000_000);
  expect(disk.freeBytes).toBeGreaterThan(0);
  expect(disk.freeBytes).toBeLessThanOrEqual(disk.sizeBytes);
  expect(jobs).toMatchObject({ due: 0, failed: 0, unsentMails: 0, oldestDue: null });
  expect(lastBackup).toBeNull();
});

it('counts the mails that were tried in vain, and the jobs that were given up', async () => {
  await t.db.execute(sql`select graphile_worker.add_job(${SEND_MAIL}, job_key => 'tried')`);
  await t.db.execute(sql`select graphile_worker.add_job(${SEND_MAIL}, job_key => 'new')`);
  await t.db.execute(sql`select graphile_worker.add_job(${SEND_MAIL}, job_key => 'over')`);
  await t.db.execute(
    sql`update graphile_worker._private_jobs set attempts = 2, run_at = now() + interval '1 hour' where key = 'tried'`,
  );
  await t.db.execute(
    sql`update graphile_worker._private_jobs set attempts = max_attempts where key = 'over'`,
  );
  const { jobs } = await read();
  expect(jobs).toMatchObject({ due: 1, failed: 1, unsentMails: 1 });
  expect(jobs.oldestDue).not.toBeNull();
});

it('does not take a job for late that waits for the running one of its queue', async () => {
  await t.db.execute(sql`delete from graphile_worker._private_jobs`);
  await t.db.execute(
    sql`select graphile_worker.add_job('long', queue_name => ${BULK_WRITES}, job_key => k) from unnest(array['first', 'second']) k`,
  );
  expect((await read()).jobs).toMatchObject({ due: 2, running: 0 });
  await t.db.execute(
    sql`update graphile_worker._private_jobs set locked_at = now() where key = 'first'`,
  );
  expect((await read()).jobs).toMatchObject({ due: 0, running: 1, oldestDue: null });
});

describe('the storage of photos', () => {
  const since = new Date('2026-11-28T10:00:00Z');
  const refuses = () => Promise.reject(new Error('away'));
  it.each<[string, Partial<Storage>, object]>([
    ['answers', {}, { answers: true, awaySince: null }],
    [
      'is away',
      { has: refuses, awaySince: () => since.getTime() },
      { answers: false, awaySince: since.toISOString() },
    ],
    ['refuses', { has: refuses }, { answers: false, awaySince: null }],
    [
      'keeps everybody waiting',
      { has: () => new Promise(() => {}), awaySince: () => since.getTime() },
      { answers: false, awaySince: since.toISOString() },
    ],
  ])('%s', async (_how, storage, expected) => {
    const found = await read({ storage: { ...noStorage, root: tmpdir(), ...storage } });
    expect(found.storage).toEqual(expected);
  });
});

it('tells of each replica whether it serves, is behind or away, and since when', async () => {
  const since = new Date('2026-11-28T10:00:00Z');
  const unknown = Number.POSITIVE_INFINITY;
  const { replicas } = await read({
    replicaStates: () => [
      { isUsed: true, answers: true, lagMs: 600, since },
      { isUsed: false, answers: true, lagMs: 12_400, since },
      { isUsed: false, answers: true, lagMs: unknown, since },
      { isUsed: false, answers: false, lagMs: unknown, since },
    ],
  });
  expect(replicas.map(({ state, lagSeconds }) => [state, lagSeconds])).toEqual([
    ['serving', 1],
    ['behind', 12],
    ['behind', null],
    ['away', null],
  ]);
  expect(replicas[0]?.since).toBe(since.toISOString());
});
