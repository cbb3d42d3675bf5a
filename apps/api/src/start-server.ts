import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, DbConnection } from '@pbr/db/client';
import { migrateDb } from '@pbr/db/migrate';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { connectTo, type PortalDatabase } from './portal-database.ts';
import { hasUsers } from './demo/demo.queries.ts';
import type { Env } from './env.ts';
import { canQueueJobs } from './jobs/job.queries.ts';
import type { Jobs } from './jobs/job-queue.ts';
import { limitsOf } from './security/limits.ts';
import type { Mailer } from './mail/mail.ts';
import type { createMetrics, MetricsSources } from './metrics/metrics.ts';
import { isOnThisMachine, showLinks } from './mail/mail-links.ts';
import { runsFromSource, webRoot } from './lib/paths.ts';
import { openMapTiles } from './map-tiles/open-map-tiles.ts';
import { keptSessionSecret } from './security/session-secret.ts';
import { openPhotoStorage } from './photos/bucket/open-photo-storage.ts';
import { openLocalStorage, type Storage } from './photos/storage.ts';
import { limitersOf } from './modules/limits/shared-limiter.ts';
import { makePhotoFile } from './modules/photos/make-photo-file.ts';
import { COUNTED_PLACES } from './modules/properties/places/ready-places.ts';
import { ensureDefaultSettings } from './modules/settings/ensure-default-settings.ts';
import { pages } from './plugins/pages/pages.ts';
import { stopTimesOf } from './plugins/stopping.ts';
import { clearOnChanges, createReadyStores } from './answers/ready-stores.ts';
import { appRouter } from './router.ts';

interface RunningServer {
  /** The portal's URL and the demo accounts, for the terminal. */
  welcome: string;
  /** Answers the requests in flight, then releases everything. */
  stop: () => Promise<void>;
}

const now = () => new Date();

/** Connections that wait to be accepted; beyond it the kernel drops them silently, and their clients try again for many seconds. */
const BACKLOG = 4096;
/** The speed of a reader is measured over this time, so it is cut off within half a minute. */
const READER_WINDOW_MS = 20_000;
/** Requests for each connection to the database: while one waits for an answer, another is rendered. */
const SLOTS_PER_CONNECTION = 2;
/** A tenth of the time that a request may wait for the database. */
const LONGEST_TURN_MS = 250;
const QUEUE_MS = 500;
const SLOT_WITHIN_MS = 2_000;
/** A proxy or a script that waits for the start asks more often. */
const FIRST_ANSWER_WITHIN_MS = 500;

const sessionsOf = async (env: Env) => ({
  sessionSecrets: env.SESSION_SECRET ?? [await keptSessionSecret(env.DATA_DIR)],
  sessionTimes: { idleSeconds: env.SESSION_IDLE_SECONDS, maxSeconds: env.SESSION_MAX_SECONDS },
});

/**
 * Starts everything in order on an open database; when a step fails, it stops all that has started, the database included. Only tests set
 * `servePages`, to do without the compiler of the web.
 */
