import { setTimeout as sleep } from 'node:timers/promises';
import type { DbConnection } from '@pbr/db/client';
import type { FastifyBaseLogger } from 'fastify';
import {
  parseCronItems,
  run,
  type Runner,
  runMigrations,
  type Task,
  type TaskList,
} from 'graphile-worker';
import { jobLogger } from './job-logger.ts';
import { jobLocks } from './job-locks.ts';
import { openPgPool } from './pg-pool.ts';

/** Does one job; throwing means that the job runs again later. `signal` aborts when the process has to end. */
export type JobTask = (payload: unknown, signal: AbortSignal) => Promise<void>;

export interface JobsOptions {
  connection: DbConnection;
  log: FastifyBaseLogger;
  tasks: Record<string, JobTask>;
  /** Tasks that start by the clock: name -> time as in a crontab, in UTC. Each time makes one job, however many processes run. */
  schedule?: Record<string, string>;
  /** Queues of those jobs: name -> queue, whose jobs run one after the other. Others wait for earlier ones of their own name. */
  queues?: Record<string, string>;
  /** NOTIFY announces a new job; polling finds the jobs whose time has come. */
  pollIntervalMs?: number;
  /** How long a task may go on once the process has to end. */
  abortAfterMs?: number;
}

export interface Jobs {
  /** Takes no more jobs and waits a moment for those in progress; unfinished ones run again later. */
  stop(): Promise<void>;
}

const CONCURRENCY = 2;
/** One more connection listens, and one more looks after the locks of dead processes. */
const CONNECTIONS = CONCURRENCY + 2;
const RESTART_AFTER_MS = 5_000;

const SCHEMA = 'graphile_worker';

/** Creates the missing tables of the queue. `runJobs` does this by itself. */
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
 * Runs the jobs of the queue in this process. A job runs at least once: it leaves the queue when its task is done, and a job whose process
 * died runs again. Failed jobs are tried again after 3 s, 7 s, 20 s ... 6 h, 25 times within about four days.
 */
export async function runJobs(options: JobsOptions): Promise<Jobs> {
  const { log } = options;
  const stopping = new AbortController();
  let running = await startRunner(options);

  async function keepRunning(): Promise<void> {
    for (;;) {
      const error = await running.ended;
      if (stopping.signal.aborted) return;
      log.error({ err: error }, 'the job queue stopped and is being restarted');
      running = await restart();
      if (stopping.signal.aborted) await running.stop();
    }
  }

  async function restart(): Promise<Running> {
    for (;;) {
      await sleep(RESTART_AFTER_MS, undefined, { signal: stopping.signal });
      try {
        return await startRunner(options);
      } catch (error) {
        log.error({ err: error }, 'the job queue did not start');
      }
    }
  }

  const finished = keepRunning().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });

  return {
    stop: async () => {
      stopping.abort();
      await running.stop();
      await finished;
    },
  };
}

interface Running {
  /** Resolves when the runner has ended, with the error if it ended by itself. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

async function startRunner(options: JobsOptions): Promise<Running> {
  const { connection, log, tasks, schedule = {}, queues = {} } = options;
  const { pollIntervalMs = 5_000, abortAfterMs = 3_000 } = options;
  const pool = await openPgPool(connection, { max: CONNECTIONS, log });
  const locks = jobLocks(pool, log);
  try {
    const runner = await run({
      pgPool: pool,
      schema: SCHEMA,
      logger: jobLogger(log),
      events: locks.events,
      concurrency: CONCURRENCY,
      pollInterval: pollIntervalMs,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: abortAfterMs,
      // Otherwise graphile-worker would read a file named 'crontab' in the working directory.
      parsedCronItems: parseCronItems(
        Object.entries(schedule).map(([task, match]) => ({
          task,
          match,
          options: { queueName: queues[task] ?? task },
        })),
      ),
      taskList: taskList(tasks),
      preset: {
        plugins: [locks.plugin],
        // A delay of 0 turns batches on: their reports of finished jobs are retried for minutes, so a short outage does not run a job
        // again.
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      },
    });
    // Ending the pool frees the locks of this runner, so the next runner gets connections of its own.
    const ended = endOf(runner).then(async (reason) => {
      await pool.end();
      return reason;
    });
    return {
      ended,
      stop: async () => {
        // The runner may have ended by itself a moment ago.
        await runner.stop().catch(() => {});
        await ended;
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

function endOf(runner: Runner): Promise<unknown> {
  return runner.promise.then(
    () => null,
    (reason: unknown) => reason,
  );
}

function taskList(tasks: JobsOptions['tasks']): TaskList {
  const entries = Object.entries(tasks).map(([name, task]): [string, Task] => [
    name,
    // A task that ignores the signal is left behind, so that the process can end.
    (payload, { abortSignal, abortPromise }) =>
      Promise.race([task(payload, abortSignal), abortPromise]),
  ]);
  return Object.fromEntries(entries);
}
