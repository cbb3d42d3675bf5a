import { setTimeout as sleep } from 'node:timers/promises';
import type { DbConnection } from '@pbr/db/client';
import type { FastifyBaseLogger } from 'fastify';
import { run, type Runner, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { jobLogger } from './job-logger.ts';
import { jobLocks } from './job-locks.ts';
import { openPgPool } from './pg-pool.ts';

/** Does one job; throwing means that it is to be tried again. `signal` aborts when the process has to end. */
export type JobTask = (payload: unknown, signal: AbortSignal) => Promise<void>;

export interface JobsOptions {
  connection: DbConnection;
  log: FastifyBaseLogger;
  tasks: Record<string, JobTask>;
  /** A new job is announced by NOTIFY; asking finds those whose time has come. */
  pollIntervalMs?: number;
}

export interface Jobs {
  /** Takes no more jobs and waits a moment for those in progress; what is not done by then is tried again later. */
  stop(): Promise<void>;
}

const CONCURRENCY = 2;
/** One more listens, one more looks after the locks of dead processes. */
const CONNECTIONS = CONCURRENCY + 2;
const ABORT_AFTER_MS = 3_000;
const RESTART_AFTER_MS = 5_000;

const SCHEMA = 'graphile_worker';

/** Makes the tables of the queue where they are missing. `runJobs` does so by itself. */
export async function installJobQueue(
  connection: DbConnection,
  log: FastifyBaseLogger,
): Promise<void> {
  const pool = await openPgPool(connection, { max: 1, log });
  try {
    await runMigrations({ pgPool: pool, schema: SCHEMA, logger: jobLogger(log) });
  } finally {
    await pool.end();
  }
}

/**
 * Runs the jobs of the queue in this process. A job runs at least once: it is taken off the queue when its task is done, and one
 * whose process died is run again. Failed ones are tried again after 3 s, 7 s, 20 s ... 6 h, 25 times within about four days.
 */
export async function runJobs(options: JobsOptions): Promise<Jobs> {
  const { connection, log } = options;
  const pool = await openPgPool(connection, { max: CONNECTIONS, log });
  const stopping = new AbortController();
  let runner: Runner;
  try {
    runner = await startRunner(pool, options);
  } catch (error) {
    await pool.end();
    throw error;
  }

  async function keepRunning(): Promise<void> {
    for (;;) {
      const error = await runner.promise.then(
        () => null,
        (reason: unknown) => reason,
      );
      if (stopping.signal.aborted) return;
      log.error({ err: error }, 'the jobs stopped and are started again');
      runner = await restart();
    }
  }

  async function restart(): Promise<Runner> {
    for (;;) {
      await sleep(RESTART_AFTER_MS, undefined, { signal: stopping.signal });
      try {
        return await startRunner(pool, options);
      } catch (error) {
        log.error({ err: error }, 'the jobs did not start');
      }
    }
  }

  const ended = keepRunning().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });

  return {
    stop: async () => {
      stopping.abort();
      // It may have stopped by itself a moment ago.
      await runner.stop().catch(() => {});
      await ended;
      await pool.end();
    },
  };
}

async function startRunner(
  pool: Pool,
  { log, tasks, pollIntervalMs = 5_000 }: JobsOptions,
): Promise<Runner> {
  const locks = jobLocks(pool, log);
  const runner = await run({
    pgPool: pool,
    schema: SCHEMA,
    logger: jobLogger(log),
    events: locks.events,
    concurrency: CONCURRENCY,
    pollInterval: pollIntervalMs,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
    // Otherwise a file named 'crontab' in the working directory would be read.
    parsedCronItems: [],
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        (payload, { abortSignal }) => task(payload, abortSignal),
      ]),
    ),
    preset: {
      plugins: [locks.plugin],
      // The queue is told of a job's end until it has heard: a database that is away for a moment must not bring the job again.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
  });
  return runner;
}
