import { createConnection, type Socket } from 'node:net';
import postgres from 'postgres';
import { socketFile } from './socket-folder.ts';
import { socketPort } from './settings.ts';

/**
 * One connection that a process holds open as long as it uses the embedded Postgres. It holds advisory locks, which Postgres releases by
 * itself however the process ends. A lock file cannot do that (kill -9, reused pids, two processes clearing away the same stale file).
 */
export interface Keeper {
  /** False while another portal server holds the lock. */
  tryServerLock(): Promise<boolean>;
  /** The process that holds the server lock. */
  serverPid(): Promise<number | undefined>;
  /** Leaves the users. True when no user is left; then nobody can join until this connection ends. */
  leave(): Promise<boolean>;
  rejoin(): Promise<void>;
  ensureDatabase(): Promise<void>;
  end(): Promise<void>;
}

export const databaseName = 'portal';
export const databaseUser = 'portal';

// Two-part advisory locks: 'PBR', and a number for the thing that is locked. All are taken in the database "postgres".
const portal = 0x504252;
const users = 1;
const server = 2;
const setup = 3;

const serverName = 'portal-pbr server';
const toolName = 'portal-pbr tool';

/** Connects, and counts as one of the users from then on. Rejects with the connection's error. */
export async function openKeeper(
  socketDir: string,
  options: { role: 'server' | 'tool'; onLost: () => void },
): Promise<Keeper> {
  let state: 'opening' | 'open' | 'lost' | 'leaving' = 'opening';
  const socket = await connectSocket(socketFile(socketDir));
  const sql = connect(socketDir, options.role, socket, () => {
    if (state !== 'open') return;
    state = 'lost';
    options.onLost();
  });
  const end = async () => {
    state = 'leaving';
    await sql.end({ timeout: 1 });
  };
  const run = async (query: string): Promise<postgres.Row[]> => {
    if (state === 'lost') throw new Error('The keeper lost its connection.');
    // Node may end while the keeper is idle, but not while a caller waits for its answer.
    socket.ref();
    try {
      return await sql.unsafe(query);
    } finally {
      socket.unref();
    }
  };
  const lock = async (name: string, key: number) =>
    (await run(`select ${name}(${portal}, ${key}) as ok`))[0]?.['ok'] === true;
  const join = () => lock('pg_advisory_lock_shared', users);
  try {
    await join();
    state = 'open';
  } catch (error) {
    await end();
    throw error;
  }
  return {
    tryServerLock: () => lock('pg_try_advisory_lock', server),
    serverPid: async () => {
      const rows =
        await run(`select application_name as name from pg_locks join pg_stat_activity using (pid)
        where locktype = 'advisory' and classid = ${portal} and objid = ${server} and granted`);
      return Number(String(rows[0]?.['name']).slice(serverName.length)) || undefined;
    },
    leave: async () => {
      await lock('pg_advisory_unlock_shared', users);
      const isLast = await lock('pg_try_advisory_lock', users);
      // The caller is about to stop Postgres, which ends this connection.
      if (isLast) state = 'leaving';
      return isLast;
    },
    rejoin: async () => {
      await join();
    },
    ensureDatabase: async () => {
      await lock('pg_advisory_lock', setup);
      await ensureDatabase(run);
      await lock('pg_advisory_unlock', setup);
    },
    end,
  };
}

function connect(
  socketDir: string,
  role: 'server' | 'tool',
  socket: Socket,
  onclose: () => void,
): postgres.Sql {
  const options = {
    host: socketDir,
    port: socketPort,
    database: 'postgres',
    user: 'postgres',
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 5,
    fetch_types: false,
    connection: { application_name: `${role === 'server' ? serverName : toolName} ${process.pid}` },
    onnotice: () => {},
    onclose,
    // postgres.js has this option, but its types do not. Always returns the same socket: after a loss postgres.js would silently open a
    // second connection, which would not hold the locks.
    socket: () => {
      if (socket.destroyed)
        throw Object.assign(new Error('The socket is closed.'), { code: 'ECONNRESET' });
      return socket;
    },
  };
  return postgres(options);
}

/** Makes a separate role for the portal: a superuser could read files and run programs by SQL. */
async function ensureDatabase(run: (query: string) => Promise<postgres.Row[]>): Promise<void> {
  const roles = await run(`select 1 from pg_roles where rolname = '${databaseUser}'`);
  if (roles.length === 0) await run(`create role ${databaseUser} login`);
  // The caller gets the errors of statements and logs them; logged here, they would let any visitor fill the disk.
  await run(`alter role ${databaseUser} set log_min_messages = 'log'`);
  const databases = await run(`select 1 from pg_database where datname = '${databaseName}'`);
  if (databases.length === 0) await run(`create database ${databaseName} owner ${databaseUser}`);
}

function connectSocket(path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path);
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      // Postgres may be killed before postgres.js listens; an unhandled error would end this process.
      socket.on('error', () => {});
      resolve(socket);
    });
  });
}
