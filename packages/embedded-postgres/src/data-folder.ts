import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  EmbeddedPostgresError,
  errorCode,
  explained,
  failedProgram,
  notPermitted,
} from './embedded-error.ts';
import { canReach } from './run-user.ts';
import { runProgram, type RunUser } from './run-program.ts';

/** DATA_DIR and the folders in it. */
export interface DataFolder {
  dataDir: string;
  /** DATA_DIR/postgres: everything of the embedded database, and nothing else. */
  home: string;
  /** The cluster, Postgres's PGDATA. It appears complete or not at all. */
  cluster: string;
}

/** Written last into a new cluster: a cluster without it was not made by the portal. */
const marker = 'portal-pbr.json';

export function dataFolderAt(path: string): DataFolder {
  const dataDir = resolve(path);
  const home = join(dataDir, 'postgres');
  return { dataDir, home, cluster: join(home, 'data') };
}

/** Refuses a folder that the portal did not make, or that another major version wrote, before anything is touched. */
export async function checkDataFolder(
  folder: DataFolder,
  majorVersion: string,
): Promise<'empty' | 'ours'> {
  try {
    if (existsSync(join(folder.dataDir, 'PG_VERSION'))) throw foreign(folder.dataDir, 'PG_VERSION');
    const known = /^(data|socket|bin|init-.*)$/;
    const strangers = (await entriesOf(folder.home)).filter((name) => !known.test(name));
    if (strangers.length > 0) throw foreign(folder.home, strangers.slice(0, 3).join(', '));
    const entries = await entriesOf(folder.cluster);
    const [first] = entries;
    if (first === undefined) return 'empty';
    if (!entries.includes('PG_VERSION')) throw foreign(folder.cluster, first);
    const found = (await readFile(join(folder.cluster, 'PG_VERSION'), 'utf8')).trim();
    if (found !== majorVersion) throw otherVersion(folder.cluster, found, majorVersion);
    if (!entries.includes(marker))
      throw foreign(folder.cluster, `una base de datos PostgreSQL ${found} de otro programa`);
    return 'ours';
  } catch (error) {
    throw explained(error, folder.home);
  }
}

/** Makes the folders above the cluster. Those that root makes stay open enough for Postgres's user to pass. */
export async function makeHome(folder: DataFolder, user: RunUser): Promise<void> {
  try {
    const isNew = !existsSync(folder.dataDir);
    await mkdir(folder.dataDir, { recursive: true });
    if (isNew && user) await chown(folder.dataDir, user.uid, user.gid);
    if (existsSync(folder.home)) return;
    await mkdir(folder.home, { recursive: true });
    if (user) await chmod(folder.home, 0o711);
  } catch (error) {
    throw explained(error, folder.home);
  }
}

/** Makes the cluster in a folder aside and renames it when it is complete, so that a start that died halfway leaves nothing to repair. */
export async function createCluster(
  folder: DataFolder,
  options: { binaries: string; user: RunUser; durable: boolean; majorVersion: string },
): Promise<void> {
  const { user } = options;
  await removeAbandoned(folder.home);
  const half = join(folder.home, `init-${process.pid}-${Date.now()}`);
  try {
    await mkdir(half, { mode: 0o700 });
    if (user) await chown(half, user.uid, user.gid);
    const { dataPath, cwd } = await pathForUser(half, user);
    const { exitCode, output } = await runProgram(
      join(options.binaries, 'bin', 'initdb'),
      [
        '-D',
        dataPath,
        '-U',
        'postgres',
        '-A',
        'trust',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '-k',
        ...(options.durable ? [] : ['-N']),
      ],
      { user, cwd },
    );
    if (exitCode !== 0) throw failedProgram('initdb', output, folder.home);
    await writeFile(join(half, marker), `${JSON.stringify({ postgres: options.majorVersion })}\n`);
    if (user) await chown(join(half, marker), user.uid, user.gid);
    await rename(half, folder.cluster);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    const code = errorCode(error);
    // Another process was faster, and its cluster is as good.
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return;
    throw explained(error, folder.home);
  }
}

/**
 * Returns a path that the user running Postgres can use for the folder. Below a folder closed to that user (a clone in /root) no path
 * works, but Linux lets a process name its current folder without walking there.
 */
export async function pathForUser(
  path: string,
  user: RunUser,
): Promise<{ dataPath: string; cwd: string }> {
  if (await canReach(user, path)) return { dataPath: path, cwd: '/' };
  if (process.platform === 'linux') return { dataPath: '/proc/self/cwd', cwd: path };
  throw notPermitted(path);
}

/** Gives the user the files that root restored from a backup: they belong to root, and Postgres cannot run as root. */
export async function giveToUser(folder: DataFolder, user: RunUser): Promise<void> {
  if (!user) return;
  for (const path of [folder.cluster, join(folder.home, 'socket')]) {
    const stat = await lstat(path).catch(() => undefined);
    if (!stat || stat.uid === user.uid) continue;
    const owner = `${user.uid}:${user.gid}`;
    const { exitCode, output } = await runProgram('chown', ['-R', owner, path], {
      user: undefined,
    });
    if (exitCode !== 0) throw failedProgram('chown', output, path);
    await chmod(path, 0o700);
  }
}

async function removeAbandoned(home: string): Promise<void> {
  for (const name of await entriesOf(home)) {
    const pid = Number(/^init-(\d+)-/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(join(home, name), { recursive: true, force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function entriesOf(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') throw foreign(path, 'un archivo, no una carpeta');
    throw error;
  }
}

function foreign(path: string, found: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'foreign_data',
    `La carpeta ${path} no es de este portal (contiene: ${found}). No se cambió nada en ella. Elige otra carpeta con DATA_DIR o mueve su contenido.`,
  );
}

function otherVersion(path: string, found: string, expected: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'other_version',
    `Los datos de ${path} son de PostgreSQL ${found} y este portal trae PostgreSQL ${expected}. No se cambió nada en ellos. Restaura un respaldo en una carpeta nueva (DATA_DIR) o usa un PostgreSQL ${found} con DATABASE_URL.`,
  );
}
