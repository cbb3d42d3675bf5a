import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestFolder {
  path: string;
  remove(): Promise<void>;
}

/**
 * Makes a temporary folder that every user may enter (started by root, Postgres runs as nobody). A shell clears it away, with the Postgres
 * that runs on it, when its input ends. That happens however this process ends, kill -9 included.
 */
export async function makeTestFolder(prefix: string): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), prefix));
  await chmod(path, 0o755);
  const script = `cat > /dev/null
    for file in $(find "$0" -name postmaster.pid 2> /dev/null); do
      pid=$(head -n 1 "$file") && kill -QUIT "$pid" 2> /dev/null
    done
    for disk in "$0"/disk-*; do umount -l "$disk" 2> /dev/null; done
    for attempt in 1 2 3 4 5; do
      rm -rf "$0" 2> /dev/null && break
      sleep 1
    done`;
  const shell = spawn('/bin/sh', ['-c', script, path], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
  shell.unref();
  shell.stdin.on('error', () => {});
  return {
    path,
    remove: async () => {
      await rm(path, { recursive: true, force: true });
      shell.stdin.end();
    },
  };
}
