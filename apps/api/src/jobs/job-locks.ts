import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';

const LOOK_EVERY_MS = 30_000;
/** A job that failed for the last time holds personal data; it stays this long so that somebody can look for the reason. */
const KEEP_FAILED = '30 days';

/** The key of a runner's lock; a session that can take the lock knows that the runner is dead. */
const lockOf = (holder: string) => `hashtextextended('portal-pbr jobs ' || ${holder}, 0)`;

const RELEASE_DEAD = `
  with holders as materialized (
    select distinct locked_by from graphile_worker.jobs where locked_by is not null and locked_by <> $1
  ), dead as materialized (
    select locked_by from holders where pg_try_advisory_xact_lock(${lockOf('locked_by')})
  )
  select graphile_worker.force_unlock_workers(array_agg(locked_by)), count(*)::int as dead from dead having count(*) > 0`;

const DROP_FAILED = `
  select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
  where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '${KEEP_FAILED}' having count(*) > 0`;

/**
 * graphile-worker marks the jobs that a runner works on with the runner's name, and waits four hours before it believes that the runner is
 * dead. Here each runner holds an advisory lock with its name on the connection that listens, so that the other runners, and the next one
 * after a crash, see at once that it is gone.
 */
export function jobLocks(pool: Pool, log: FastifyBaseLogger) {
  const events: WorkerEvents = new EventEmitter();
  let timer: NodeJS.Timeout | undefined;
  let takeFirst: () => void;
  const held = new Promise<void>((resolve) => {
    takeFirst = resolve;
  });

  async function look(name: string): Promise<void> {
    const { rows } = await pool.query<{ dead: number }>(RELEASE_DEAD, [name]);
    if (rows.length > 0) log.warn({ runners: rows[0]?.dead }, 'took over the jobs of dead runners');
    await pool.query(DROP_FAILED);
  }
  const lookOrSay = (name: string) =>
    void look(name).catch((error: unknown) =>
      log.warn({ err: error }, 'could not check the locks of the job runners'),
    );

  events.on('pool:listen:success', ({ workerPool, client }) => {
    const { id } = workerPool;
    // The lock is shared, so that it does not wait for the session that a broken connection left behind.
    client.query(`select pg_advisory_lock_shared(${lockOf('$1::text')})`, [id]).then(
      () => {
        takeFirst();
        lookOrSay(id);
        clearInterval(timer);
        timer = setInterval(() => lookOrSay(id), LOOK_EVERY_MS).unref();
      },
      (error: unknown) => log.warn({ err: error }, 'could not take the lock of a job runner'),
    );
  });
  events.on('pool:listen:release', () => clearInterval(timer));
  // A runner that ends waits for its workers, and they wait for this lock, even if it never connected.
  events.on('pool:gracefulShutdown', () => takeFirst());

  const plugin: GraphileConfig.Plugin = {
    name: 'JobLocksPlugin',
    version: '1.0.0',
    worker: {
      hooks: {
        // A runner that takes a job before it holds its lock looks dead to the others.
        startWorker: () => held,
      },
    },
  };
  return { events, plugin };
}
