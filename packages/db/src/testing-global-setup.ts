import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createClient, type SocketConnection } from './client.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrateDb } from './migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The superuser of the run's cluster, in its maintenance database. */
    testPostgres: SocketConnection;
  }
}

export const templateDatabase = 'template_migrated';

/** One throwaway cluster for the run, with one migrated database to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pbr-test-'));
  const guard = guardFolder(dataDir);
  try {
    // Started by root, Postgres runs as nobody, who has to get in.
    await chmod(dataDir, 0o711);
    const { logger } = project.vitest;
    const log = {
      info: () => {},
      warn: (message: string) => logger.warn(message),
      error: (message: string) => logger.error(message),
    };
    const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false });
    await makeTemplate(postgres.adminConnection, postgres.connection.user);
    project.provide('testPostgres', postgres.adminConnection);
    return async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
      guard.release();
    };
  } catch (error) {
    guard.release();
    throw error;
  }
}

async function makeTemplate(admin: SocketConnection, owner: string): Promise<void> {
  const client = createClient(admin, { max: 1 });
  await client`create database ${client(templateDatabase)} owner ${client(owner)}`;
  await migrateDb({ ...admin, user: owner, database: templateDatabase });
  await client.end();
}

/**
 * Clears away after a run that died in whatever way, kill -9 included: the shell waits for the end
 * of its input, which comes when this process is gone.
 */
function guardFolder(dataDir: string): { release: () => void } {
  const script = `cat > /dev/null
    pid=$(head -n 1 "$0/postgres/data/postmaster.pid" 2> /dev/null) && kill -QUIT "$pid"
    while [ -n "$pid" ] && kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
    rm -rf "$0"`;
  const shell = spawn('/bin/sh', ['-c', script, dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
  shell.unref();
  return { release: () => shell.stdin.end() };
}
