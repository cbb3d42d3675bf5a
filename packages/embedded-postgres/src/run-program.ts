import { spawn } from 'node:child_process';

/** The user that Postgres runs as; undefined means the user of this process. */
export type RunUser = { uid: number; gid: number } | undefined;

export interface ProgramResult {
  exitCode: number | null;
  output: string;
}

/** The only variables that the programs get: an operator's PGDATA, PGPORT or LANG must not reach them. */
export const programEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** Runs a program to its end. A program that cannot be started counts as failed. */
export function runProgram(
  command: string,
  args: string[],
  options: { user: RunUser; cwd?: string },
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? '/',
      env: programEnvironment,
      // In its own session, because main handles a Ctrl-C in the terminal.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options.user,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ exitCode: null, output: `${output}${error.message}` }));
    child.on('close', (exitCode) => resolve({ exitCode, output }));
  });
}
