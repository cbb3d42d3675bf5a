import { type BackupFiles, type Digest, checksumLine } from './backup-files.ts';
import { BackupError } from './backup-error.ts';

/** `sha256sum -c` checks it in a backup that is not sealed. */
export const LIST = 'files.sha256';
const LINE = /^(?<sha256>[0-9a-f]{64}) {2}(?<path>[^\n]+)$/u;
/** Nothing else is written on the disk, whatever a list says. */
const PATH = /^(?:session-secret|uploads\/[a-z0-9][a-z0-9._-]*\/[a-z0-9][a-z0-9._-]*)$/u;

export interface ListedFile {
  path: string;
  sha256: string;
}

export const SESSION_SECRET = 'session-secret';
export const isFolderOfUploads = (name: string) => PATH.test(uploadPath(`${name}/file`));
export const uploadPath = (key: string) => `uploads/${key}`;
/** The storage key of a path in `uploads`. */
export const keyOf = (path: string) => path.slice(uploadPath('').length);

export async function writeList(backup: BackupFiles, files: ListedFile[]): Promise<Digest> {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const lines = sorted.map(checksumLine);
  return backup.write(LIST, Buffer.from(lines.join('')));
}

export async function readList(backup: BackupFiles, sha256: string): Promise<ListedFile[]> {
  const text = (await backup.read(LIST, sha256)).toString();
  return text.split('\n').slice(0, -1).map(parse);
}

function parse(line: string): ListedFile {
  const { sha256 = '', path = '' } = LINE.exec(line)?.groups ?? {};
  if (!PATH.test(path)) throw new BackupError(`La lista de archivos del respaldo trae “${line}”.`);
  return { sha256, path };
}
