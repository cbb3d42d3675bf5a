import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './embedded-error.ts';
import { runProgram, type RunUser } from './run-program.ts';

/**
 * Postgres refuses to run as root. Started by root it runs as the owner of the first of the given
 * folders that exists (or of the folder that it will be created in), and as nobody where that is root too.
 */
export function runUserFor(folders: string[]): RunUser {
  if (process.getuid?.() !== 0) return undefined;
  const passwd = readPasswd();
  const owner = ownerOf(folders);
  if (owner.uid !== 0) {
    // initdb looks its own user up; a bare uid (a mounted volume) can only run what exists already.
    const known = passwd.some((entry) => entry.uid === owner.uid);
    if (known || folders[0] === owner.folder) return { uid: owner.uid, gid: owner.gid };
  }
  const nobody = passwd.find((entry) => entry.name === 'nobody');
  return nobody ? { uid: nobody.uid, gid: nobody.gid } : { uid: 65_534, gid: 65_534 };
}

/** May this user walk down to the folder? Asked by trying, so that ACLs and mounts count too. */
export async function canReach(user: RunUser, folder: string): Promise<boolean> {
  if (user === undefined) return true;
  const { exitCode } = await runProgram('/bin/sh', ['-c', 'cd "$0"', folder], { user });
  return exitCode === 0;
}

function ownerOf(folders: string[]): { folder: string; uid: number; gid: number } {
  for (const folder of folders) {
    const stat = statIfThere(folder);
    if (stat) return { folder, uid: stat.uid, gid: stat.gid };
  }
  const last = folders.at(-1) ?? '/';
  return ownerOf([dirname(last)]);
}

function statIfThere(folder: string) {
  try {
    return statSync(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

function readPasswd(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map((fields) => ({ name: fields[0] ?? '', uid: Number(fields[2]), gid: Number(fields[3]) }));
}
