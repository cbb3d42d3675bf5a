import postgres from 'postgres';
import type { SocketConnection } from '../embedded-postgres.ts';

/** One connection, as a test asks a cluster whether it is well. */
export function connectTo(connection: SocketConnection): postgres.Sql {
  return postgres({ ...connection, max: 1, onnotice: () => {} });
}