export async function startServer(
  env: Env,
  log: FastifyBaseLogger,
  servers: PortalDatabase,
  servePages: typeof pages | null = pages,
): Promise<RunningServer> {
  const { connection } = servers;
  const started = [servers.stop];
  const stop = async () => {
    for (const close of started.splice(0).toReversed()) await close();
  };
  try {
    await migrateDb(connection);
    const { db, database, direct, replicas, close } = await connectTo(env, servers, log);
    started.push(close);
    const files = await openFiles(env, log);
    const ready = createReadyStores(env.ANSWER_CACHE_BYTES, replicas?.noteChange);
    const metrics = await openMetrics(env, { ...ready, ...files, database, replicas, log });

    const sessions = await sessionsOf(env);
    // The app is built meanwhile; it asks the database nothing before it listens.
    const building = buildApp({
      ...ready,
      databaseAwaySince: () => database.presence.awaySince,
      outageAnswerMs: env.OUTAGE_ANSWER_SECONDS * 1000,
      ...files,
      db,
      replicas,
      log,
      ...limitersOf({ db, now, log, secret: sessions.sessionSecrets.join() }),
      limits: limitsOf(env),
      publicOrigin: env.PUBLIC_ORIGIN,
      now,
      registration: env.REGISTRATION,
      ...sessions,
      trustProxy: env.TRUST_PROXY ?? false,
      maxConnections: env.MAX_CONNECTIONS,
      readerPace: { bytesPerSecond: env.SLOW_READER_BYTES, windowMs: READER_WINDOW_MS },
      load: {
        slots: SLOTS_PER_CONNECTION * env.DATABASE_POOL,
        queueMs: QUEUE_MS,
        waitMs: SLOT_WITHIN_MS,
        turnMs: LONGEST_TURN_MS,
      },
      clientRoot: runsFromSource ? null : path.join(webRoot, 'dist/client'),
      makePhotoFile: (key) => makePhotoFile({ ...files, db }, key),
      ...(metrics && { measure: metrics.requests }),
      development: runsFromSource,
      trustsLoopback: env.NODE_ENV !== 'production',
      pages: async (instance) =>
        servePages?.(instance, { webRoot, development: runsFromSource, router: appRouter }),
    });
    // Should a step below fail, this closes the app.
    const closing = building.then(
      (built) => () => built.close(),
      () => () => Promise.resolve(),
    );
    started.push(async () => (await closing)());
    await fillNewDatabase(env, { ...files, connection, db, log });
    await clearOnChanges(direct, ready);
    const app = await building;
    const isAnswered = new Promise((resolve) => {
      app.server.once('request', (_request, response) => response.once('close', resolve));
    });
    if (metrics) started.push((await metrics.serve()).stop);
    const url = await app.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG });
    const jobs = startLater(isAnswered, log, async () => {
      // Counting the places of a million listings takes longer than the first visitor who asks for them may wait.
      void ready.readyValues.get(COUNTED_PLACES, { db, log, now }, () => null).catch(() => {});
      const { startJobs } = await import('./jobs.ts');
      const { PUBLIC_ORIGIN: publicOrigin } = env;
      const sending = await createMailer(env, log);
      const mailer = metrics?.countMails(sending) ?? sending;
      return startJobs({ ...files, connection, db, log, mailer, now, publicOrigin });
    });
    // At the same time, for a job that is running may take as long as the last answers; what these queue runs elsewhere or later.
    started.push(async () => {
      await Promise.all([app.stopServing(stopTimesOf(env)), jobs.stop()]);
    });
    return { welcome: welcome(env, url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openFiles(env: Env, log: FastifyBaseLogger) {
  return {
    storage: await openPhotoStorage(env, (err) => log.warn({ err }, 'the object storage failed')),
    importFiles: await openLocalStorage(path.join(env.DATA_DIR, 'imports')),
    mapTiles: await openMapTiles(env.MAP_TILES, log),
  };
}

type Metrics = ReturnType<typeof createMetrics>;

/** Null without a port: what nobody reads is neither counted nor loaded. */
async function openMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Env,
  {
    database,
    ...sources
  }: Pick<MetricsSources, 'log' | 'storage' | 'readyAnswers' | 'replicas'> & { database: Database },
): Promise<Metrics | null> {
  if (port === undefined) return null;
  const metrics = await import('./metrics/metrics.ts');
  const { db, presence } = database;
  const databaseAwaySince = () => presence.awaySince;
  return metrics.createMetrics({
    ...sources,
    db,
    databaseAwaySince,
    now,
    host,
    port,
  });
}

async function createMailer(env: Env, log: FastifyBaseLogger): Promise<Mailer> {
  const { createFolderMailer, createSmtpMailer } = await import('./mail/mail-transport.ts');
  if (env.SMTP_URL) return createSmtpMailer(env.SMTP_URL);
  const mailer = createFolderMailer(mailFolder(env));
  if (env.NODE_ENV !== 'production' && isOnThisMachine(env.PUBLIC_ORIGIN))
    return showLinks(mailer, (line) => process.stdout.write(`${line}\n`));
  log.warn('SMTP_URL is not set: no mail leaves this machine');
  return mailer;
}

const mailFolder = (env: Env) => path.join(env.DATA_DIR, 'mail');

interface NewDatabase {
  connection: DbConnection;
  db: Database['db'];
  storage: Storage;
  log: FastifyBaseLogger;
}

/** Adds what a new database needs before somebody is answered, and outside production the demo. */
async function fillNewDatabase(env: Env, { connection, log, ...deps }: NewDatabase) {
  const { db } = deps;
  await ensureDefaultSettings(db);
  if (!(await canQueueJobs(db))) {
    const { installJobQueue } = await import('./jobs/job-queue.ts');
    await installJobQueue(connection, log);
  }
  if (env.NODE_ENV === 'production' || (await hasUsers(db))) return;
  process.stdout.write('Preparando los datos de demostración…\n');
  const { seedDemo } = await import('./demo/seed-demo.ts');
  await seedDemo({ ...deps, now });
}

/** Starts the jobs once somebody has been answered, or soon: their program takes a third of the time that the first answer takes. */
function startLater(
  isAnswered: Promise<unknown>,
  log: FastifyBaseLogger,
  start: () => Promise<Jobs>,
): Jobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const soon = sleep(FIRST_ANSWER_WITHIN_MS, undefined, { signal });
  const starting = Promise.race([isAnswered, soon])
    .then(start)
    .catch((error: unknown) => {
      if (!signal.aborted) log.error({ err: error }, 'the jobs did not start');
      return null;
    });
  return {
    stop: async () => {
      stopping.abort();
      await (await starting)?.stop();
    },
  };
}

function welcome(env: Env, url: string): string {
  const lines = [`Portal PBR está en ${env.PUBLIC_ORIGIN}`];
  if (url !== env.PUBLIC_ORIGIN) lines.push(`  (escucha en ${url})`);
  if (!env.SMTP_URL) lines.push(`Los correos no se envían: quedan en ${mailFolder(env)}`);
  if (env.NODE_ENV !== 'production') {
    lines.push(
      '',
      'Cuentas de demostración, contraseña demo-portal:',
      '  admin@demo.pbr.mx (administración)',
      '  ana@demo.pbr.mx, luis@demo.pbr.mx, sofia@demo.pbr.mx, diego@demo.pbr.mx, mariana@demo.pbr.mx (agentes)',
    );
  }
  return lines.join('\n');
}
