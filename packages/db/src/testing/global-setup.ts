import type { TestProject } from 'vitest/node';
import { createClient } from '../client.ts';
import {
  startEmbeddedPostgres,
  type SocketConnection,
} from '@pbr/embedded-postgres/embedded-postgres';
import { migrateDb } from '../migrate.ts';
import { makeTestFolder } from '@pbr/embedded-postgres/testing/folder';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connects as the superuser of the run's cluster, to its maintenance database. */
    testPostgres: SocketConnection;
  }
}

export const templateDatabase = 'template_migrated';

/** Starts one throwaway cluster for the run, with one migrated database to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeTestFolder('pbr-cluster-');
  const { logger } = project.vitest;
  const log = {
    info: () => {},
    warn: (message: string) => logger.warn(message),
    error: (message: string) => logger.error(message),
  };
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log, durable: false });
  await makeTemplate(postgres.adminConnection, postgres.connection.user);
  project.provide('testPostgres', postgres.adminConnection);
  return async () => {
    await postgres.stop();
    await folder.remove();
  };
}

async function makeTemplate(admin: SocketConnection, owner: string): Promise<void> {
  const client = createClient(admin, { max: 1 });
  await client`create database ${client(templateDatabase)} owner ${client(owner)}`;
  // Tests empty tables without firing triggers.
  await client`grant set on parameter session_replication_role to ${client(owner)}`;
  await migrateDb({ ...admin, user: owner, database: templateDatabase });
  await client.end();
}
