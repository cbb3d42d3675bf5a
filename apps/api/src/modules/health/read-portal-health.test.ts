import { tmpdir } from 'node:os';
import path from 'node:path';
import { portalHealthSchema } from '@pbr/schemas/health';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SEND_MAIL } from '../../jobs/tasks-that-mail.ts';
import { openLocalStorage } from '../../photos/storage.ts';
import { admin, testContext } from '../../testing/context.ts';
import { aUser } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { readPortalHealth } from './read-portal-health.ts';

const t = await databaseSuite();

async function read() {
  const { id } = await aUser(t.db, { role: 'admin' });
  const storage = await openLocalStorage(path.join(tmpdir(), `pbr-health-${process.pid}`));
  const found = await readPortalHealth(testContext(t.db, { actor: admin(id), storage }));
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
