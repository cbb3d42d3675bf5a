import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { constants, getPriority, setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, pathForUser, type DataFolder } from './data-folder.ts';
import { errorCode } from './embedded-error.ts';
import { programEnvironment, type RunUser } from './run-program.ts';
import { postgresSettings } from './settings.ts';

/** The first process of a running Postgres, as `postmaster.pid` in the cluster describes it. */
export interface RunningPostmaster {
  pid: number;
  socketDir: string;
}

export interface StartedPostmaster {
  /** Set once the process has ended, with its output, and whether it was stopped rather than failed. */
  ended: { output: string; wasStopped: boolean } | undefined;
  /** Stops reading the output; from here on it goes to the log file. */
  detachOutput(): void;
}

export function readPostmaster(folder: DataFolder): RunningPostmaster | undefined {
  try {
    const lines = readFileSync(join(folder.cluster, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    const socketDir = lines[4];
    return pid > 0 && socketDir ? { pid, socketDir } : undefined;
  } catch {
    return undefined;
  }
}

interface Launch {
  binaries: string;
  user: RunUser;
  socketDir: string;
  durable: boolean;
}

async function commandOf(folder: DataFolder, options: Launch) {
  const { dataPath, cwd } = await pathForUser(folder.cluster, options.user);
  const program = join(options.binaries, 'bin', 'postgres');
  return { program, args: ['-D', dataPath, ...postgresSettings(options)], cwd };
}

/** Whether Postgres was last started with the same programs and settings; it writes its command line into the cluster. */
export async function wasStartedAlike(folder: DataFolder, options: Launch): Promise<boolean> {
  const { program, args } = await commandOf(folder, options);
  const written = await readFile(join(folder.cluster, 'postmaster.opts'), 'utf8').catch(() => '');
  return written.trim() === [program, ...args.map((arg) => `"${arg}"`)].join(' ');
}

/**
 * Starts Postgres in its own session: a Ctrl-C reaches every process of the terminal, and Postgres must outlive it until the server has
 * drained. Nothing here keeps Node from ending.
 */
export async function spawnPostmaster(
  folder: DataFolder,
  options: Launch,
): Promise<StartedPostmaster> {
  const { program, args, cwd } = await commandOf(folder, options);
  const child = spawn(program, args, {
    cwd,
    env: { ...programEnvironment, ...excuseForReusedPid(folder) },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...options.user,
  });
  const started: StartedPostmaster = {
    ended: undefined,
    detachOutput: () => child.stderr.destroy(),
  };
  // On a full machine the server still answers, if only to refuse.
  if (child.pid !== undefined && getPriority() < constants.priority.PRIORITY_BELOW_NORMAL)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.on('error', (error) => {
    started.ended = { output: error.message, wasStopped: false };
  });
  child.on('exit', (code) => {
    started.ended = { output, wasStopped: code === 0 };
  });
  child.unref();
  // The pipe of a child process is a socket, whatever its declared type says.
  (child.stderr as unknown as Socket).unref();
  return started;
}

/** Fast shutdown: Postgres rolls back open transactions and writes everything committed to disk, so the next start recovers nothing. */
export async function stopPostmaster(folder: DataFolder, pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await hasEnded(folder, pid, 60_000)) return;
  // The shutdown checkpoint cannot finish (a full disk); the next start replays the log.
  signal(pid, 'SIGQUIT');
  if (await hasEnded(folder, pid, 10_000)) return;
  signal(pid, 'SIGKILL');
}

async function hasEnded(folder: DataFolder, pid: number, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    // Postgres removes its pid file last. Checking only the process would wait for a zombie in a container without init.
    if (!isAlive(pid) || !existsSync(join(folder.cluster, 'postmaster.pid'))) return true;
    await sleep(10);
  }
  return false;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process is already gone.
  }
}

/**
 * After a crash or a reboot the pid in postmaster.pid may belong to another program of the same user, or to a zombie that a container
 * without init never clears away, and Postgres would refuse to start for ever. With this variable pg_ctl names one pid that is no rival;
 * the check for shared memory still in use stays in force.
 */
function excuseForReusedPid(folder: DataFolder): NodeJS.ProcessEnv {
  const left = readPostmaster(folder);
  if (!left || !isAlive(left.pid) || mayBePostgres(left.pid)) return {};
  return { PG_GRANDPARENT_PID: String(left.pid) };
}

function mayBePostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres');
  } catch (error) {
    // A zombie runs no program. After any other error Postgres itself has to decide.
    return errorCode(error) !== 'ENOENT';
  }
}
