import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const PATIENCE_MS = 60_000;

/** A program that the test runs, with its children in a process group of its own. */
export interface Program {
  child: ChildProcess;
  /** The first line that fits, written to this stream since the start. */
  line: (stream: number, fits: RegExp) => Promise<string>;
  stop: () => Promise<void>;
}

export function startProgram(
  command: string,
  args: readonly string[],
  {
    env = {},
    onLine = () => {},
  }: { env?: Record<string, string>; onLine?: (line: string) => void },
): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  const end = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // All of them have ended.
    }
  };
  const endAtExit = () => end('SIGKILL');
  process.on('exit', endAtExit);
  const lines = child.stdio
    .slice(1)
    .map((stream) => createInterface({ input: stream as Readable }).on('line', onLine));
  return {
    child,
    line: async (stream, fits) => {
      const reader = lines[stream - 1];
      if (!reader) throw new Error(`no stream ${stream}`);
      return new Promise((done, fail) => {
        const late = setTimeout(() => fail(new Error(`${command} did not start`)), PATIENCE_MS);
        reader.on('line', (line) => {
          const [found] = fits.exec(line) ?? [];
          if (found === undefined) return;
          clearTimeout(late);
          done(found);
        });
      });
    },
    stop: async () => {
      end('SIGTERM');
      const late = setTimeout(endAtExit, 5000);
      await gone;
      clearTimeout(late);
      process.off('exit', endAtExit);
      end('SIGKILL');
    },
  };
}
