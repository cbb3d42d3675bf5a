import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import {
  createClient,
  createDb,
  type Database,
  type DbOptions,
  type SocketConnection,
} from './client.ts';
import { databaseUser } from './embedded/keeper.ts';
import { templateDatabase } from './testing-global-setup.ts';

export interface TestDb extends Database {
  connection: SocketConnection;
  /** Ends the connections and drops the database. */
  close(): Promise<void>;
}

/** A migrated database of its own for a test file. `empty` leaves the migrations out. */
export async function createTestDb(options: DbOptions & { empty?: boolean } = {}): Promise<TestDb> {
  const admin = inject('testPostgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = options.empty ? 'template0' : templateDatabase;
  await asAdmin(
    admin,
    (client) => client`
    create database ${client(name)} template ${client(template)} strategy file_copy owner ${client(databaseUser)}`,
  );
  const connection = { ...admin, user: databaseUser, database: name };
  const database = createDb(connection, { max: 4, ...options });
  return {
    ...database,
    connection,
    close: async () => {
      await database.close();
      await asAdmin(
        admin,
        (client) => client`drop database if exists ${client(name)} with (force)`,
      );
    },
  };
}

async function asAdmin(
  admin: SocketConnection,
  run: (client: ReturnType<typeof createClient>) => Promise<unknown>,
): Promise<void> {
  const client = createClient(admin, { max: 1 });
  try {
    await run(client);
  } finally {
    await client.end();
  }
}
