import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError, errorCode, failedProgram, notPermitted } from './embedded-error.ts';
import { openKeeper, type Keeper } from './keeper.ts';
import { readPostmaster, spawnPostmaster, type StartedPostmaster } from './postmaster.ts';
import type { RunUser } from './run-program.ts';
import { makeSocketFolder } from './socket-folder.ts';

export interface EmbeddedLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** Everything needed to start the cluster of one data folder. */
export interface Cluster {
  folder: DataFolder;
  user: RunUser;
  /** The folder that holds bin, lib and share. */
  programs: string;
  durable: boolean;
  log: EmbeddedLog;
  onRunning: (() => void) | undefined;
}

export interface OpenCluster {
  keeper: Keeper;
  socketDir: string;
  startedHere: boolean;
}

interface OpenOptions {
  role: 'server' | 'tool';
  onLost: () => void;
  isStopping: () => boolean;
}

const patienceMs = 60_000;

/** Joins the Postgres that runs on the folder, or starts one. Several processes may do so at the same time. */
export async function openCluster(cluster: Cluster, options: OpenOptions): Promise<OpenCluster> {
  let deadline = Date.now() + patienceMs;
  while (!options.isStopping()) {
    const running = readPostmaster(cluster.folder);
    const answer = running ? await ask(running.socketDir, options) : 'absent';
    if (running && typeof answer === 'object') {
      cluster.onRunning?.();
      return { keeper: answer, socketDir: running.socketDir, startedHere: false };
    }
    if (answer === 'absent') {
      const opened = await start(cluster, options);
      if (opened) return opened;
    }
    // Recovery after a crash takes as long as there is log to replay.
    if (answer === 'starting') deadline = Date.now() + patienceMs;
    if (Date.now() > deadline) throw failedProgram('postgres', 'no responde', cluster.folder.home);
    await sleep(50);
  }
  throw new EmbeddedPostgresError(
    'start_failed',
    'El portal se detuvo antes de que arrancara la base de datos.',
  );
}

/** Returns undefined when another process was faster, or when a killed Postgres still has processes that are about to end. */
async function start(cluster: Cluster, options: OpenOptions): Promise<OpenCluster | undefined> {
  const socketDir = await makeSocketFolder(cluster.folder, cluster.user);
  const postmaster = await spawnPostmaster(cluster.folder, {
    binaries: cluster.programs,
    user: cluster.user,
    socketDir,
    durable: cluster.durable,
  });
  cluster.onRunning?.();
  let nextWord = Date.now() + 5_000;
  while (!postmaster.ended) {
    const answer = await ask(socketDir, options);
    if (typeof answer === 'object') {
      postmaster.detachOutput();
      return { keeper: answer, socketDir, startedHere: true };
    }
    if (Date.now() > nextWord) {
      cluster.log.info(
        'La base de datos se está recuperando de un cierre inesperado; puede tardar unos minutos…',
      );
      nextWord += 30_000;
    }
    await sleep(15);
  }
  // Another server may have taken this one, not yet locked, for that of a killed server.
  if (postmaster.ended.wasStopped || isRival(postmaster)) return undefined;
  throw await explainEnd(cluster.folder, postmaster.ended.output);
}

async function ask(
  socketDir: string,
  options: OpenOptions,
): Promise<Keeper | 'absent' | 'starting' | 'silent'> {
  try {
    return await openKeeper(socketDir, options);
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
    if (code === 'EACCES') throw notPermitted(socketDir, error);
    // 57P03: Postgres is starting up or recovering. The others: it is shutting down, or does not answer.
    if (code === '57P03') return 'starting';
    const transient = [
      '57P01',
      '57P02',
      '53300',
      'ECONNRESET',
      'EPIPE',
      'CONNECTION_CLOSED',
      'CONNECTION_DESTROYED',
      'CONNECT_TIMEOUT',
    ];
    if (transient.includes(code)) return 'silent';
    throw error;
  }
}

function isRival(postmaster: StartedPostmaster): boolean {
  return /lock file ".*" already exists|pre-existing shared memory block/.test(
    postmaster.ended?.output ?? '',
  );
}

/** Explains why Postgres ended: once its log collector runs, it writes the reason to its log. */
async function explainEnd(folder: DataFolder, output: string): Promise<EmbeddedPostgresError> {
  const text = output.includes('logging collector')
    ? `${output}\n${await lastLog(folder)}`
    : output;
  return failedProgram('postgres', text, folder.home);
}

async function lastLog(folder: DataFolder): Promise<string> {
  const logs = join(folder.cluster, 'log');
  const weekday = new Date().toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' });
  const names = await readdir(logs).catch(() => []);
  const today = names.find((name) => name.includes(weekday));
  if (!today) return '';
  const text = await readFile(join(logs, today), 'utf8');
  return text.slice(text.lastIndexOf('LOG:  starting PostgreSQL'));
}
