import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import type { Socket } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, pathForUser, type DataFolder } from './data-folder.ts';
import { errorCode } from './embedded-error.ts';
import { programEnvironment, type RunUser } from './run-program.ts';
import { postgresSettings } from './settings.ts';

/** The first process of a running Postgres, as its own file in the cluster describes it. */
export interface RunningPostmaster {
  pid: number;
  socketDir: string;
}

export interface StartedPostmaster {
  /** Set once it has ended, with what it printed. */
  ended: { output: string } | undefined;
  /** Its log file has taken over from here. */
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

/**
 * In a session of its own: a Ctrl-C reaches every process of the terminal, and Postgres must outlive
 * it until the server has drained. Nothing here keeps Node from ending.
 */
export async function spawnPostmaster(
  folder: DataFolder,
  options: { binaries: string; user: RunUser; socketDir: string; durable: boolean },
): Promise<StartedPostmaster> {
  const { dataPath, cwd } = await pathForUser(folder.cluster, options.user);
  const child = spawn(
    join(options.binaries, 'bin', 'postgres'),
    ['-D', dataPath, ...postgresSettings(options)],
    {
      cwd,
      env: { ...programEnvironment, ...excuseForReusedPid(folder) },
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...options.user,
    },
  );
  const started: StartedPostmaster = {
    ended: undefined,
    detachOutput: () => child.stderr.destroy(),
  };
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.on('error', (error) => {
    started.ended = { output: error.message };
  });
  child.on('exit', () => {
    started.ended = { output };
  });
  child.unref();
  // A pipe of a child process is a socket, whatever its declared type says.
  (child.stderr as unknown as Socket).unref();
  return started;
}

/** Fast shutdown: transactions are rolled back, everything committed is on disk, the next start recovers nothing. */
export async function stopPostmaster(folder: DataFolder, pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await hasEnded(folder, pid, 60_000)) return;
  // The shutdown checkpoint does not get through (a full disk); the log is replayed at the next start.
  signal(pid, 'SIGQUIT');
  if (await hasEnded(folder, pid, 10_000)) return;
  signal(pid, 'SIGKILL');
}

async function hasEnded(folder: DataFolder, pid: number, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    // Its file goes last. Asking for the process alone would wait for a zombie in a container without init.
    if (!isAlive(pid) || !existsSync(join(folder.cluster, 'postmaster.pid'))) return true;
    await sleep(10);
  }
  return false;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already.
  }
}

/**
 * After a crash or a reboot the pid in postmaster.pid may belong to another program of the same user, or
 * to a zombie that a container without init never clears away, and Postgres would refuse to start for
 * ever. The variable is pg_ctl's way to name one pid that is no rival; the check for shared memory still
 * in use stays in force.
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
    // A zombie runs no program any more. Anything else is not ours to ask: Postgres decides.
    return errorCode(error) !== 'ENOENT';
  }
}
