import { randomBytes } from 'node:crypto';
import { access, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { BackupError } from './backup-error.ts';
import { syncPath } from './sync-files.ts';

// A folder has the last name only once everything in it is complete and on the disk.
const NAME = /^portal-pbr-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-[0-9a-f]{8}(\.incompleto)?$/u;
const INCOMPLETE = '.incompleto';
/** Tells people what the folder is, and lets the command recognise its own. */
const MARK = 'LEEME-portal-pbr.txt';
export const VERIFIED = 'verificado.json';

const MARK_TEXT = `Respaldo de Portal PBR: la base de datos y las fotos. Se restaura con

  npm run restore -- --from CARPETA

y se comprueba con npm run backup -- --verify CARPETA. Contiene datos personales y la clave de las sesiones: guárdalo en privado.
`;

/** A folder that the command has made. */
export interface FoundBackup {
  path: string;
  name: string;
  madeAt: Date;
  isComplete: boolean;
  isVerified: boolean;
}

/** Makes a folder for a new backup, marked as incomplete. */
export async function beginFolder(parent: string, now: Date): Promise<string> {
  const time = now
    .toISOString()
    .replaceAll(/[-:]|\..*/gu, '')
    .replace('T', '-');
  const name = `portal-pbr-${time}-${randomBytes(4).toString('hex')}${INCOMPLETE}`;
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const path = join(parent, name);
  await mkdir(path, { mode: 0o700 });
  await writeFile(join(path, MARK), MARK_TEXT, { mode: 0o600 });
  return path;
}

/** Gives a folder whose files are on the disk the name of a complete backup. */
export async function finishFolder(path: string): Promise<string> {
  const finished = path.slice(0, -INCOMPLETE.length);
  await rename(path, finished);
  await syncPath(resolve(finished, '..'));
  return finished;
}

export const dropFolder = (path: string) => rm(path, { recursive: true, force: true });

export async function markVerified(path: string, at: Date): Promise<void> {
  const text = `${JSON.stringify({ at: at.toISOString() })}\n`;
  await writeFile(join(path, VERIFIED), text, { mode: 0o600 });
}

/** The backups in a folder, oldest first. Leaves out whatever the command has not made. */
export async function listBackups(parent: string): Promise<FoundBackup[]> {
  const found = await Promise.all((await readdir(parent)).map((name) => look(parent, name)));
  return found.filter((one) => one !== null).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** A backup, or the newest complete one in a folder of backups. */
export async function chooseBackup(path: string): Promise<string> {
  const whole = resolve(path);
  const itself = await look(join(whole, '..'), basename(whole));
  if (itself && !itself.isComplete)
    throw new BackupError(`El respaldo de ${whole} quedó a medias y no sirve.`);
  if (itself) return whole;
  const inside = await listBackups(whole).catch(() => []);
  const newest = inside.findLast(({ isComplete }) => isComplete);
  if (!newest) throw new BackupError(`En ${whole} no hay ningún respaldo completo.`);
  return newest.path;
}

/** When a backup of this name was made; null for any other name. */
export function readName(name: string): Date | null {
  const time = NAME.exec(name);
  if (!time) return null;
  const [year, month, day, hour, minute, second] = time.slice(1, 7).map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour ?? 0, minute ?? 0, second ?? 0));
}

async function look(parent: string, name: string): Promise<FoundBackup | null> {
  const madeAt = readName(name);
  const path = join(parent, name);
  if (!madeAt || !(await isFolder(path)) || !(await exists(join(path, MARK)))) return null;
  return {
    path,
    name,
    madeAt,
    isComplete: !name.endsWith(INCOMPLETE),
    isVerified: await exists(join(path, VERIFIED)),
  };
}

/** A symbolic link is not one of our folders: what it leads to was not made by this command. */
const isFolder = (path: string) =>
  lstat(path).then(
    (stat) => stat.isDirectory(),
    () => false,
  );

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
