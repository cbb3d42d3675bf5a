import { setTimeout as sleep } from 'node:timers/promises';
import type { DbConnection } from '@pbr/db/client';
import type { FastifyBaseLogger } from 'fastify';
import { parseCronItems, run, type Runner, runMigrations, type Task } from 'graphile-worker';
import { jobLogger } from './job-logger.ts';
import { jobLocks } from './job-locks.ts';
import { openPgPool } from './pg-pool.ts';

/** A kind of job. */
export interface Job<Context> {
  /** Its name in the queue. Jobs that wait while a new version is installed carry it, so keep it. */
  name: string;
  /** For one that starts by the clock: the time as in a crontab, in UTC. Each time makes one job, however many processes run. */
  when?: string;
  /** The queue of such a job, whose jobs run one after the other; without one it waits for earlier ones of its own name. */
  queue?: string;
  /** Does one job; throwing means that the job runs again later. `signal` aborts when the process has to end. */
  run: (ctx: Context, payload: unknown, signal: AbortSignal) => Promise<void>;
}

export interface JobsOptions<Context> {
  connection: DbConnection;
  log: FastifyBaseLogger;
  jobs: readonly Job<Context>[];
  /** Every job gets it. */
  context: Context;
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

/** Creates the missing tables of the queue. `runJobs` does this by itself; before, nobody can queue a job. */
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
export function runJobs<Context>(options: JobsOptions<Context>): Jobs {
  const { log } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Running | undefined;

  async function keepRunning(): Promise<void> {
    while (!signal.aborted) {
      try {
        running = await startRunner(options);
        if (signal.aborted) await running.stop();
        const error = await running.ended;
        if (!signal.aborted)
          log.error({ err: error }, 'the job queue stopped and is being restarted');
      } catch (error) {
        log.error({ err: error }, 'the job queue did not start');
      }
      await sleep(RESTART_AFTER_MS, undefined, { signal }).catch(() => {});
    }
  }

  const finished = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      await running?.stop();
      await finished;
    },
  };
}

interface Running {
  /** Resolves when the runner has ended, with the error if it ended by itself. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

async function startRunner<Context>(options: JobsOptions<Context>): Promise<Running> {
  const { connection, log, jobs, context } = options;
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
        jobs.flatMap(({ name, when, queue = name }) =>
          when === undefined ? [] : { task: name, match: when, options: { queueName: queue } },
        ),
      ),
      taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, context)])),
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

/** A task that ignores the signal is left behind, so that the process can end. */
function taskOf<Context>({ run: work }: Job<Context>, context: Context): Task {
  return (payload, { abortSignal, abortPromise }) =>
    Promise.race([work(context, payload, abortSignal), abortPromise]);
}
