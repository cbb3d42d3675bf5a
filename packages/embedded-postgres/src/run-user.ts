import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './embedded-error.ts';
import { runProgram, type RunUser } from './run-program.ts';

interface Owner {
  uid: number;
  gid: number;
}

/**
 * Postgres refuses to run as root. Started by root, it runs as the owner of the cluster, or else of the data folder (of the folder that
 * will hold it, if it does not exist yet), and as nobody if root owns those too.
 */
export function runUserFor(cluster: string, dataDir: string): RunUser {
  if (process.getuid?.() !== 0) return undefined;
  const passwd = readPasswd();
  const clusterOwner = ownerOf(cluster);
  if (clusterOwner && clusterOwner.uid !== 0) return clusterOwner;
  const owner = nearestOwner(dataDir);
  // initdb looks up its own user, so a bare uid, such as that of a mounted volume, does not do.
  if (owner.uid !== 0 && passwd.some(({ uid }) => uid === owner.uid)) return owner;
  const nobody = passwd.find(({ name }) => name === 'nobody');
  return nobody ? { uid: nobody.uid, gid: nobody.gid } : { uid: 65_534, gid: 65_534 };
}

/** Whether this user can enter the folder. A shell tries it, so that ACLs and mounts count too. */
export async function canReach(user: RunUser, folder: string): Promise<boolean> {
  if (user === undefined) return true;
  const { exitCode } = await runProgram('/bin/sh', ['-c', 'cd "$0"', folder], { user });
  return exitCode === 0;
}

function nearestOwner(path: string): Owner {
  return ownerOf(path) ?? nearestOwner(dirname(path));
}

function ownerOf(path: string): Owner | undefined {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid };
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
