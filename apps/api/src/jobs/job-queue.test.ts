import { createTestDb } from '@pbr/db/testing/database';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { clearOutbox } from '../testing/mail/outbox.ts';
import { databaseSuite } from '../testing/suite.ts';
import { installJobQueue, type Job, runJobs } from './job-queue.ts';

const log = pino({ level: 'silent' });

const t = await databaseSuite();
beforeEach(() => clearOutbox(t.db));

const add = (name: string) =>
  t.client`select graphile_worker.add_job('work', ${JSON.stringify({ name })}::text::json)`;
const waiting = async () => (await t.client`select 1 from graphile_worker.jobs`).length;

type Work = Job<undefined>['run'];

async function run(work: Work) {
  const jobs = runJobs({
    connection: t.connection,
    log,
    jobs: [{ name: 'work', run: work }],
    context: undefined,
    pollIntervalMs: 50,
  });
  onTestFinished(() => jobs.stop());
  return jobs;
}

/** A task that waits until the test releases it, and counts how often it began. */
function aLongTask() {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const state = { begun: 0, finish };
  const task: Work = async () => {
    state.begun += 1;
    await finished;
  };
  return { state, task };
}

test('creates the tables of the queue once, even with several processes at once', async () => {
  const empty = await createTestDb({ empty: true });
  onTestFinished(() => empty.close());
  const starts = Array.from({ length: 4 }, () => installJobQueue(empty.connection, log));
  await Promise.all(starts);
  const [found] =
    await empty.client`select to_regprocedure('graphile_worker.complete_jobs(bigint[])') as name`;
  expect(found?.name).not.toBeNull();
});

test('does not take over a job whose task is still running elsewhere', async () => {
  const { state, task } = aLongTask();
  await run(task);
  for (const name of ['a1', 'a2']) await add(name);
  // Two jobs are as many as a process takes at once.
  await expect.poll(() => state.begun).toBe(2);
  const seen: string[] = [];
  await run(async (_context, payload) => void seen.push((payload as { name: string }).name));
  await add('b');
  await expect.poll(() => seen).toEqual(['b']);
  state.finish();
  await expect.poll(waiting).toBe(0);
  expect({ begun: state.begun, seen }).toEqual({ begun: 2, seen: ['b'] });
});

async function connectionsSince(cut: Date): Promise<number> {
  const rows = await t.client`select from pg_stat_activity
    where application_name = 'portal-pbr jobs' and datname = current_database() and backend_start > ${cut.toISOString()}`;
  return rows.length;
}

test('continues after the database has cut every connection, and does a running job once', async () => {
  const { state, task } = aLongTask();
  await run(task);
  await add('a');
  await expect.poll(() => state.begun).toBe(1);
  const cut = new Date();
  await t.client`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'portal-pbr jobs' and datname = current_database()`;
  // A task that ends in the moment of the cut runs again, because its end could not be recorded.
  await expect.poll(() => connectionsSince(cut)).toBeGreaterThan(0);
  state.finish();
  await expect.poll(waiting).toBe(0);
  expect(state.begun).toBe(1);
  await add('b');
  await expect.poll(() => state.begun).toBe(2);
});

test('keeps a finally failed job for thirty days', async () => {
  for (const age of ['29 days', '31 days']) {
    await add(age);
    await t.client`update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() - ${age}::interval
      where payload ->> 'name' = ${age}`;
  }
  await run(async () => {});
  await expect.poll(waiting).toBe(1);
  const [kept] =
    await t.client`select payload ->> 'name' as name from graphile_worker._private_jobs`;
  expect(kept?.name).toBe('29 days');
});
