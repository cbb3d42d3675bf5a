import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;
/** Ticks of the kernel's clock per second; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

export interface ServerProcess {
  origin: string;
  /** Milliseconds from the start of the process to its first good answer. */
  startMs: number;
  /** Milliseconds of processor time since the start; NaN where there is no /proc. */
  cpuMs: () => number;
  /** MB in memory now; NaN where there is no /proc. */
  memoryMb: () => number;
  stop: () => Promise<void>;
}

/** Starts a Node server and waits until `path` answers. */
export async function startProcess(
  args: readonly string[],
  { port, path, env }: { port: number; path: string; env: Record<string, string> },
): Promise<ServerProcess> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (child.exitCode === null && Date.now() < giveUpAt) {
    const answer = await fetch(origin + path).catch(() => null);
    if (answer?.ok) {
      const startMs = performance.now() - start;
      const { pid = 0 } = child;
      return { origin, startMs, cpuMs: () => cpuOf(pid), memoryMb: () => memoryOf(pid), stop };
    }
    await wait(20);
  }
  await stop();
  throw new Error(`${args.join(' ')} no arrancó.`);
}

/**
 * Reads /proc/PID/stat from behind the name in brackets, which may contain spaces: field 14 is user time, 15 system time, 16 and 17 those
 * of processes that it has started and that have ended.
 */
export function cpuOf(pid: number, withEnded = false): number {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /su, '')
    .split(' ');
  const ticks = fields.slice(11, withEnded ? 15 : 13).reduce((sum, one) => sum + Number(one), 0);
  return (ticks * 1000) / TICKS_PER_SECOND;
}

function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/u.exec(read(`/proc/${pid}/status`))?.[1]) / 1024;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
