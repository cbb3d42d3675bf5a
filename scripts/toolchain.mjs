// Code that the root scripts share: the Node check, the pinned pnpm, and child processes that stop when the script is told to.
// It runs on any Node that understands modules, so that an old one still shows the message below.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { outputOfFailed, sayOnceCompiling } from './build-output.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pnpmVersion = /^pnpm@([^+]+)/.exec(manifest.packageManager)[1];
const stampFile = join(root, 'node_modules', '.portal-install.json');

/** The folder in which the command was typed; npm itself always runs scripts in the root. */
export const callerFolder = process.env.INIT_CWD ?? process.cwd();

export function say(text) {
  process.stderr.write(`${text}\n`);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const fits = manifest.engines.node.split('||').some((range) => {
    const [, sign, wantedMajor, wantedMinor = '0'] = /^\s*(\^|>=)(\d+)(?:\.(\d+))?/.exec(range);
    if (major === Number(wantedMajor)) return minor >= Number(wantedMinor);
    return sign === '>=' && major > Number(wantedMajor);
  });
  if (fits) return;
  say(
    `Este proyecto necesita Node ${manifest.engines.node}; aquí está instalado ${process.version}.`,
  );
  say('Instala una versión vigente desde https://nodejs.org y vuelve a intentarlo.');
  process.exit(1);
}

const running = new Set();
let stopping = false;

export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} (${code})`);
    this.code = code;
    this.output = output;
  }
}

/**
 * Runs a program to its end. `quiet` keeps its output for the error message. Every child leads a process group of its
 * own, so that a signal reaches its children as well.
 */
export function run(
  command,
  args,
  { quiet = false, capture = quiet, env = {}, cwd = root, onOutput = () => {} } = {},
) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...childEnv(), ...env },
      detached: true,
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        onOutput(output);
      });
    }
    child.on('error', (error) => {
      running.delete(child);
      fail(error);
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      // The signal that ended the child ends this process too: nothing has failed.
      if (stopping) return;
      if (code === 0) done(output);
      else fail(new CommandFailed(`${command} ${args.join(' ')}`, code ?? signal, output));
    });
  });
}

const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** Until the returned function is called, a signal ends the child processes first and then this one. */
export function stopChildrenOnSignal() {
  const stop = (signal) => {
    stopping = true;
    const kill = (name) => {
      for (const child of running) {
        try {
          process.kill(-child.pid, name);
        } catch {
          // The child has just ended by itself.
        }
      }
    };
    kill('SIGTERM');
    const leave = () => process.exit(exitCodes[signal]);
    setInterval(() => running.size === 0 && leave(), 50);
    setTimeout(() => {
      kill('SIGKILL');
      leave();
    }, 5000);
  };
  for (const signal of Object.keys(exitCodes)) process.once(signal, stop);
  return () => {
    for (const signal of Object.keys(exitCodes)) process.removeListener(signal, stop);
  };
}

/** Installs the locked dependencies, unless they are there. `npm start` skips those of the browser tests, which weigh 70 MB. */
export async function install({ withBrowserTests = true } = {}) {
  if (isInstalled(withBrowserTests)) return;
  say('Instalando dependencias (la primera vez tarda uno o dos minutos)…');
  const scope = withBrowserTests
    ? []
    : ['e2e', 'drills', 'bench'].flatMap((name) => ['--filter', `!@pbr/${name}`]);
  const args = [
    'install',
    '--frozen-lockfile',
    '--prod=false',
    '--config.confirmModulesPurge=false',
  ];
  await runPnpm([...args, ...scope], { quiet: true });
  const stamp = { pnpm: await findPnpm(), locks: locks().digest };
  writeFileSync(stampFile, JSON.stringify(stamp));
}

function isInstalled(withBrowserTests) {
  const { wanted, present, digest } = locks();
  return wanted === present || (!withBrowserTests && readStamp().locks === digest);
}

/** pnpm keeps a copy of the lockfile beside the installed packages: complete after a full installation, a part after a partial one. */
function locks() {
  const wanted = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const installed = join(root, 'node_modules/.pnpm/lock.yaml');
  const present = existsSync(installed) ? readFileSync(installed, 'utf8') : '';
  return {
    wanted,
    present,
    digest: createHash('sha256').update(wanted).update(present).digest('hex'),
  };
}

/** Builds the workspaces that have changed since the last build. */
export async function build() {
  const args = ['exec', 'turbo', 'run', 'build', '--output-logs=new-only'];
  try {
    await runPnpm(args, { quiet: true, onOutput: sayOnceCompiling(say) });
  } catch (error) {
    if (error instanceof CommandFailed) error.output = outputOfFailed(error.output);
    throw error;
  }
}

export async function runPnpm(args, options = {}) {
  const pnpm = await findPnpm();
  // Turbo looks for pnpm in the PATH: the pinned one must come before any other version.
  const path = `${dirname(pnpm)}${delimiter}${process.env.PATH}`;
  return run(pnpm, args, { ...options, env: { ...options.env, PATH: path } });
}

/** Loads the built server or command into this process, so that signals, output and exit code are directly its own. */
export async function load(file) {
  // DATA_DIR is relative to the caller's folder. In production it has no default here: the server itself asks for it.
  if (process.env.DATA_DIR) process.env.DATA_DIR = resolve(callerFolder, process.env.DATA_DIR);
  else if (process.env.NODE_ENV !== 'production') process.env.DATA_DIR = join(root, '.data');
  await import(pathToFileURL(join(root, file)).href);
}

/** Runs the steps; when one fails, shows its output instead of a stack trace and exits. */
export async function prepare(...steps) {
  checkNode();
  const free = stopChildrenOnSignal();
  try {
    for (const step of steps) await step();
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    say(error.output.trim());
    say(`No se pudo completar: ${error.message}`);
    process.exit(1);
  }
  free();
}

/** Makes npm fetch a package into its cache; answers the path of one of the package's programs. */
export async function fetchProgram(packageName, program) {
  const args = [
    '--yes',
    '--loglevel=error',
    `--package=${packageName}`,
    `--call=command -v ${program}`,
  ];
  const output = await run('npx', args, { quiet: true });
  // npm may add that there is a newer npm.
  return output.split('\n').findLast((line) => isAbsolute(line)) ?? output;
}

let foundPnpm;

/** Finds the pinned pnpm: last time's if it is still there, else npm fetches it into its cache. */
async function findPnpm() {
  foundPnpm ??= usable(readStamp().pnpm) ?? (await fetchPnpm());
  return foundPnpm;
}

async function fetchPnpm() {
  const path = await fetchProgram(`pnpm@${pnpmVersion}`, 'pnpm');
  if (!usable(path))
    throw new CommandFailed('npx', 'pnpm', `npm no entregó pnpm ${pnpmVersion}: ${path}`);
  return path;
}

function usable(path) {
  if (!path || !existsSync(path)) return undefined;
  const { version } = JSON.parse(
    readFileSync(join(dirname(realpathSync(path)), '../package.json'), 'utf8'),
  );
  return version === pnpmVersion ? path : undefined;
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Drops NODE_ENV, which would make pnpm skip packages that the build needs; the additions keep the tools from calling home. */
function childEnv() {
  const { NODE_ENV: _, ...env } = process.env;
  return {
    ...env,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
  };
}
