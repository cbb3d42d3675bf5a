import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError, explained } from './embedded-error.ts';
import { canReach } from './run-user.ts';
import type { RunUser } from './run-program.ts';
import { socketPort } from './settings.ts';

/** The kernel's limit for the path of a unix socket, without the closing NUL: 107 bytes on Linux, 103 on macOS. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107;

export function socketFile(socketDir: string): string {
  return join(socketDir, `.s.PGSQL.${socketPort}`);
}

/**
 * Makes a folder that only Postgres's user (and root) can enter, because Postgres trusts every client that can connect. The folder serves
 * one cluster, whose postmaster.pid keeps rivals out; the socket's own lock file goes, since a reused pid in it would block a start.
 */
export async function makeSocketFolder(folder: DataFolder, user: RunUser): Promise<string> {
  const socketDir = await chooseFolder(folder, user);
  await rm(`${socketFile(socketDir)}.lock`, { force: true });
  return socketDir;
}

async function chooseFolder(folder: DataFolder, user: RunUser): Promise<string> {
  const beside = join(folder.home, 'socket');
  if (fits(beside) && (await canReach(user, folder.home))) return makePrivate(beside, user);
  const hash = createHash('sha256').update(folder.cluster).digest('hex').slice(0, 16);
  const short = [tmpdir(), '/tmp'].map((parent) => join(parent, `pbr-${hash}`)).find(fits);
  return makePrivate(short ?? join('/tmp', `pbr-${hash}`), user);
}

function fits(socketDir: string): boolean {
  return Buffer.byteLength(socketFile(socketDir)) <= longestSocketPath;
}

async function makePrivate(path: string, user: RunUser): Promise<string> {
  const owner = user?.uid ?? process.getuid?.() ?? 0;
  try {
    await mkdir(path, { mode: 0o700 });
    if (user) await chown(path, user.uid, user.gid);
    return path;
  } catch (error) {
    const stat = await lstat(path).catch(() => undefined);
    if (!stat) throw explained(error, path);
    if (stat.isDirectory() && stat.uid === owner && (stat.mode & 0o077) === 0) return path;
    throw new EmbeddedPostgresError(
      'not_permitted',
      `La carpeta ${path} pertenece a otro usuario o está abierta a otros; bórrala para que el portal la cree de nuevo.`,
      { cause: error },
    );
  }
}
