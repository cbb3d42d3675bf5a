import postgres from 'postgres';
import type { SocketConnection } from '../embedded-postgres.ts';

/** Opens one connection, for tests that check whether a cluster works. */
export function connectTo(connection: SocketConnection): postgres.Sql {
  return postgres({ ...connection, max: 1, onnotice: () => {} });
}
