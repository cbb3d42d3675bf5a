import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Deadline, within } from '@pbr/db/deadline';
import type { Db } from '@pbr/db/client';
import type { Replicas } from '@pbr/db/replicas';
import type { FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { ReadyStores } from '../answers/ready-stores.ts';
import type { Mailer } from '../mail/mail.ts';
import { countedJobs, readLastBackup } from '../modules/health/portal-numbers.ts';
import type { Storage } from '../photos/storage.ts';
import { waitingPhotos } from '../photos/photo-turns.ts';
import { measureRequests } from './request-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

export interface MetricsSources extends Pick<ReadyStores, 'readyAnswers'> {
  host: string;
  port: number;
  db: Db;
  /** Null without replicas. */
  replicas: Pick<Replicas, 'states'> | null;
  log: FastifyBaseLogger;
  /** Its folder is looked at for the space on its disk. */
  storage: Pick<Storage, 'root' | 'awaySince'>;
  databaseAwaySince: () => number | null;
  now: () => Date;
}

/** How long the disk may take, in milliseconds. */
const STORAGE_MS = 1_000;
/** How long the numbers of the database may take, in milliseconds: without them the others are still answered. */
const DATABASE_MS = 1_000;

/** The numbers of this process for Prometheus. */
export function createMetrics(sources: MetricsSources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  measureDatabase(sources, registers);
  if (sources.replicas) measureReplicas(sources.replicas, registers);
  measureStorage(sources, registers);
  measure('pbr_ready_answers_bytes', 'Bytes of the ready answers in memory.', registers, () =>
    sources.readyAnswers.bytes(),
  );
  measure('pbr_photos_waiting', 'Photos that wait to be encoded.', registers, waitingPhotos);
  const mails = new Counter({
    name: 'pbr_mails_total',
    help: 'Attempts to send a mail by this process.',
    labelNames: ['result'],
    registers,
  });
  return {
    requests: measureRequests(registry),
    serve: () => serveMetrics(registry, sources),
    countMails: (mailer: Mailer): Mailer => ({
      send: async (message, signal) => {
        try {
          await mailer.send(message, signal);
        } catch (error) {
          mails.inc({ result: 'failed' });
          throw error;
        }
        mails.inc({ result: 'sent' });
      },
    }),
  };
}

/** A number that is read when Prometheus asks. */
function measure(name: string, help: string, registers: Registry[], read: () => number): void {
  const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
}

function measureDatabase(
  { db, log, databaseAwaySince, now }: MetricsSources,
  registers: Registry[],
): void {
  measure('pbr_database_up', '1 while the database answers this process.', registers, () =>
    databaseAwaySince() === null ? 1 : 0,
  );
  const oldest = new Gauge({
    name: 'pbr_jobs_oldest_seconds',
    help: 'How long the oldest job that is due has waited, in all processes.',
    registers,
  });
  const backup = new Gauge({
    name: 'pbr_backup_timestamp_seconds',
    help: 'When the last complete backup was made; 0 before the first.',
    registers,
    collect: async () => {
      backup.reset();
      const found = await inTime(async () => ({ backup: await readLastBackup({ db, log }) }));
      if (found) backup.set(found.backup ? new Date(found.backup.madeAt).getTime() / 1000 : 0);
    },
  });
  const jobs = new Gauge({
    name: 'pbr_jobs',
    help: 'Jobs in the queue of all processes: due, running, to be tried again later, given up.',
    labelNames: ['state'],
    registers,
    collect: async () => {
      jobs.reset();
      oldest.reset();
      const counted = await inTime(() => countedJobs(db));
      if (!counted) return;
      for (const state of ['due', 'running', 'later', 'failed'] as const)
        jobs.set({ state }, counted[state]);
      const since = counted.oldestDue && new Date(counted.oldestDue).getTime();
      oldest.set(since ? Math.max(0, (now().getTime() - since) / 1000) : 0);
    },
  });
}

/** They are known by their place in the configuration. */
function measureReplicas({ states }: Pick<Replicas, 'states'>, registers: Registry[]): void {
  const used = new Gauge({
    name: 'pbr_replica_used',
    help: '1 while this process reads the replica; 0 while it is away, behind or promoted.',
    labelNames: ['replica'],
    registers,
    collect: () => {
      for (const [index, { isUsed }] of states().entries())
        used.set({ replica: index + 1 }, isUsed ? 1 : 0);
    },
  });
  const lag = new Gauge({
    name: 'pbr_replica_lag_seconds',
    help: 'By how much the data of the replica are older than those of the primary; missing while that is not known.',
    labelNames: ['replica'],
    registers,
    collect: () => {
      lag.reset();
      for (const [index, { lagMs }] of states().entries())
        if (Number.isFinite(lagMs)) lag.set({ replica: index + 1 }, lagMs / 1000);
    },
  });
}

async function inTime<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await within(new Deadline(DATABASE_MS), read);
  } catch {
    return null;
  }
}

/** A folder on another machine may not answer; a question that waits is not asked again. */
function measureStorage({ storage }: MetricsSources, registers: Registry[]): void {
  measure(
    'pbr_storage_up',
    '0 while the object storage does not answer this process.',
    registers,
    () => (storage.awaySince() === null ? 1 : 0),
  );
  let asking: Promise<StatsFs | null> | null = null;
  const bytes = new Gauge({
    name: 'pbr_storage_bytes',
    help: 'The disk of the photos: its size and what is free.',
    labelNames: ['part'],
    registers,
    collect: async () => {
      asking ??= statfs(storage.root)
        .catch(() => null)
        .finally(() => (asking = null));
      const stats = await Promise.race([asking, sleep(STORAGE_MS, null, { ref: false })]);
      bytes.reset();
      if (!stats) return;
      bytes.set({ part: 'free' }, stats.bavail * stats.bsize);
      bytes.set({ part: 'size' }, stats.blocks * stats.bsize);
    },
  });
}
