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
  /** Postgres died, and before it was up again another portal server had taken the folder. */
  onLost?: (error: EmbeddedPostgresError) => void;
}

export interface EmbeddedPostgres {
  connection: SocketConnection;
  /** The superuser, in the maintenance database. */
  adminConnection: SocketConnection;
  /** Stops Postgres, unless a command-line tool or the server still uses it: the last one stops it. */
  stop(): Promise<void>;
}

/**
 * For the portal server; there is one over a folder at a time. Signals are left to the caller, who
 * stops Postgres after the last request is answered.
 */
export function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  return open(options, 'server');
}

/** For command-line tools: uses the Postgres of the running server, or runs one for as long as the tool runs. */
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
  const { log, durable = true } = options;
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
  return { folder, user, programs, durable, log };
}
