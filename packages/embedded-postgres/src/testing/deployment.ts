import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import type { SocketConnection } from '../embedded-postgres.ts';
import { findPackagedPostgres } from '../binaries.ts';
import type { RunUser } from '../run-program.ts';

/**
 * Puts portal.ts into a folder as in a deployment: one bundled file, with the packages beside it. The package with the programs is a link
 * to ours or, for tests that change it, a copy.
 */
export async function deployPortal(folder: string, packages: 'linked' | 'copied'): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'portal.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'portal.mjs' } },
    },
  });
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@pbr/embedded-postgres'), { recursive: true });
  const manifest = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8');
  await writeFile(join(modules, '@pbr/embedded-postgres/package.json'), manifest);
  const original = dirname((await findPackagedPostgres()).folder);
  const programs = join(modules, `@embedded-postgres/${process.platform}-${process.arch}`);
  await mkdir(dirname(programs));
  if (packages === 'linked') return symlink(original, programs);
  const links = await linkNames(original);
  await cp(original, programs, {
    recursive: true,
    // The state that the package manager leaves: the install script, which would make the links, has not run.
    filter: (path) => !path.endsWith('.a') && !links.has(path),
  });
}

async function linkNames(packageFolder: string): Promise<Set<string>> {
  const text = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  const links = JSON.parse(text) as { target: string }[];
  return new Set(links.map(({ target }) => join(packageFolder, target)));
}

export interface PortalOptions {
  role?: 'server' | 'tool';
  mode?: 'hold' | 'write' | 'leave';
  durable?: boolean;
  user?: RunUser;
  environment?: NodeJS.ProcessEnv;
}

/** A portal process in its own process group, as a terminal starts one. */
export class PortalProcess {
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  /** Everything the process has said so far: each word with its payload. */
  readonly said: [string, unknown][] = [];
  #waiting: (() => void)[] = [];
  #isSilent = false;

  constructor(folder: string, dataDir: string, options: PortalOptions = {}) {
    const { role = 'server', mode = 'hold', durable = false, user, environment } = options;
    const args = [join(folder, 'portal.mjs'), role, dataDir, durable ? 'durable' : 'fast', mode];
    this.child = spawn(process.execPath, args, {
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
      ...user,
    });
    // Killing the process resets its input.
    this.child.stdin?.on('error', () => {});
    this.exited = new Promise((resolve) => this.child.on('exit', resolve));
    if (this.child.stdout === null) throw new Error('The portal process has no output.');
    const lines = createInterface({ input: this.child.stdout });
    lines.on('line', (line) => {
      const [, word = '', payload = 'null'] = /^(\S+) (.*)$/.exec(line) ?? [];
      this.said.push([word, JSON.parse(payload)]);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    lines.on('close', () => {
      this.#isSilent = true;
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  /** Waits until the process has said the word so many times; resolves with the payload of the last time. */
  async heard(word: string, times = 1): Promise<unknown> {
    for (;;) {
      const found = this.said.filter(([said]) => said === word);
      if (found.length >= times) return found[times - 1]?.[1];
      if (this.#isSilent)
        throw new Error(`It ended without "${word}": ${JSON.stringify(this.said)}`);
      await new Promise<void>((wake) => this.#waiting.push(wake));
    }
  }

  async ready(): Promise<SocketConnection> {
    return (await this.heard('ready')) as SocketConnection;
  }

  async stop(): Promise<number | null> {
    this.child.stdin?.write('stop\n');
    return this.exited;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exited;
  }
}
