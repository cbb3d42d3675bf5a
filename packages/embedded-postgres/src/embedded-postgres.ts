import { findPackagedPostgres, usablePrograms } from './binaries.ts';
import { ClusterSession, type ClusterRole } from './cluster-session.ts';
import type { Cluster, EmbeddedLog } from './cluster.ts';
import {
  checkDataFolder,
  createCluster,
  dataFolderAt,
  giveToUser,
  makeHome,
} from './data-folder.ts';
import type { EmbeddedPostgresError } from './embedded-error.ts';
import { databaseName, databaseUser } from './keeper.ts';
import { runUserFor } from './run-user.ts';
import { socketPort } from './settings.ts';

/** The unix socket of a running cluster: `host` is the folder that holds it. */
export interface SocketConnection {
  host: string;
  port: number;
  database: string;
  user: string;
}

export interface EmbeddedOptions {
  /** DATA_DIR. The database lives in its subfolder `postgres`. */
  dataDir: string;
  log: EmbeddedLog;
  /** False trades safety for speed, for databases of a test run. */
  durable?: boolean;
  /** Called when the process of Postgres runs: one that was found, or one that has yet to get ready. */
  onRunning?: () => void;
  /** Called when Postgres died and another portal server took the folder before it was up again. */
  onLost?: (error: EmbeddedPostgresError) => void;
}

export interface EmbeddedPostgres {
  connection: SocketConnection;
  /** Connects as the superuser, to the maintenance database. */
  adminConnection: SocketConnection;
  /** Stops Postgres, unless a command-line tool or the server still uses it; the last one to stop ends it. */
  stop(): Promise<void>;
}

/**
 * Starts Postgres for the portal server; only one server can use a folder at a time. The caller handles signals, and stops Postgres after
 * it has answered the last request.
 */
export function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  return open(options, 'server');
}

/** Connects a command-line tool to the Postgres of the running server, or to one that runs as long as the tool. */
export function connectEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  return open(options, 'tool');
}

async function open(options: EmbeddedOptions, role: ClusterRole): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(options);
  const session = new ClusterSession(cluster, role, options.onLost);
  const { socketDir } = await session.open();
  const socket = { host: socketDir, port: socketPort };
  return {
    connection: { ...socket, database: databaseName, user: databaseUser },
    adminConnection: { ...socket, database: 'postgres', user: 'postgres' },
    stop: () => session.stop(),
  };
}

async function prepareCluster(options: EmbeddedOptions): Promise<Cluster> {
  const { log, durable = true, onRunning } = options;
  const packaged = await findPackagedPostgres();
  const { majorVersion } = packaged;
  const folder = dataFolderAt(options.dataDir);
  const user = runUserFor(folder.cluster, folder.dataDir);
  const state = await checkDataFolder(folder, majorVersion);
  await makeHome(folder, user);
  const programs = await usablePrograms(packaged, user, folder.home);
  if (state === 'empty') {
    log.info('Preparando la base de datos por primera vez…');
    await createCluster(folder, { binaries: programs, user, durable, majorVersion });
  }
  await giveToUser(folder, user);
  return { folder, user, programs, durable, log, onRunning };
}
